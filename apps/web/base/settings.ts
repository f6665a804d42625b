// What follows the person, not the game. Only what was chosen is kept; the rest follows the system and our defaults.

import { DEFAULT_KEYS, type KeyMap, type Repeat } from '@rensa/controls';
import { computed, effect, signal } from '@preact/signals';
import { store } from './storage.ts';

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  language: ['system', 'en', 'ja'],
  palette: ['standard', 'colorblind'],
  joins: ['taper', 'peanut5', 'peanut'],
  motion: ['full', 'reduced'],
} as const;

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface Settings extends Choices {
  readonly ghost: boolean;
  readonly marks: boolean;
  readonly eyes: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** Ticks until a held side repeats, and between repeats. */
  readonly das: number;
  readonly arr: number;
  readonly keys: KeyMap;
}

/** The values that autorepeat can take, in ticks. */
export const REPEAT = { das: { least: 1, most: 20 }, arr: { least: 0, most: 8 } } as const;

/** What the system asks for. */
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
    ghost: true,
    marks: system.contrast,
    eyes: true,
    sound: true,
    haptics: true,
    das: 8,
    arr: 2,
    keys: DEFAULT_KEYS,
  };
}

const SWITCHES = ['ghost', 'marks', 'eyes', 'sound', 'haptics'] as const;

/** Takes what was kept. Names it does not know are left out, so that an older page survives a newer one. */
export function parseChosen(raw: unknown): Partial<Settings> {
  const chosen = record(raw);
  const out: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(CHOICES)) take(out, chosen, name, (value) => oneOf(values, value));
  for (const name of SWITCHES) take(out, chosen, name, (value) => typeof value === 'boolean');
  for (const [name, { least, most }] of Object.entries(REPEAT)) {
    take(out, chosen, name, (value) => Number.isInteger(value) && least <= Number(value) && Number(value) <= most);
  }
  take(out, chosen, 'keys', isKeyMap);
  return out;
}

function take(
  out: Record<string, unknown>,
  from: Record<string, unknown>,
  name: string,
  fits: (v: unknown) => boolean,
) {
  if (from[name] === undefined) return;
  if (!fits(from[name])) throw new Error(`the setting "${name}" cannot be ${JSON.stringify(from[name])}`);
  out[name] = from[name];
}

function record(raw: unknown): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('settings are a record');
  return raw as Record<string, unknown>;
}

function oneOf(values: readonly string[], value: unknown): boolean {
  return values.some((each) => each === value);
}

const KEYED = ['left', 'right', 'soft', 'hard', 'turnLeft', 'turnRight'];

function isKeyMap(value: unknown): boolean {
  return Object.values(record(value)).every((button) => oneOf(KEYED, button));
}

const KEY = 'rensa:settings';

const system = signal<System>({ contrast: false, reducedMotion: false });
const chosen = signal<Partial<Settings>>({});
const prefersDark = signal(false);
const languages = signal<readonly string[]>([]);

export const settings = computed<Settings>(() => ({ ...defaults(system.value), ...chosen.value }));

/** The repeat times that were chosen, else those of the game, else ours. */
export function repeatFor(ofGame: Repeat | undefined): Repeat {
  const { das, arr } = { ...settings.value, ...ofGame, ...chosen.value };
  return { das, arr };
}

export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  chosen.value = { ...chosen.value, [name]: value };
  store.save(KEY, chosen.value);
}

export const theme = computed<'light' | 'dark'>(() => {
  const wanted = settings.value.theme;
  if (wanted !== 'system') return wanted;
  return prefersDark.value ? 'dark' : 'light';
});

export const language = computed(() => resolveLanguage(settings.value.language, languages.value));

/** The first of the person's languages that we speak. */
export function resolveLanguage(wanted: Settings['language'], spoken: readonly string[]): 'en' | 'ja' {
  if (wanted !== 'system') return wanted;
  const known = spoken.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'en' || tag === 'ja');
  return known === 'ja' ? 'ja' : 'en';
}

/** Reads what was kept, listens to the system and keeps <html> in step. Says whether what was kept was damaged. */
export function openSettings(): boolean {
  const loaded = store.load(KEY, parseChosen, {});
  chosen.value = loaded.value;
  watch('(prefers-contrast: more)', (contrast) => (system.value = { ...system.value, contrast }));
  watch('(prefers-reduced-motion: reduce)', (reducedMotion) => (system.value = { ...system.value, reducedMotion }));
  watch('(prefers-color-scheme: dark)', (dark) => (prefersDark.value = dark));
  languages.value = navigator.languages;
  window.addEventListener('languagechange', () => (languages.value = navigator.languages));
  effect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme.value;
    dataset['motion'] = settings.value.motion;
    document.documentElement.lang = language.value;
  });
  return loaded.damaged;
}

function watch(query: string, listener: (matches: boolean) => void): void {
  const media = matchMedia(query);
  listener(media.matches);
  media.addEventListener('change', () => listener(media.matches));
}
