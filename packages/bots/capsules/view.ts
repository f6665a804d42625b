import { type Board, type Color, type Colors, type Setup, type State } from '@rensa/games/capsules';
import type { SeatStates } from '../bot/game.ts';

/** One side of a match, as both players see it. */
export interface BottleView {
  readonly board: Board;
  /** The capsule in hand, then the one shown ahead. */
  readonly pairs: readonly Colors[];
  /** The colors of the halves that fall into this bottle at the end of the turn. */
  readonly incoming: readonly Color[];
}

/** What a fair player sees, and nothing else: no reserve, no stream, no capsule that is not shown. */
export interface CapsulesView extends BottleView {
  /** What is played. */
  readonly ruleset: Ruleset;
  /** How long a capsule takes for a row, in ticks. */
  readonly rowTicks: number;
  /** Its own hand: ticks from a new capsule to the first press, and from one press to the next. */
  readonly reaction: number;
  readonly gap: number;
  readonly opponent: BottleView | null;
}

export type Ruleset = Pick<Setup, 'rules' | 'options'>;

/** Takes from a state what its player sees. Between two capsules, the next counts as in hand. */
export function viewOf({ own, opponent, pace = { reaction: 0, gap: 1 } }: SeatStates<State>): CapsulesView {
  const { rules, options } = own.setup;
  return {
    ...bottleOf(own),
    ruleset: { rules, ...(options !== undefined && { options }) },
    rowTicks: own.gravity,
    reaction: pace.reaction,
    gap: pace.gap,
    opponent: opponent && bottleOf(opponent),
  };
}

function bottleOf({ board, pair, next, incoming }: State): BottleView {
  const pairs = pair === null ? [next] : [{ axis: pair.axis, child: pair.child }, next];
  return { board, pairs, incoming };
}
