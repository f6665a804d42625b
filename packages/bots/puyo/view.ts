import type { Board, Colors, State } from '@rensa/games/puyo';

/** One side of the table, as anyone at the table sees it. */
export interface Side {
  readonly board: Board;
  /** The pair in hand, then those shown ahead. */
  readonly pairs: readonly Colors[];
  /** Ojama on its way to this side. */
  readonly pending: number;
}

/** What a fair player sees, and nothing else: no pool, no stream, no pair that is not shown. */
export interface View extends Side {
  /** How many colours the game has. */
  readonly colors: number;
  /** Pairs until play is stopped, the one in hand included; null where nobody stops it. */
  readonly left: number | null;
  readonly opponent: Side | null;
}

/** Takes from a state what its player sees. Between two pairs, the first of the next two counts as in hand. */
export function viewOf(state: State, opponent: State | null = null, left: number | null = null): View {
  return { ...sideOf(state), colors: state.setup.colors, left, opponent: opponent && sideOf(opponent) };
}

function sideOf({ board, pair, next, pending, queued }: State): Side {
  const pairs = pair === null ? next : [{ axis: pair.axis, child: pair.child }, ...next];
  return { board, pairs, pending: pending + queued };
}
