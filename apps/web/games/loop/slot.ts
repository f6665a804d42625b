// Which puzzle an address asks for, and where its drawing is kept.

import { DAILY_LEVELS, type DailyLevel, type LevelName, LEVELS, type Setup } from '@rensa/games/loop';
import { dayOf, FIRST_DATE } from './today.ts';

export type PuzzleSlot =
  | { readonly mode: 'daily'; readonly date: string; readonly level: DailyLevel }
  | { readonly mode: 'unlimited'; readonly level: LevelName };

export interface AskedPuzzle {
  /** What is asked for: a level of the day, or Unlimited. */
  readonly what: DailyLevel | 'unlimited';
  /** Absent for the puzzle of today. */
  readonly date: string | undefined;
  /** What was asked for and is not known, as it was written. */
  readonly unknown: readonly string[];
}

const UNLIMITED = 'unlimited';

/** `?difficulty=medium&date=2026-01-31`. Days to come are not shown before their time. */
export function parseAsked(search: string, today: string): AskedPuzzle {
  const params = new URLSearchParams(search);
  const [difficulty, date] = [params.get('difficulty'), params.get('date')];
  const what = [...DAILY_LEVELS, UNLIMITED].find((each) => each === difficulty) as AskedPuzzle['what'] | undefined;
  const known = date !== null && isPast(date, today) ? date : undefined;
  const unknown = [
    ...(difficulty !== null && what === undefined ? [`difficulty=${difficulty.slice(0, 40)}`] : []),
    ...(date !== null && known === undefined ? [`date=${date.slice(0, 40)}`] : []),
  ];
  return { what: what ?? 'easy', date: known, unknown };
}

/** Is there a daily of this date yet? */
export function isPast(date: string, today: string): boolean {
  try {
    return dayOf(date) >= dayOf(FIRST_DATE) && dayOf(date) <= dayOf(today);
  } catch {
    return false;
  }
}

export function addressOf(what: AskedPuzzle['what'], date?: string): string {
  return `/loop/play?difficulty=${what}${date === undefined ? '' : `&date=${date}`}`;
}

export function saveKey(slot: PuzzleSlot): string {
  if (slot.mode === 'unlimited') return `loop-game:unlimited:${slot.level}`;
  return `loop-game:daily:${slot.date}-${slot.level}`;
}

/** The daily that a key belongs to; undefined for any other key. */
export function slotOfKey(key: string): Extract<PuzzleSlot, { readonly mode: 'daily' }> | undefined {
  const [, date, name] = /^loop-game:daily:(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(key) ?? [];
  const level = DAILY_LEVELS.find((each) => each === name);
  return date === undefined || level === undefined ? undefined : { mode: 'daily', date, level };
}

export function setupOf(slot: PuzzleSlot): Setup {
  if (slot.mode === 'daily') return { kind: 'daily', date: slot.date, level: slot.level };
  const { side } = LEVELS[slot.level];
  return { kind: 'sized', rows: side, cols: side };
}

/** From here on a puzzle is made in a worker. */
const WORKER_SIDE = 8;

export function isLarge(setup: Setup): boolean {
  if (setup.kind === 'sized') return Math.max(setup.rows, setup.cols) >= WORKER_SIDE;
  return setup.kind === 'daily' && LEVELS[setup.level].side >= WORKER_SIDE;
}
