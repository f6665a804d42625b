// Loop's own settings, shared by all its modes.

import { signal } from '@preact/signals';
import { LEVEL_NAMES, type LevelName } from '@rensa/games/loop';
import { notify } from '../../base/notice.ts';
import { store } from '../../base/storage.ts';
import { oneOf, record } from './parse.ts';

export const CLUES = ['off', 'some', 'all'] as const;
export const BORDERS = ['off', 'centre', 'full'] as const;

export interface Options {
  /** Which clues are shown: none, those not met yet, or all. */
  readonly clues: (typeof CLUES)[number];
  /** Which areas are shown: none, that of the clue nearest to the pen, or those of all clues not met yet. */
  readonly border: (typeof BORDERS)[number];
  /** The level that was last played in Unlimited. */
  readonly level: LevelName;
}

/** What of the clues is to be seen. */
export type Shown = Pick<Options, 'clues' | 'border'>;

const KEY = 'loop-game:settings';
const DEFAULTS: Options = { clues: 'all', border: 'centre', level: 'easy' };

function parseOptions(raw: unknown): Options {
  const { clues = DEFAULTS.clues, border = DEFAULTS.border, level = DEFAULTS.level } = record(raw, 'settings');
  return {
    clues: oneOf(clues, CLUES, 'clues'),
    border: oneOf(border, BORDERS, 'border'),
    level: oneOf(level, LEVEL_NAMES, 'level'),
  };
}

export const options = signal<Options>(DEFAULTS);

/** For a page without settings: nothing that was hidden elsewhere is hidden there. */
export const everything = signal<Shown>(DEFAULTS);

export function readOptions(): void {
  const { value, damaged } = store.load(KEY, parseOptions, DEFAULTS);
  if (damaged) notify((text) => text.toastDamagedSettings);
  options.value = value;
}

export function setOption<K extends keyof Options>(name: K, value: Options[K]): void {
  options.value = { ...options.value, [name]: value };
  store.save(KEY, options.value);
}
