// Loop's own settings, shared by all its modes.

import { signal } from '@preact/signals';
import { type Check, fields, flag, oneOf, record, withDefault } from '@rensa/engine';
import { LEVEL_NAMES, type Shape, shapeName } from '@rensa/games/loop';
import { keptKind } from '../../../base/storage/kinds.ts';
import { store } from '../../../base/storage/storage.ts';
import { presetOf, shapeNamed, shapeOfLevel } from '../slot/slot.ts';

export const CLUES = ['off', 'some', 'all'] as const;
export const BORDERS = ['off', 'nearest', 'full'] as const;

export const COUNTS = ['left', 'total', 'off'] as const;

export interface LoopOptions {
  /** Clues that are shown: none, those not met yet, or all. */
  readonly clues: (typeof CLUES)[number];
  /** Areas that are shown: none, that of the clue nearest to the pen, or those of all clues not met yet. */
  readonly border: (typeof BORDERS)[number];
  /** Count beside a clue: the missing turns, the drawn turns out of all, or nothing. */
  readonly count: (typeof COUNTS)[number];
  /** Shows the time while a puzzle is played. */
  readonly timer: boolean;
  /** Shows the number of moves while a puzzle is played. */
  readonly moves: boolean;
  /** Shape of the board last played in Unlimited. */
  readonly board: Shape;
  /** True if each puzzle of Unlimited is on another of the small boards: Easy. */
  readonly small: boolean;
}

/** The options that change what a board shows. */
export type ClueOptions = Pick<LoopOptions, 'clues' | 'border' | 'count'>;

const KEY = 'loop-game:settings';
const DEFAULTS: LoopOptions = {
  clues: 'all',
  border: 'nearest',
  count: 'left',
  timer: true,
  moves: false,
  board: shapeOfLevel('easy'),
  small: true,
};

/** The stored shape of a board, written as in the name of a puzzle. */
const board: Check<Shape> = (raw) => shapeNamed(String(raw));

/** The stored border. `centre` is an old name of `nearest`. */
const border: Check<LoopOptions['border']> = (raw, name) =>
  raw === 'centre' ? 'nearest' : withDefault(oneOf(BORDERS), DEFAULTS.border)(raw, name);

const check = fields(
  {
    clues: withDefault(oneOf(CLUES), DEFAULTS.clues),
    border,
    count: withDefault(oneOf(COUNTS), DEFAULTS.count),
    timer: withDefault(flag, DEFAULTS.timer),
    moves: withDefault(flag, DEFAULTS.moves),
  },
  { small: flag },
);

/** Parses stored settings. Old ones have a level instead of a board, and 4 × 4 for Easy. */
function parseOptions(raw: unknown): LoopOptions {
  const { level, board: kept } = record(raw, 'the settings');
  const old = level === undefined ? DEFAULTS.board : shapeOfLevel(oneOf(LEVEL_NAMES)(level, 'level'));
  const shape = kept === undefined ? old : board(kept, 'board');
  const { small = presetOf(shape) === 'easy', ...rest } = check(raw, 'the settings');
  return { ...rest, board: shape, small };
}

export const LOOP_OPTIONS = keptKind(/^loop-game:settings$/, parseOptions);

export const options = signal<LoopOptions>(DEFAULTS);

/** Options of the tutorial, which shows everything whatever the settings are. */
export const TUTORIAL_OPTIONS = signal<ClueOptions>(DEFAULTS);

export function readOptions(): void {
  const { value } = store.load(KEY, parseOptions, DEFAULTS);
  options.value = value;
}

/** Changes and stores one option. Another tab may have changed others, so they are read first. */
export function setOption<K extends keyof LoopOptions>(name: K, value: LoopOptions[K]): void {
  readOptions();
  options.value = { ...options.value, [name]: value };
  store.save(KEY, { ...options.value, board: shapeName(options.value.board) });
}
