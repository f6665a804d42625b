import type { Board, Colors, State } from '@rensa/games/puyo';
import type { SeatStates } from '../bot/game.ts';

/** One side of a match, as both players see it. */
export interface SideView {
  readonly board: Board;
  /** The pair in hand, then those shown ahead. */
  readonly pairs: readonly Colors[];
  /** Ojama on its way to this side. */
  readonly pending: number;
  /** Of those, what falls at the end of this turn unless it is offset; all of them where nobody says. */
  readonly due?: number;
  /** Links that a chain on this board has cleared so far; where nobody says, none is running. */
  readonly links?: number;
}

/** What a fair player sees, and nothing else: no pool, no stream, no pair that is not shown. */
export interface PuyoView extends SideView {
  /** How many colors the game has. */
  readonly colors: number;
  /** Pairs until play is stopped, the one in hand included; null where nobody stops it. */
  readonly left: number | null;
  readonly opponent: SideView | null;
}

/** Takes from a state what its player sees. Between two pairs, the first of the next two counts as in hand. */
export function viewOf({ own, opponent, left }: SeatStates<State>): PuyoView {
  return { ...sideOf(own), colors: own.setup.colors, left, opponent: opponent && sideOf(opponent) };
}

function sideOf(state: State): SideView {
  const { board, pair, next, pending, queued } = state;
  const pairs = pair === null ? next : [{ axis: pair.axis, child: pair.child }, ...next];
  return { board, pairs, pending: pending + queued, due: queued, links: linksOf(state) };
}

/** A group that was found is counted at once, and cleared only after it was shown; of a chain that is over nothing is left. */
function linksOf({ phase, chain }: State): number {
  if (phase === 'pop') return chain - 1;
  return phase === 'settle' || phase === 'pause' ? chain : 0;
}
