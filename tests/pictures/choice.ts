// Which pictures are wanted. The command hands its filters on as a text in the environment.

import { SIZES } from '../web/page.ts';

export const THEMES = ['light', 'dark', 'contrast'] as const;
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
}

export const NO_FILTERS: Filters = { page: [], size: [], theme: [], language: [] };

export const VARIABLE = 'RENSA_PICTURES';

export function filters(): Filters {
  return { ...NO_FILTERS, ...(JSON.parse(process.env[VARIABLE] ?? '{}') as Partial<Filters>) };
}

/** Those that are named. */
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
