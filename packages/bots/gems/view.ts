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

/** One side of a match, as both players see it. */
export interface GemsSide {
  readonly board: Board;
  /** The rigid power gems on it. */
  readonly slabs: readonly Slab[];
  /** The piece in hand, then the one shown ahead. */
  readonly pieces: readonly Piece[];
  /** Counter gems on their way to this side. */
  readonly pending: number;
  /** Of those, what falls at the end of this turn unless it is offset. */
  readonly due: number;
  /** A part of them was offset, so that they will count from less. */
  readonly weakened: boolean;
  /** The pattern that this side sends. */
  readonly pattern: PatternName;
}

/** What a fair player sees, and nothing else: no stream, no bag, no order of columns, no piece that is not shown. */
export interface GemsView extends GemsSide {
  readonly rules: RulesName;
  /** How many pieces come until one with a diamond is in hand, 1 being the one shown ahead; null if none ever comes. */
  readonly diamond: number | null;
  /** How long the game has lasted. */
  readonly ticks: number;
  /** Pieces until play is stopped, the one in hand included; null if there is no limit. */
  readonly left: number | null;
  readonly opponent: GemsSide | null;
}

/** Takes from a state what its player sees. Between two pieces, the next one counts as in hand. */
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
  const pieces = pair === null ? [next] : [{ axis: pair.axis, child: pair.child }, next];
  return { board, slabs, pieces, pending: pending + queued, due: queued, weakened, pattern: setup.pattern };
}
