// Table of every color, size and time of Loop. The painter reads it; a test compares the style sheet with it.

/** Colors of a clue: its tile and its digit. */
interface ClueHue {
  readonly tile: string;
  readonly ink: string;
}

export interface Paper {
  readonly paper: string;
  readonly ink: string;
  readonly second: string;
  readonly sheet: string;
  readonly grid: string;
  /** Around a board with holes. */
  readonly frame: string;
  readonly path: string;
  readonly accent: string;
  readonly wrong: string;
  /** Lines that are on trial. */
  readonly trial: string;
  /** Alpha of a clue's tile, and of the area around it at rest. */
  readonly tint: number;
  readonly area: number;
  readonly met: ClueHue;
  readonly exceeded: ClueHue;
  readonly solved: ClueHue;
  /** Colors of the clues in reading order, then from the first again. */
  readonly clues: readonly ClueHue[];
}

export type PaperName = 'light' | 'dark' | 'lightContrast' | 'darkContrast';

/** Name of the colors of a theme, with usual or with more contrast. */
export function paperOf(theme: 'light' | 'dark', contrast: boolean): PaperName {
  return contrast ? `${theme}Contrast` : theme;
}

const TILES = ['#F08A4B', '#EF6B6B', '#E85C97', '#D35BBB', '#B163D1', '#9369DE', '#7A72E3', '#E0A030'] as const;
const INKS = ['#A83F0B', '#B32A28', '#B31F60', '#A3268F', '#8A34B0', '#6B3FC0', '#4D4CC4', '#8F5A00'] as const;
const PALE = ['#FFB38A', '#FF9C9C', '#FF8FBD', '#F28CDD', '#D79BF5', '#BBA3FF', '#A6B1FF', '#FFC66B'] as const;

const LIGHT: Paper = {
  paper: '#F5F5F5',
  ink: '#34495E',
  second: '#5F6E7C',
  sheet: '#FFFFFF',
  grid: '#E0E0E0',
  frame: '#9AA5B1',
  path: '#000000',
  accent: '#4250E2',
  wrong: '#C3261F',
  trial: '#2F6FD6',
  tint: 0.18,
  area: 0.16,
  met: { tile: '#ACF39D', ink: '#1B6B2E' },
  exceeded: { tile: '#F9D9D6', ink: '#A11B15' },
  solved: { tile: '#E2F8DC', ink: '#1B6B2E' },
  clues: TILES.map((tile, i) => ({ tile, ink: INKS[i] })),
};

const DARK: Paper = {
  paper: '#14161B',
  ink: '#E8EAEE',
  second: '#9AA3B0',
  sheet: '#1F2229',
  grid: '#2B2F38',
  frame: '#5A6372',
  path: '#F4F4F2',
  accent: '#8EA2FF',
  wrong: '#FF7A70',
  trial: '#6FB1FF',
  tint: 0.2,
  area: 0.14,
  met: { tile: '#23512F', ink: '#ACF39D' },
  exceeded: { tile: '#4A2224', ink: '#FFA79F' },
  solved: { tile: '#1C3A25', ink: '#ACF39D' },
  clues: PALE.map((pale) => ({ tile: pale, ink: pale })),
};

/** Lengths are shares of a cell, except those with `px` in their name; `ms` are milliseconds. */
export const LOOP_STYLE = {
  light: LIGHT,
  dark: DARK,
  lightContrast: {
    ...LIGHT,
    paper: '#FFFFFF',
    ink: '#000000',
    second: '#1F2933',
    grid: '#6B7280',
    frame: '#000000',
    accent: '#1B28B8',
    wrong: '#A30D07',
    trial: '#0B47A8',
    tint: 0.34,
    area: 0.26,
    clues: INKS.map((ink, i) => ({ tile: TILES[i], ink })),
  },
  darkContrast: {
    ...DARK,
    paper: '#000000',
    ink: '#FFFFFF',
    second: '#D5DAE1',
    grid: '#8A93A0',
    frame: '#FFFFFF',
    path: '#FFFFFF',
    accent: '#B4C1FF',
    tint: 0.3,
    area: 0.24,
  },
  solution: '#4A90E2',
  won: { path: '#ACF39D', rim: '#2F9E4C', rimPx: 3 },
  path: { minPx: 4, width: 0.088, corner: 0.35, dot: 0.13, pen: 0.16, halo: 0.34, haloAlpha: 0.12 },
  grid: { linePx: 1.5, corner: 0.2 },
  clue: {
    inset: 0.06,
    corner: 0.18,
    digit: 0.33,
    weight: 750,
    x: 0.115,
    y: 0.36,
    count: 0.22,
    countWeight: 650,
    countY: 0.3,
    activeTint: 1.5,
  },
  area: { borderPx: 2, pulseMax: 0.2 },
  ms: { clue: 300, pulse: 2000, solved: 700, sheet: 300, sheetDown: 220 },
  curve: { sheetUp: 'cubic-bezier(0.34, 1.3, 0.64, 1)', sheetDown: 'cubic-bezier(0.6, 0, 0.9, 1)' },
  px: { bar: 80, buttonRadius: 8, sheetRadius: 16, sheetBlur: 80, below: 36, touch: 48 },
  sheetShadow: 0.1,
  cell: { minPx: 28, maxPx: 72, maxDesktopPx: 96, maxWidthPx: 560, marginPx: 28, zoomedPx: 40 },
  icon: { inlinePx: 18, alonePx: 20, closePx: 24 },
  wordmarkPx: 34,
} as const satisfies Readonly<Record<PaperName, Paper>> & Readonly<Record<string, unknown>>;
