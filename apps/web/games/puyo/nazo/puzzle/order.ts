// In which order the library is listed, and which puzzle is beside another.

import { signal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import { dailyId, dailyName, hrefOf, libraryId, librarySize, type NazoEntry } from './puzzle.ts';
import { nazoResults, type NazoResults } from './results.ts';

/** The numbers of each level. */
type LibraryOrder = Readonly<Record<NazoLevel, readonly number[]>>;

/** It stays as it is while the list is seen, so that no row moves under a finger. */
export const libraryOrder = signal<LibraryOrder>(orderOf({}));

export function sortLibrary(): void {
  libraryOrder.value = orderOf(nazoResults.peek());
}

/** The newest first, and those that are not solved before the others. */
export function orderOf(results: NazoResults): LibraryOrder {
  const inLevel = (level: NazoLevel): readonly number[] => {
    const newest = Array.from({ length: librarySize(level) }, (_, i) => librarySize(level) - i);
    const isSolved = (n: number): boolean => results[libraryId(level, n)]?.solved === true;
    return [...newest.filter((n) => !isSolved(n)), ...newest.filter(isSolved)];
  };
  return { easy: inLevel('easy'), medium: inLevel('medium'), hard: inLevel('hard') };
}

/** Where the next puzzle of its kind is, or the one before: of the day, or in the list. */
export function besideOf(entry: NazoEntry, by: 1 | -1): string | undefined {
  const ids = idsLike(entry);
  const id = ids[ids.indexOf(entry.id) + by];
  return id === undefined ? undefined : hrefOf(id);
}

/** Where the next one is that is not solved, from this one on; if all are, the next in the list. */
export function nextUnsolved(entry: NazoEntry, results: NazoResults): string | undefined {
  const ids = idsLike(entry);
  const at = ids.indexOf(entry.id);
  const open = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].find((id) => results[id]?.solved !== true);
  return open === undefined ? besideOf(entry, 1) : hrefOf(open);
}

/** Those of the same day, or of the same level. A pasted one is alone. */
function idsLike({ id, name }: NazoEntry): readonly string[] {
  if (name === undefined) return [];
  if ('date' in name) return NAZO_LEVELS.map((level) => dailyId(dailyName(name.date, level)));
  const ids = libraryOrder.value[name.level].map((n) => libraryId(name.level, n));
  return ids.includes(id) ? ids : [];
}
