// The runs that were finished. A tab that still has such a game open must not save it again, unless it was left open for
// longer than the names last.

import { StoredNames } from './names.ts';

const ended = new StoredNames('rensa:ended');

export function isEnded(name: string): boolean {
  return ended.has(name);
}

export function noteEnd(name: string): void {
  ended.add(name);
}
