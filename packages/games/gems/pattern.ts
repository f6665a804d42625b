// Drop patterns: the colors of the counter gems that an attack brings, by row and column. The first row lands first.

import { type Color } from './board.ts';

interface Pattern {
  readonly rows: readonly string[];
  /** The share of its attack that arrives: what is hard to build on pays for it. */
  readonly percent: number;
}

export const PATTERN_NAMES = ['pillars', 'strata', 'quilt', 'mirror', 'stairs', 'slant'] as const;
export type PatternName = (typeof PATTERN_NAMES)[number];

/** Columns, rows, squares of four, halves that mirror each other, double steps, single steps. */
export const PATTERNS: Readonly<Record<PatternName, Pattern>> = {
  pillars: { rows: ['RGBYRG'], percent: 100 },
  strata: { rows: ['RRRRRR', 'GGGGGG', 'BBBBBB', 'YYYYYY'], percent: 100 },
  quilt: { rows: ['RRGGBB', 'RRGGBB', 'BBYYRR', 'BBYYRR'], percent: 100 },
  mirror: { rows: ['RGBBGR', 'GBYYBG', 'BYRRYB', 'YRGGRY'], percent: 100 },
  stairs: { rows: ['RRGGBB', 'YRRGGB', 'YYRRGG', 'BYYRRG', 'BBYYRR', 'GBBYYR', 'GGBBYY', 'RGGBBY'], percent: 100 },
  slant: { rows: ['RGBYRG', 'GBYRGB', 'BYRGBY', 'YRGBYR'], percent: 75 },
};

export function colorIn(name: PatternName, row: number, col: number): Color {
  const { rows } = PATTERNS[name];
  return 1 + 'RGBY'.indexOf(rows[row % rows.length][col]);
}

/** A pattern as an attack carries it, and back. */
export function patternCode(name: PatternName): number {
  return PATTERN_NAMES.indexOf(name);
}

export function patternWith(code: number | undefined): PatternName {
  return PATTERN_NAMES[code ?? 0] ?? 'pillars';
}
