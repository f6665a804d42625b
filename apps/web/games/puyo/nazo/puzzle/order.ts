// The order of the library, and the neighbors of a puzzle in it.

import { signal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import { endlessId, nextEndless } from './endless.ts';
import { dailyId, dailyName, hrefOf, libraryId, librarySize, type NazoEntry } from './puzzle.ts';
import { nazoResults, type NazoResults } from './results.ts';

/** The numbers of each level. */
type LibraryOrder = Readonly<Record<NazoLevel, readonly number[]>>;

/** The order of the list. It does not change while the list is open, so that no row moves under a finger. */
export const libraryOrder = signal<LibraryOrder>(orderOf({}));

export function sortLibrary(): void {
  libraryOrder.value = orderOf(nazoResults.peek());
}

/** Unsolved puzzles first, then solved ones, each from the newest to the oldest. */
export function orderOf(results: NazoResults): LibraryOrder {
  const inLevel = (level: NazoLevel): readonly number[] => {
    const newest = Array.from({ length: librarySize(level) }, (_, i) => librarySize(level) - i);
    const isSolved = (n: number): boolean => results[libraryId(level, n)]?.solved === true;
    return [...newest.filter((n) => !isSolved(n)), ...newest.filter(isSolved)];
  };
  return { easy: inLevel('easy'), medium: inLevel('medium'), hard: inLevel('hard') };
}

/** The address of the next or previous puzzle: of the same day, or in the list. */
export function neighborOf(entry: NazoEntry, by: 1 | -1): string | undefined {
  const ids = siblingsOf(entry);
  const id = ids[ids.indexOf(entry.id) + by];
  return id === undefined ? undefined : hrefOf(id);
}

/** The address of the next unsolved puzzle, counted from this one; if all are solved or it is endless, of the next. */
export function nextUnsolved(entry: NazoEntry, results: NazoResults): string | undefined {
  const following = nextEndless(entry.name);
  if (following !== undefined) return hrefOf(endlessId(following));
  const ids = siblingsOf(entry);
  const at = ids.indexOf(entry.id);
  const unsolved = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].find((id) => results[id]?.solved !== true);
  return unsolved === undefined ? neighborOf(entry, 1) : hrefOf(unsolved);
}

/** The puzzles of the same day or level, in order. A pasted puzzle has none. */
function siblingsOf({ id, name }: NazoEntry): readonly string[] {
  if (name === undefined) return [];
  if ('date' in name) return NAZO_LEVELS.map((level) => dailyId(dailyName(name.date, level)));
  const ids = libraryOrder.value[name.level].map((n) => libraryId(name.level, n));
  return ids.includes(id) ? ids : [];
}
