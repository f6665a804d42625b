import {
  type Board,
  type PatternName,
  type Piece,
  type RulesName,
  type Slab,
  type State,
  untilDiamond,
} from '@rensa/games/gems';
import type { SeatStates } from '../bot/game.ts';
import { shownPairs } from '../falling/view.ts';

/** One side of a match as both players see it. */
export interface GemsSide {
  readonly board: Board;
  /** The rigid power gems on it. */
  readonly slabs: readonly Slab[];
  /** The piece in hand, then the one shown ahead. */
  readonly pieces: readonly Piece[];
  /** Counter gems on their way to this side. */
  readonly pending: number;
  /** The part of `pending` that falls at the end of this turn unless it is offset. */
  readonly due: number;
  /** True if a part was offset, so that the rest counts from less. */
  readonly weakened: boolean;
  /** Pattern that this side sends. */
  readonly pattern: PatternName;
}

/** Everything a fair player sees: no random stream, no bag, no order of columns, no hidden piece. */
export interface GemsView extends GemsSide {
  readonly rules: RulesName;
  /** Pieces until one with a diamond is in hand, 1 for the one shown ahead; null if none comes. */
  readonly diamond: number | null;
  /** Ticks since the game began. */
  readonly ticks: number;
  /** Pieces until play is stopped, including the one in hand; null if there is no limit. */
  readonly left: number | null;
  readonly opponent: GemsSide | null;
}

/** The view of a state. */
export function viewOf({ own, opponent, left }: SeatStates<State>): GemsView {
  return {
    ...sideOf(own),
    rules: own.setup.rules,
    diamond: untilDiamond(own),
    ticks: own.ticks,
    left,
    opponent: opponent && sideOf(opponent),
  };
}

function sideOf({ setup, board, slabs, pair, next, pending, queued, weakened }: State): GemsSide {
  const pieces = shownPairs(pair, [next]);
  return { board, slabs, pieces, pending: pending + queued, due: queued, weakened, pattern: setup.pattern };
}
