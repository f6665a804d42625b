// The goal of a puzzle that a person makes, as the sheet chooses it.

import { type Goal, GOAL_COLORS, type GoalColor, type Nazo } from '@rensa/games/puyo';
import { puzzleIn, type SharedField } from '@rensa/games/puyo/links';

/** What can be counted. */
export const MADE_KINDS = ['chain', 'puyos', 'colors'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** How many of it can be asked for. */
export const MADE_RANGES: Readonly<Record<MadeKind, { readonly least: number; readonly most: number }>> = {
  chain: { least: 1, most: 19 },
  puyos: { least: 4, most: 40 },
  colors: { least: 2, most: 5 },
};

/** What can be asked to be cleared: nothing, everything, or a color. */
export const MADE_CLEARS: readonly (GoalColor | null)[] = [null, GOAL_COLORS.all, 1, 2, 3, 4, 5];

export interface GoalChoice {
  readonly kind: MadeKind | 'none';
  /** By kind. */
  readonly values: Readonly<Record<MadeKind, number>>;
  readonly atLeast: boolean;
  readonly clear: GoalColor | null;
}

export const FIRST_CHOICE: GoalChoice = {
  kind: 'chain',
  values: { chain: 3, puyos: 8, colors: 2 },
  atLeast: false,
  clear: null,
};

/** Undefined where nothing is asked for. */
export function goalOf({ kind, values, atLeast, clear }: GoalChoice): Goal | undefined {
  if (kind !== 'none') return { count: { kind, atLeast, value: values[kind], color: GOAL_COLORS.all }, clear };
  return clear === null ? undefined : { count: null, clear };
}

/** More pairs are never solved. */
const MOST_PAIRS = 6;

/** Undefined where there are no pairs, or too many, or no goal. */
export function puzzleOf(field: Omit<SharedField, 'goal'>, choice: GoalChoice): Nazo | undefined {
  const goal = goalOf(choice);
  const pairs = field.steps.filter(({ kind }) => kind === 'pair').length;
  return goal === undefined || pairs === 0 || pairs > MOST_PAIRS ? undefined : puzzleIn({ ...field, goal });
}
