// Fields, pairs and goals of each level, by version. A version never changes once it is out.

import { GOAL_COLORS, type GoalCount } from '@rensa/games/puyo';
import type { NazoLevel } from './level.ts';

export const NAZO_VERSIONS = [1, 2, 3] as const;
export type NazoVersion = (typeof NAZO_VERSIONS)[number];

/**
 * The kind of goal. `highest`: the largest number of a kind that exactly one way reaches, from a number on. `exactly`:
 * a chain of one of these lengths, though longer ones may exist. `clear`: everything, or one color, perhaps with a
 * chain of at least `chain` links.
 */
export type NazoAim =
  | { readonly form: 'highest'; readonly kind: GoalCount['kind']; readonly from: number }
  | { readonly form: 'exactly'; readonly chains: readonly number[] }
  | { readonly form: 'clear'; readonly of: 'all' | 'color'; readonly chain?: number };

/** A goal, and the fields that suit it. */
interface NazoRecipe {
  readonly aim: NazoAim;
  readonly puyos: { readonly min: number; readonly range: number };
  /** Colors on the field and in the pairs. */
  readonly colors: number;
}

export interface NazoPlan {
  readonly pairs: number;
  readonly recipes: readonly NazoRecipe[];
  /** Fields drawn for a recipe before the next one. In version 1 each field has its own recipe. */
  readonly draws: number;
  /** Searches only fields that, after the first pair is placed at random, have a goal with one answer. */
  readonly sifted?: boolean;
}

const ALL_COLORS = 4;

function highest(kind: GoalCount['kind'], from: number, puyos: NazoRecipe['puyos']): NazoRecipe {
  return { aim: { form: 'highest', kind, from }, puyos, colors: ALL_COLORS };
}

const FIELDS = {
  easy: { min: 14, range: 10 },
  medium: { min: 18, range: 10 },
  hard: { min: 22, range: 10 },
} as const;

const VERSION_1: Readonly<Record<NazoLevel, NazoPlan>> = {
  easy: { pairs: 2, draws: 1, recipes: [highest('chain', 3, FIELDS.easy), highest('puyos', 8, FIELDS.easy)] },
  medium: { pairs: 3, draws: 1, recipes: [highest('chain', 4, FIELDS.medium), highest('puyos', 10, FIELDS.medium)] },
  hard: { pairs: 4, draws: 1, recipes: [highest('chain', 5, FIELDS.hard)] },
};

const VERSION_2: Readonly<Record<NazoLevel, NazoPlan>> = {
  easy: {
    pairs: 2,
    draws: 400,
    recipes: [
      highest('chain', 3, FIELDS.easy),
      highest('puyos', 8, FIELDS.easy),
      highest('colors', 2, FIELDS.easy),
      { aim: { form: 'exactly', chains: [2] }, puyos: { min: 12, range: 10 }, colors: 4 },
      { aim: { form: 'clear', of: 'color' }, puyos: { min: 10, range: 8 }, colors: 3 },
      { aim: { form: 'clear', of: 'all' }, puyos: { min: 4, range: 5 }, colors: 2 },
    ],
  },
  medium: {
    pairs: 3,
    draws: 150,
    recipes: [
      highest('chain', 4, FIELDS.medium),
      highest('puyos', 10, FIELDS.medium),
      highest('colors', 3, FIELDS.medium),
      { aim: { form: 'exactly', chains: [3, 4] }, puyos: FIELDS.medium, colors: 4 },
      { aim: { form: 'clear', of: 'color', chain: 2 }, puyos: { min: 12, range: 8 }, colors: 3 },
      { aim: { form: 'clear', of: 'all' }, puyos: { min: 6, range: 6 }, colors: 3 },
    ],
  },
  hard: {
    pairs: 4,
    draws: 200,
    recipes: [
      highest('chain', 5, FIELDS.hard),
      { aim: { form: 'exactly', chains: [5] }, puyos: FIELDS.hard, colors: 4 },
    ],
  },
};

/** Version 2 with other hard puzzles. */
const VERSION_3: Readonly<Record<NazoLevel, NazoPlan>> = {
  ...VERSION_2,
  hard: {
    pairs: 4,
    draws: 150,
    sifted: true,
    recipes: [
      highest('chain', 5, FIELDS.hard),
      highest('puyos', 12, FIELDS.hard),
      highest('colors', 3, FIELDS.medium),
      { aim: { form: 'clear', of: 'color' }, puyos: { min: 16, range: 8 }, colors: 4 },
      { aim: { form: 'clear', of: 'all' }, puyos: { min: 6, range: 8 }, colors: 3 },
      { aim: { form: 'clear', of: 'all', chain: 2 }, puyos: { min: 6, range: 8 }, colors: 3 },
    ],
  },
};

export const PLANS: Readonly<Record<NazoVersion, Readonly<Record<NazoLevel, NazoPlan>>>> = {
  1: VERSION_1,
  2: VERSION_2,
  3: VERSION_3,
};

/** Colors that a recipe may ask to clear, among those drawn. */
export function clearable(of: 'all' | 'color', palette: readonly number[]): readonly number[] {
  return of === 'all' ? [GOAL_COLORS.all] : palette;
}
