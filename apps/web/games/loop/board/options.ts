// Loop's own settings, shared by all its modes.

import { signal } from '@preact/signals';
import { type Check, fields, flag, oneOf, record, withDefault } from '@rensa/engine';
import { LEVEL_NAMES, parseId, type Shape, shapeName } from '@rensa/games/loop';
import { store } from '../../../base/storage/storage.ts';
import { shapeOfLevel } from '../slot/slot.ts';

export const CLUES = ['off', 'some', 'all'] as const;
export const BORDERS = ['off', 'nearest', 'full'] as const;

export const COUNTS = ['left', 'total', 'off'] as const;

export interface LoopOptions {
  /** Which clues are shown: none, those not met yet, or all. */
  readonly clues: (typeof CLUES)[number];
  /** Which areas are shown: none, that of the clue nearest to the pen, or those of all clues not met yet. */
  readonly border: (typeof BORDERS)[number];
  /** What is written beside a clue: how many turns it still lacks, how many of how many it has, or nothing. */
  readonly count: (typeof COUNTS)[number];
  /** The time is shown while a puzzle is played. */
  readonly timer: boolean;
  /** The board that was last played in Unlimited. */
  readonly board: Shape;
}

/** What of the clues is to be seen. */
export type ClueOptions = Pick<LoopOptions, 'clues' | 'border' | 'count'>;

const KEY = 'loop-game:settings';
const DEFAULTS: LoopOptions = {
  clues: 'all',
  border: 'nearest',
  count: 'left',
  timer: true,
  board: shapeOfLevel('easy'),
};

/** Kept as it is written in the name of a puzzle. */
const board: Check<Shape> = (raw) => {
  const { setup } = parseId(`loop/2/${String(raw)}/0`);
  if (setup.kind !== 'sized' || !('generator' in setup)) throw new Error('the board is no shape');
  return { rows: setup.rows, cols: setup.cols, holes: setup.holes };
};

/** The same was stored under another name once. */
const border: Check<LoopOptions['border']> = (raw, name) =>
  raw === 'centre' ? 'nearest' : withDefault(oneOf(BORDERS), DEFAULTS.border)(raw, name);

const check = fields({
  clues: withDefault(oneOf(CLUES), DEFAULTS.clues),
  border,
  count: withDefault(oneOf(COUNTS), DEFAULTS.count),
  timer: withDefault(flag, DEFAULTS.timer),
});

/** There were only levels once; one that was chosen then is a board now. */
function parseOptions(raw: unknown): LoopOptions {
  const { level, board: kept } = record(raw, 'the settings');
  const old = level === undefined ? DEFAULTS.board : shapeOfLevel(oneOf(LEVEL_NAMES)(level, 'level'));
  return { ...check(raw, 'the settings'), board: kept === undefined ? old : board(kept, 'board') };
}

export const options = signal<LoopOptions>(DEFAULTS);

/** For a page without settings: nothing that was hidden elsewhere is hidden there. */
export const everything = signal<ClueOptions>(DEFAULTS);

export function readOptions(): void {
  const { value } = store.load(KEY, parseOptions, DEFAULTS);
  options.value = value;
}

/** Other tabs may have chosen something else meanwhile. */
export function setOption<K extends keyof LoopOptions>(name: K, value: LoopOptions[K]): void {
  readOptions();
  options.value = { ...options.value, [name]: value };
  store.save(KEY, { ...options.value, board: shapeName(options.value.board) });
}
