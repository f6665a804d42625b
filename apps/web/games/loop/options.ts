// Loop's own settings, shared by all its modes.

import { signal } from '@preact/signals';
import { fields, oneOf, withDefault } from '@rensa/engine';
import { LEVEL_NAMES, type LevelName } from '@rensa/games/loop';
import { notify } from '../../base/notice.ts';
import { store } from '../../base/storage.ts';

export const CLUES = ['off', 'some', 'all'] as const;
export const BORDERS = ['off', 'centre', 'full'] as const;

export interface LoopOptions {
  /** Which clues are shown: none, those not met yet, or all. */
  readonly clues: (typeof CLUES)[number];
  /** Which areas are shown: none, that of the clue nearest to the pen, or those of all clues not met yet. */
  readonly border: (typeof BORDERS)[number];
  /** The level that was last played in Unlimited. */
  readonly level: LevelName;
}

/** What of the clues is to be seen. */
export type ClueOptions = Pick<LoopOptions, 'clues' | 'border'>;

const KEY = 'loop-game:settings';
const DEFAULTS: LoopOptions = { clues: 'all', border: 'centre', level: 'easy' };

const check = fields<LoopOptions>({
  clues: withDefault(oneOf(CLUES), DEFAULTS.clues),
  border: withDefault(oneOf(BORDERS), DEFAULTS.border),
  level: withDefault(oneOf(LEVEL_NAMES), DEFAULTS.level),
});

function parseOptions(raw: unknown): LoopOptions {
  return check(raw, 'the settings');
}

export const options = signal<LoopOptions>(DEFAULTS);

/** For a page without settings: nothing that was hidden elsewhere is hidden there. */
export const everything = signal<ClueOptions>(DEFAULTS);

export function readOptions(): void {
  const { value, damaged } = store.load(KEY, parseOptions, DEFAULTS);
  if (damaged) notify((t) => t.toastDamagedSettings);
  options.value = value;
}

export function setOption<K extends keyof LoopOptions>(name: K, value: LoopOptions[K]): void {
  options.value = { ...options.value, [name]: value };
  store.save(KEY, options.value);
}
