// The games that are kept, the latest first: known without playing any of them again. Every run is saved under a name of its
// own, so that two tabs with two games do not replace each other's.

import { store } from '../../base/storage/storage.ts';
import { parseNames } from './names.ts';

const ORDER = 'rensa:saves';
const SAVE = /^rensa:save:([a-z-]+(?::[a-z0-9]+)?)$/;

/** The name of a run: the id of its game, and in newer saves what distinguishes it from others of that game. */
export function runName(id: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${id}:${random.toString(36)}`;
}

export function saveKey(name: string): string {
  return `rensa:save:${name}`;
}

/** The ids of games with a save, and of matches. */
export function recentSaves(): readonly string[] {
  return [...new Set(recentNames().map(gameOf))];
}

/** The names of the runs of one game. */
export function savesOf(id: string): readonly string[] {
  return recentNames().filter((name) => gameOf(name) === id);
}

export function noteSave(name: string): void {
  const [first, ...rest] = lastOrder();
  if (first === name) return;
  const others = [first, ...rest].filter((each) => each !== undefined && each !== name);
  store.save(ORDER, [name, ...others].slice(0, MAX_NAMES));
}

function gameOf(name: string): string {
  return name.split(':')[0] as string;
}

function recentNames(): readonly string[] {
  const kept = store.keys().flatMap((key) => SAVE.exec(key)?.[1] ?? []);
  const order = lastOrder().filter((name) => kept.includes(name));
  return [...order, ...kept.filter((name) => !order.includes(name))];
}

function lastOrder(): readonly string[] {
  return store.load(ORDER, parseNames, []).value;
}

const MAX_NAMES = 100;
