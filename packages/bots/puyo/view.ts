import { type Board, type Cell, type Colors, puyo, type State, targetAt } from '@rensa/games/puyo';
import type { SeatStates } from '../bot/game.ts';

/** One side of a match, as both players see it. */
export interface SideView extends SideCounts {
  readonly board: Board;
  /** The pair in hand, then those shown ahead. */
  readonly pairs: readonly Colors[];
}

/** What is said of a side in numbers. Where nobody says anything, nothing is under way. */
export interface SideCounts {
  /** Ojama on its way to this side. */
  readonly pending: number;
  /** Of those, what falls at the end of this turn unless it is offset; by default all of them. */
  readonly due?: number;
  /** Pairs that this side has set down. Both sides get the same pairs. */
  readonly placed?: number;
  /** Links that a chain on this board has cleared so far. */
  readonly links?: number;
  /** Ticks until that chain has ended, and what it sent may fall. */
  readonly busy?: number;
  /** Points that have not become ojama yet. */
  readonly carried?: number;
  /** The next chain pays for an all clear. */
  readonly allClear?: boolean;
}

/** What is said of the whole game; where nobody says anything, it has just begun. */
export interface GameCounts {
  /** How long it has lasted. */
  readonly ticks?: number;
  /** Points for one ojama now. */
  readonly target?: number;
}

/** What a fair player sees, and nothing else: no pool, no stream, no pair that is not shown. */
export interface PuyoView extends SideView, GameCounts {
  /** How many colors the game has. */
  readonly colors: number;
  /** Which they are; absent where nobody says. */
  readonly palette?: readonly Cell[];
  /** Pairs until play is stopped, the one in hand included; null if there is no limit. */
  readonly left: number | null;
  readonly opponent: SideView | null;
}

/** Takes from a state what its player sees. Between two pairs, the first of the next two counts as in hand. */
export function viewOf({ own, opponent, left }: SeatStates<State>): PuyoView {
  const { setup, rules, ticks, pool } = own;
  return {
    ...sideOf(own),
    ticks,
    ...(rules.attack !== null && { target: targetAt(rules.attack, ticks) }),
    colors: setup.colors,
    palette: [...new Set(pool)].toSorted((a, b) => a - b),
    left,
    opponent: opponent && sideOf(opponent),
  };
}

function sideOf(state: State): SideView {
  const { board, pair, next, pairs: placed, pending, queued, unspent, bonusDue } = state;
  return {
    board,
    pairs: pair === null ? next : [{ axis: pair.axis, child: pair.child }, ...next],
    pending: pending + queued,
    due: queued,
    placed,
    links: linksOf(state),
    busy: busyTicks(state),
    carried: unspent,
    allClear: bonusDue,
  };
}

/** A group that was found is counted at once, and cleared only after it was shown; of a chain that is over nothing is left. */
function linksOf({ phase, chain }: State): number {
  if (phase === 'pop') return chain - 1;
  return phase === 'settle' || phase === 'pause' ? chain : 0;
}

/** Nothing that the other side does can change it, so it is played ahead. */
function busyTicks(state: State): number {
  let ticks = 0;
  for (let at = state; isBusy(at); { state: at } = puyo.step(at, [0])) ticks++;
  return ticks;
}

function isBusy({ phase }: State): boolean {
  return phase === 'settle' || phase === 'pop' || phase === 'pause';
}
