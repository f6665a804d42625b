// The choice of pictures. The command hands its filters on as a text in the environment.

import { SIZES } from '../web/browser/page.ts';

/** The last is taken only if it is asked for: the system forces its own colors. */
export const THEMES = ['light', 'dark', 'contrast', 'forced'] as const;
export const LANGUAGES = ['en', 'ja'] as const;
export const SIZE_NAMES = Object.keys(SIZES) as readonly (keyof typeof SIZES)[];

export type Theme = (typeof THEMES)[number];
export type PictureLanguage = (typeof LANGUAGES)[number];
export type SizeName = (typeof SIZE_NAMES)[number];

/** Each filter is a list of words; an empty one takes everything. */
export interface Filters {
  readonly page: readonly string[];
  readonly size: readonly string[];
  readonly theme: readonly string[];
  readonly language: readonly string[];
  /** Share of all text, in percent. */
  readonly text: string;
}

export const NO_FILTERS: Filters = { page: [], size: [], theme: [], language: [], text: '100' };

export const VARIABLE = 'RENSA_PICTURES';

export function filters(): Filters {
  return { ...NO_FILTERS, ...(JSON.parse(process.env[VARIABLE] ?? '{}') as Partial<Filters>) };
}

export function chosenThemes(wanted: readonly string[]): readonly Theme[] {
  return wanted.length === 0 ? THEMES.slice(0, -1) : chosen(THEMES, wanted);
}

/** The named ones; all of them if none is named. */
export function chosen<Name extends string>(all: readonly Name[], wanted: readonly string[]): readonly Name[] {
  return wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));
}

/** A part of the name will do. */
export function chosenPages<Page extends { readonly name: string }>(
  all: readonly Page[],
  wanted: readonly string[],
): readonly Page[] {
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.some((part) => name.includes(part)));
}
