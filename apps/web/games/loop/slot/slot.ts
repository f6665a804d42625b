// Slots: which puzzle an address asks for, and the storage key of its drawing.

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
  SMALL_SHAPES,
  versionOn,
} from '@rensa/games/loop';
import { dayOf } from '../../../base/calendar/days.ts';
import { dailyKey } from './summary.ts';

/** Puzzles that share one place in storage. `named`: a puzzle of a size and a seed, from an address. */
export type PuzzleSlot =
  | { readonly mode: 'daily'; readonly date: string; readonly level: DailyLevel }
  | UnlimitedSlot
  | { readonly mode: 'named'; readonly id: string };

/** `small`: each new puzzle is on one of the boards of the easy dailies, whatever the shape. */
export interface UnlimitedSlot {
  readonly mode: 'unlimited';
  readonly shape: Shape;
  readonly small?: true;
}

export type DailySlot = Extract<PuzzleSlot, { readonly mode: 'daily' }>;

export interface PuzzleQuery {
  readonly difficulty: DailyLevel | 'unlimited';
  /** Undefined for the puzzle of today. */
  readonly date: string | undefined;
  /** Parameters with a value that does not exist, as in the address. */
  readonly unknown: readonly string[];
}

const DIFFICULTIES: readonly PuzzleQuery['difficulty'][] = [...DAILY_LEVELS, 'unlimited'];

/** Parses `?difficulty=medium&date=2026-01-31`. A day in the future is unknown. */
export function parseQuery(search: string, today: string): PuzzleQuery {
  const params = new URLSearchParams(search);
  const [asked, date] = [params.get('difficulty'), params.get('date')];
  const difficulty = DIFFICULTIES.find((each) => each === asked);
  const known = date !== null && isPast(date, today) ? date : undefined;
  const unknown = [
    ...(asked !== null && difficulty === undefined ? [`difficulty=${asked.slice(0, 40)}`] : []),
    ...(date !== null && known === undefined ? [`date=${date.slice(0, 40)}`] : []),
  ];
  return { difficulty: difficulty ?? 'easy', date: known, unknown };
}

/** True if the dailies of this date are out. */
export function isPast(date: string, today: string): boolean {
  try {
    return dayOf(date) >= dayOf(FIRST_DATE) && dayOf(date) <= dayOf(today);
  } catch {
    return false;
  }
}

export function addressOf(difficulty: LevelName | 'unlimited', date?: string): string {
  return `/loop/play?difficulty=${difficulty}${date === undefined ? '' : `&date=${date}`}`;
}

/** The slot of an address such as `/loop/1/8x8/42`; undefined if there is no such puzzle, or its daily is not out. */
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
  if (slot.small === true) return 'loop-game:unlimited:easy';
  const level = presetOf(slot.shape);
  return `loop-game:unlimited:${level === undefined || level === 'easy' ? shapeName(slot.shape) : level}`;
}

/** The slot of a level in Unlimited. Easy has all the small boards. */
export function slotOfLevel(level: LevelName): UnlimitedSlot {
  return { mode: 'unlimited', shape: shapeOfLevel(level), ...(level === 'easy' && { small: true }) };
}

/** A slot in which each new puzzle of this seed has its shape. */
export function withSeed(slot: PuzzleSlot, seed: number): PuzzleSlot {
  if (slot.mode !== 'unlimited' || slot.small !== true) return slot;
  return { mode: 'unlimited', shape: SMALL_SHAPES[seed % SMALL_SHAPES.length] ?? slot.shape };
}

/** The level whose board is this square without holes; undefined for any other shape. */
export function presetOf({ rows, cols, holes }: Shape): LevelName | undefined {
  return LEVEL_NAMES.find((level) => holes === 0 && rows === LEVELS[level].side && cols === rows);
}

export function shapeOfLevel(level: LevelName): Shape {
  const { side } = LEVELS[level];
  return { rows: side, cols: side, holes: 0 };
}

/** The daily of a storage key; undefined for any other key. */
export function slotOfKey(key: string): DailySlot | undefined {
  const [, date, name] = /^loop-game:daily:(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(key) ?? [];
  const level = DAILY_LEVELS.find((each) => each === name);
  return date === undefined || level === undefined ? undefined : { mode: 'daily', date, level };
}

/** The slot of any storage key of a drawing. Throws if there is none. */
export function slotWithKey(key: string): PuzzleSlot {
  const slot = slotOfKey(key) ?? otherSlot(key);
  if (saveKey(slot) !== key) throw new Error('there is no such puzzle');
  return slot;
}

function otherSlot(key: string): PuzzleSlot {
  const [, mode, name = ''] = /^loop-game:(named|unlimited):(.+)$/.exec(key) ?? [];
  if (mode === 'named') return { mode, id: name };
  const level = LEVEL_NAMES.find((each) => each === name);
  return level === undefined ? { mode: 'unlimited', shape: shapeNamed(name) } : slotOfLevel(level);
}

/** The shape with a name such as `7x7-1`. Throws if there is none. */
export function shapeNamed(name: string): Shape {
  const { setup } = parseId(`loop/2/${name}/0`);
  if (setup.kind !== 'sized' || !('generator' in setup)) throw new Error('the board is no shape');
  return { rows: setup.rows, cols: setup.cols, holes: setup.holes };
}

export function setupOf(slot: PuzzleSlot): Setup {
  if (slot.mode === 'daily') return { kind: 'daily', date: slot.date, level: slot.level };
  if (slot.mode === 'named') return parseId(slot.id).setup;
  return { kind: 'sized', generator: 2, ...slot.shape };
}

/** The seed of the slot; undefined if it takes any seed. */
export function seedOf(slot: PuzzleSlot): number | undefined {
  if (slot.mode === 'daily') return 0;
  return slot.mode === 'named' ? parseId(slot.id).seed : undefined;
}

/** The level of a board, by its number of cells. */
export function levelOf(slot: PuzzleSlot): LevelName {
  if (slot.mode === 'daily') return slot.level;
  const { rows, cols, holes } = shapeOf(slot);
  return levelOfCells(rows * cols - holes);
}

/** The shape of a board; 0 × 0 for dailies. */
export function shapeOf(slot: PuzzleSlot): Shape {
  return shapeOfSetup(setupOf(slot));
}

function shapeOfSetup(setup: Setup): Shape {
  if (setup.kind !== 'sized') return { rows: 0, cols: 0, holes: 0 };
  return { rows: setup.rows, cols: setup.cols, holes: 'generator' in setup ? setup.holes : 0 };
}

/** True if a setup has the day and level, or the shape, of a slot. Its generator may be an older one. */
export function fitsSlot(setup: Setup, slot: PuzzleSlot): boolean {
  const wanted = setupOf(slot);
  if (setup.kind === 'daily') {
    return wanted.kind === 'daily' && setup.date === wanted.date && setup.level === wanted.level;
  }
  if (setup.kind !== 'sized' || wanted.kind !== 'sized') return false;
  const allowed = slot.mode === 'unlimited' && slot.small === true ? SMALL_SHAPES : [shapeOfSetup(wanted)];
  return allowed.some((shape) => shapeName(shape) === shapeName(shapeOfSetup(setup)));
}

/** Rows or columns from which a puzzle is made in a worker. */
const MIN_WORKER_SIDE = 8;

/** True if making the puzzle takes long. Dailies of version 2 are chosen from many loops, slow on any board. */
export function isLarge(setup: Setup): boolean {
  if (setup.kind === 'sized') return Math.max(setup.rows, setup.cols) >= MIN_WORKER_SIDE;
  return setup.kind === 'daily' && (versionOn(setup.date) === 2 || LEVELS[setup.level].side >= MIN_WORKER_SIDE);
}

/** The number of a day's puzzles, counted from 1 on the first day of the archive. */
export function puzzleNumber(date: string): number {
  return dayOf(date) - dayOf(FIRST_DATE) + 1;
}
