// Which games are kept, the latest first: known without playing any of them again.

import { store } from '../base/storage.ts';

const ORDER = 'rensa:saves';
const SAVE = /^rensa:save:([a-z]+)$/;

export function saveKey(id: string): string {
  return `rensa:save:${id}`;
}

export function recentSaves(): readonly string[] {
  const kept = store.keys().flatMap((key) => SAVE.exec(key)?.[1] ?? []);
  const order = lastOrder().filter((id) => kept.includes(id));
  return [...order, ...kept.filter((id) => !order.includes(id))];
}

export function noteSave(id: string): void {
  const [first, ...rest] = lastOrder();
  if (first !== id) store.save(ORDER, [id, ...[first, ...rest].filter((each) => each !== undefined && each !== id)]);
}

function lastOrder(): readonly string[] {
  return store.load(ORDER, parseIds, []).value;
}

function parseIds(raw: unknown): readonly string[] {
  if (!Array.isArray(raw) || !raw.every((id) => typeof id === 'string')) throw new Error('saves are named by a list');
  return raw;
}
