// Which puzzle an address asks for, and where its drawing is kept.

import {
  DAILY_LEVELS,
  type DailyLevel,
  FIRST_DATE,
  LEVEL_NAMES,
  type LevelName,
  levelOfCells,
  LEVELS,
  parseId,
  type Setup,
  type Shape,
  shapeName,
  versionOn,
} from '@rensa/games/loop';
import { dayOf } from '../../../base/calendar/days.ts';
import { dailyKey } from './glance.ts';

/** `named`: a puzzle of a size and a seed that an address names. */
export type PuzzleSlot =
  | { readonly mode: 'daily'; readonly date: string; readonly level: DailyLevel }
  | { readonly mode: 'unlimited'; readonly shape: Shape }
  | { readonly mode: 'named'; readonly id: string };

export type DailySlot = Extract<PuzzleSlot, { readonly mode: 'daily' }>;

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

/** The slot of a puzzle's own address, `/loop/1/8x8/42`; undefined if it names none, or a daily that is not out yet. */
export function slotOfPath(path: string, today: string): PuzzleSlot | undefined {
  try {
    const id = decodeURIComponent(path.slice(1));
    const { setup } = parseId(id);
    if (setup.kind !== 'daily') return { mode: 'named', id };
    return isPast(setup.date, today) ? { mode: 'daily', date: setup.date, level: setup.level } : undefined;
  } catch {
    return undefined;
  }
}

export function saveKey(slot: PuzzleSlot): string {
  if (slot.mode === 'daily') return dailyKey(slot.date, slot.level);
  if (slot.mode === 'named') return `loop-game:named:${slot.id}`;
  return `loop-game:unlimited:${presetOf(slot.shape) ?? shapeName(slot.shape)}`;
}

/** The level that a plain square belongs to, if it is one of the five. */
export function presetOf({ rows, cols, holes }: Shape): LevelName | undefined {
  return LEVEL_NAMES.find((level) => holes === 0 && rows === LEVELS[level].side && cols === rows);
}

export function shapeOfLevel(level: LevelName): Shape {
  const { side } = LEVELS[level];
  return { rows: side, cols: side, holes: 0 };
}

/** The daily that a key belongs to; undefined for any other key. */
export function slotOfKey(key: string): DailySlot | undefined {
  const [, date, name] = /^loop-game:daily:(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(key) ?? [];
  const level = DAILY_LEVELS.find((each) => each === name);
  return date === undefined || level === undefined ? undefined : { mode: 'daily', date, level };
}

export function setupOf(slot: PuzzleSlot): Setup {
  if (slot.mode === 'daily') return { kind: 'daily', date: slot.date, level: slot.level };
  if (slot.mode === 'named') return parseId(slot.id).setup;
  return { kind: 'sized', generator: 2, ...slot.shape };
}

/** Undefined where any seed will do. */
export function seedOf(slot: PuzzleSlot): number | undefined {
  if (slot.mode === 'daily') return 0;
  return slot.mode === 'named' ? parseId(slot.id).seed : undefined;
}

/** How hard a board of this size is called. */
export function levelOf(slot: PuzzleSlot): LevelName {
  if (slot.mode === 'daily') return slot.level;
  const { rows, cols, holes } = shapeOf(slot);
  return levelOfCells(rows * cols - holes);
}

/** Of the board of a sized puzzle. */
export function shapeOf(slot: PuzzleSlot): Shape {
  return shapeOfSetup(setupOf(slot));
}

function shapeOfSetup(setup: Setup): Shape {
  if (setup.kind !== 'sized') return { rows: 0, cols: 0, holes: 0 };
  return { rows: setup.rows, cols: setup.cols, holes: 'generator' in setup ? setup.holes : 0 };
}

/** Do two setups have boards of the same kind in the same slot? The generator may be another. */
export function fitsSlot(setup: Setup, slot: PuzzleSlot): boolean {
  const wanted = setupOf(slot);
  if (setup.kind === 'daily') {
    return wanted.kind === 'daily' && setup.date === wanted.date && setup.level === wanted.level;
  }
  return (
    setup.kind === 'sized' &&
    wanted.kind === 'sized' &&
    shapeName(shapeOfSetup(setup)) === shapeName(shapeOfSetup(wanted))
  );
}

/** From here on a puzzle is made in a worker. */
const WORKER_SIDE = 8;

/** Dailies of version 2 are chosen from many loops, which takes its time on any board. */
export function isLarge(setup: Setup): boolean {
  if (setup.kind === 'sized') return Math.max(setup.rows, setup.cols) >= WORKER_SIDE;
  return setup.kind === 'daily' && (versionOn(setup.date) === 2 || LEVELS[setup.level].side >= WORKER_SIDE);
}
