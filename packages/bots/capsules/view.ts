import { type Board, type Color, type Colors, rulesOf, type Setup, type State } from '@rensa/games/capsules';
import type { SeatStates } from '../bot/game.ts';
import { shownPairs } from '../falling/view.ts';

/** One side of a match as both players see it. */
export interface BottleView {
  readonly board: Board;
  /** The capsule in hand, then the one shown ahead. */
  readonly pairs: readonly Colors[];
  /** Colors of the halves that fall into this bottle at the end of the turn. */
  readonly incoming: readonly Color[];
}

/** Everything a fair player sees: no reserve, no random stream, no hidden capsule. */
export interface CapsulesView extends BottleView {
  /** Ruleset of the game. */
  readonly ruleset: Ruleset;
  /** Ticks per row of a falling capsule. */
  readonly rowTicks: number;
  /** Ticks of the bot's hand, from a new capsule to the first press and from one press to the next. */
  readonly reaction: number;
  readonly gap: number;
  readonly opponent: BottleView | null;
}

export type Ruleset = Pick<Setup, 'rules' | 'options'>;

/** The view of a state. */
export function viewOf({ own, opponent, pace = { reaction: 0, gap: 1 } }: SeatStates<State>): CapsulesView {
  return {
    ...bottleOf(own),
    ruleset: rulesetOf(own),
    rowTicks: own.gravity,
    reaction: pace.reaction,
    gap: pace.gap,
    opponent: opponent && bottleOf(opponent),
  };
}

/** The ruleset that this game plays by. One of version 2 settles first, whatever its ruleset says now. */
function rulesetOf({ setup, rules: { afterLock = 'settle' } }: State): Ruleset {
  const isSame = (rulesOf(setup).afterLock ?? 'settle') === afterLock;
  const options = isSame ? setup.options : { ...setup.options, afterLock };
  return { rules: setup.rules, ...(options !== undefined && { options }) };
}

function bottleOf({ board, pair, next, incoming }: State): BottleView {
  return { board, pairs: shownPairs(pair, [next]), incoming };
}
