// Which games are kept, the latest first: known without playing any of them again.

import { listOf, text } from '@rensa/engine';
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

const ids = listOf(text(40), 0, 100);

function parseIds(raw: unknown): readonly string[] {
  return ids(raw, 'the list of saved games');
}
