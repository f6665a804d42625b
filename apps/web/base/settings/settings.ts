// Settings of the person, not of a game. Only chosen values are stored; the rest follows the system and our defaults.

import { computed, effect, signal } from '@preact/signals';
import type { Repeat } from '@rensa/controls';
import { type Fields, fields, flag, nullOr, oneOf, record, whole } from '@rensa/engine';
import { onStored } from '../storage/shared.ts';
import { mergedKind } from '../storage/kinds.ts';
import { store } from '../storage/storage.ts';

export const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  language: ['system', 'en', 'ja'],
  palette: ['standard', 'colorblind'],
  joins: ['taper', 'peanut5', 'peanut', 'gooey'],
  motion: ['full', 'reduced'],
  touch: ['buttons', 'swipe', 'drag'],
  narration: ['off', 'short', 'full'],
} as const;

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface Settings extends Choices {
  readonly ghost: boolean;
  readonly marks: boolean;
  readonly eyes: boolean;
  /** Stronger lines and colors, in a light or a dark theme. */
  readonly contrast: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** True to show where a pair should go, in a game that has a coach. */
  readonly coach: boolean;
  /** Ticks until a held side repeats, and between repeats. */
  readonly das: number;
  readonly arr: number;
  /**
   * Thickness of necks between joined pieces, in percent, and their smoothness; null for the best values of the joins.
   */
  readonly pinch: number | null;
  readonly steps: number | null;
  /** True if touch controls on the screen are in mirror image. */
  readonly leftHanded: boolean;
  /** Speed of games, in percent. */
  readonly speed: number;
  /** Volumes of cues and music, in percent. */
  readonly effects: number;
  readonly music: number;
}

/** Ranges of autorepeat, in ticks. */
export const REPEAT = { das: { least: 1, most: 20 }, arr: { least: 0, most: 8 } } as const;
/** Ranges of necks. */
export const NECKS = { pinch: { least: 30, most: 95 }, steps: { least: 3, most: 24 } } as const;

/** Ranges in percent. */
export const SPEED = { least: 50, most: 100 } as const;
const VOLUME = { least: 0, most: 100 } as const;

/** Wishes of the system. */
export interface System {
  readonly contrast: boolean;
  readonly reducedMotion: boolean;
}

export function defaults(system: System): Settings {
  return {
    theme: 'system',
    language: 'system',
    palette: 'standard',
    joins: 'taper',
    motion: system.reducedMotion ? 'reduced' : 'full',
    narration: 'short',
    ghost: true,
    marks: system.contrast,
    contrast: system.contrast,
    eyes: true,
    sound: true,
    haptics: true,
    coach: false,
    das: 8,
    arr: 2,
    pinch: null,
    steps: null,
    touch: 'buttons',
    leftHanded: false,
    speed: SPEED.most,
    effects: VOLUME.most,
    music: VOLUME.least,
  };
}

const parseAny = fields(
  {},
  {
    theme: oneOf(CHOICES.theme),
    language: oneOf(CHOICES.language),
    palette: oneOf(CHOICES.palette),
    joins: oneOf(CHOICES.joins),
    motion: oneOf(CHOICES.motion),
    narration: oneOf(CHOICES.narration),
    ghost: flag,
    marks: flag,
    eyes: flag,
    contrast: flag,
    sound: flag,
    haptics: flag,
    coach: flag,
    das: whole(REPEAT.das.least, REPEAT.das.most),
    arr: whole(REPEAT.arr.least, REPEAT.arr.most),
    pinch: nullOr(whole(NECKS.pinch.least, NECKS.pinch.most)),
    steps: nullOr(whole(NECKS.steps.least, NECKS.steps.most)),
    touch: oneOf(CHOICES.touch),
    leftHanded: flag,
    speed: whole(SPEED.least, SPEED.most),
    effects: whole(VOLUME.least, VOLUME.most),
    music: whole(VOLUME.least, VOLUME.most),
  },
);

/** Checks stored settings. Unknown names are left out, so that an older page can read the settings of a newer one. */
export function parseChosen(raw: unknown): Partial<Settings> {
  return parseAny(raw, 'the settings');
}

const KEY = 'rensa:settings';

/** Takes stored settings with the names that only a newer page knows. */
function parseAll(raw: unknown): Fields {
  return { ...record(raw, 'the settings'), ...parseChosen(raw) };
}

export const SETTINGS = mergedKind(/^rensa:settings$/, parseAll, {
  none: {},
  merge: (mine, theirs) => ({ ...theirs, ...mine }),
});

const system = signal<System>({ contrast: false, reducedMotion: false });
const chosen = signal<Partial<Settings>>({});
const prefersDark = signal(false);
const languages = signal<readonly string[]>([]);

export const settings = computed(() => settingsOf(system.value, chosen.value));

/**
 * Settings: chosen values, else those that suit the system. The theme of high contrast brings everything that belongs
 * to it.
 */
export function settingsOf(asked: System, wanted: Partial<Settings>): Settings {
  if (wanted.theme !== 'contrast') return { ...defaults(asked), ...wanted };
  return { ...defaults({ ...asked, contrast: true }), ...wanted, contrast: true };
}

/** Factor of the speed of games: 1, or less if that is chosen. */
export function gameSpeed(): number {
  return settings.value.speed / SPEED.most;
}

/** Repeat times: the chosen ones, else those of the game, else ours. */
export function repeatFor(ofGame: Repeat | undefined): Repeat {
  const { das, arr } = { ...settings.value, ...ofGame, ...chosen.value };
  return { das, arr };
}

/** Stores a choice. Choices of other tabs, and those of newer versions that are unknown here, stay. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  const kept = store.load<Fields>(KEY, parseAll, chosen.value);
  const all = { ...kept.value, [name]: value };
  store.save(KEY, all);
  chosen.value = parseChosen(all);
}

export const theme = computed<'light' | 'dark'>(() => {
  const wanted = settings.value.theme;
  if (wanted === 'contrast') return 'dark';
  if (wanted !== 'system') return wanted;
  return prefersDark.value ? 'dark' : 'light';
});

export type Language = 'en' | 'ja';

export const language = computed(() => resolveLanguage(settings.value.language, languages.value));

/** The first of the person's languages that we have. */
export function resolveLanguage(wanted: Settings['language'], spoken: readonly string[]): Language {
  if (wanted !== 'system') return wanted;
  const known = spoken.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'en' || tag === 'ja');
  return known === 'ja' ? 'ja' : 'en';
}

/** Reads the stored settings, listens to the system and to other tabs, and writes the theme to <html>. */
export function openSettings(): void {
  readChosen();
  onStored(readChosen);
  const moreContrast = '(prefers-contrast: more), (forced-colors: active)';
  watch(moreContrast, (contrast) => (system.value = { ...system.value, contrast }));
  watch('(prefers-reduced-motion: reduce)', (reducedMotion) => (system.value = { ...system.value, reducedMotion }));
  watch('(prefers-color-scheme: dark)', (dark) => (prefersDark.value = dark));
  languages.value = navigator.languages;
  window.addEventListener('languagechange', () => (languages.value = navigator.languages));
  effect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme.value;
    dataset['motion'] = settings.value.motion;
    dataset['contrast'] = settings.value.contrast ? 'more' : 'normal';
  });
}

/**
 * Reads the stored settings again. Another tab may have changed or deleted them; those of a newer version cannot be
 * read here.
 */
function readChosen(): void {
  const kept = store.read(KEY) === null ? {} : store.load(KEY, parseChosen, chosen.peek()).value;
  if (JSON.stringify(kept) !== JSON.stringify(chosen.peek())) chosen.value = kept;
}

function watch(query: string, listener: (matches: boolean) => void): void {
  const media = matchMedia(query);
  listener(media.matches);
  media.addEventListener('change', () => listener(media.matches));
}
