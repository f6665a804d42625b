// The goal of a puzzle that a person makes.

import { type Goal, GOAL_COLORS, type GoalColor, type Nazo } from '@rensa/games/puyo';
import { puzzleIn, type SharedField } from '@rensa/games/puyo/links';

/** Things that a goal can count. */
export const MADE_KINDS = ['chain', 'puyos', 'colors'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** The amounts that a goal can ask for. */
export const MADE_RANGES: Readonly<Record<MadeKind, { readonly min: number; readonly max: number }>> = {
  chain: { min: 1, max: 19 },
  puyos: { min: 4, max: 40 },
  colors: { min: 2, max: 5 },
};

/** Choices of what to clear: nothing, everything, or a color. */
export const MADE_CLEARS: readonly (GoalColor | null)[] = [null, GOAL_COLORS.all, 1, 2, 3, 4, 5];

export interface GoalChoice {
  readonly kind: MadeKind | 'none';
  /** The amount for each kind. */
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

/** Undefined if the choice asks for nothing. */
export function goalOf({ kind, values, atLeast, clear }: GoalChoice): Goal | undefined {
  if (kind !== 'none') return { count: { kind, atLeast, value: values[kind], color: GOAL_COLORS.all }, clear };
  return clear === null ? undefined : { count: null, clear };
}

/** The solver takes no more pairs. */
const MAX_PAIRS = 6;

/** Undefined if there are no pairs, too many pairs, or no goal. */
export function puzzleOf(field: Omit<SharedField, 'goal'>, choice: GoalChoice): Nazo | undefined {
  const goal = goalOf(choice);
  const pairs = field.steps.filter(({ kind }) => kind === 'pair').length;
  return goal === undefined || pairs === 0 || pairs > MAX_PAIRS ? undefined : puzzleIn({ ...field, goal });
}
