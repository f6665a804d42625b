// The runs that were finished. A tab that still has such a game open must not save it again.

import { listOf, text } from '@rensa/engine';
import { store } from '../base/storage.ts';

const KEY = 'rensa:ended';
/** A tab that was left open for longer than so many games may save its game again. */
const MOST = 100;

const names = listOf(text(40), 0, MOST);

function endedRuns(): readonly string[] {
  return store.load<readonly string[]>(KEY, (raw) => names(raw, 'the finished games'), []).value;
}

export function isEnded(name: string): boolean {
  return endedRuns().includes(name);
}

export function noteEnd(name: string): void {
  store.save(KEY, [name, ...endedRuns().filter((each) => each !== name)].slice(0, MOST));
}
