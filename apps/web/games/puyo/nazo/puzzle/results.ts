// What the person has done with each puzzle, by its name.

import { signal } from '@preact/signals';
import { type Check, fields, flag, recordOf, whole } from '@rensa/engine';
import { useEffect } from 'preact/hooks';
import { today } from '../../../../base/calendar/days.ts';
import { noteDays, streakOn } from '../../../../base/calendar/done.ts';
import { store } from '../../../../base/storage/storage.ts';
import type { NazoGame } from './game.ts';
import type { NazoEntry } from './puzzle.ts';

export interface NazoResult {
  readonly solved: boolean;
  /** Of the best solution: 0 to 3. */
  readonly stars: number;
  readonly tries: number;
  readonly hints: number;
  readonly seconds: number;
}

const KEY = 'rensa:nazo:puyo';
/** The oldest make room for new ones. */
const MOST_RESULTS = 1000;
const MOST = 1_000_000_000;

const result: Check<NazoResult> = fields({
  solved: flag,
  stars: whole(0, 3),
  tries: whole(0, MOST),
  hints: whole(0, 3),
  seconds: whole(0, MOST),
});
const parse = (raw: unknown): NazoResults => recordOf(result)(raw, 'the puzzles');

export type NazoResults = Readonly<Record<string, NazoResult>>;

export const nazoResults = signal<NazoResults>({});
/** Days in a row with a daily done, in any game. */
export const streakDays = signal(0);

/** Another tab may have solved more meanwhile. */
export function readResults(): void {
  nazoResults.value = store.load<NazoResults>(KEY, parse, {}).value;
  streakDays.value = streakOn(today.peek()).days;
}

export function keepResult(id: string, now: NazoResult): void {
  readResults();
  const { [id]: before, ...others } = nazoResults.value;
  const kept = Object.entries(others).slice(1 - MOST_RESULTS);
  nazoResults.value = { ...Object.fromEntries(kept), [id]: joined(before, now) };
  store.save(KEY, nazoResults.value);
}

/** A puzzle that was solved stays solved, with the most stars. */
function joined(before: NazoResult | undefined, now: NazoResult): NazoResult {
  if (before?.solved !== true) return now;
  return now.solved && now.stars > before.stars ? now : before;
}

/** A puzzle of today that was solved without seeing the solution counts for the streak. */
export function noteSolved({ name }: NazoEntry, stars: number): void {
  if (stars === 0 || name === undefined || !('date' in name) || name.date !== today.peek()) return;
  noteDays([name.date]);
  streakDays.value = streakOn(name.date).days;
}

/** Once something was placed, the puzzle counts as begun. What the page itself shows does not count. */
export function useKeeping(entry: NazoEntry, game: NazoGame): void {
  const { outcome } = game.at.value;
  const begun = game.placed.value.length > 0 && !game.shown.value;
  useEffect(() => {
    if (!begun) return;
    const [tries, hints, seconds] = [game.tries.value, game.hints.value, game.seconds.value];
    const solved = outcome === 'solved';
    const stars = solved ? game.stars.value : 0;
    keepResult(entry.id, { solved, stars, tries, hints, seconds });
    noteSolved(entry, stars);
  }, [begun, outcome]);
}
