import { type Board, type Cell, type Colors, puyo, type State, targetAt } from '@rensa/games/puyo';
import type { SeatStates } from '../../bot/game.ts';
import { shownPairs } from '../../falling/view.ts';

/** One side of a match as both players see it. */
export interface SideView extends SideCounts {
  readonly board: Board;
  /** The pair in hand, then those shown ahead. */
  readonly pairs: readonly Colors[];
}

/** Numbers of a side. Absent numbers mean that nothing is under way. */
export interface SideCounts {
  /** Ojama on its way to this side. */
  readonly pending: number;
  /** The part of `pending` that falls at the end of this turn unless it is offset. Absent: all of it. */
  readonly due?: number;
  /** Pairs this side has set down. Both sides get the same pairs. */
  readonly placed?: number;
  /** Links that the running chain of this board has cleared. */
  readonly links?: number;
  /** Ticks until that chain ends and its ojama may fall. */
  readonly busy?: number;
  /** Points that are not ojama yet. */
  readonly carried?: number;
  /** The next chain pays for an all clear. */
  readonly allClear?: boolean;
}

/** Numbers of the whole game. Absent numbers mean that it has just begun. */
export interface GameCounts {
  /** Ticks since the game began. */
  readonly ticks?: number;
  /** Points per ojama now. */
  readonly target?: number;
}

/** Everything a fair player sees: no pool, no random stream, no hidden pair. */
export interface PuyoView extends SideView, GameCounts {
  /** Number of colors in the game. */
  readonly colors: number;
  /** The colors. Absent if not known. */
  readonly palette?: readonly Cell[];
  /** Pairs until play is stopped, including the one in hand; null if there is no limit. */
  readonly left: number | null;
  readonly opponent: SideView | null;
}

/** The view of a state. */
export function viewOf({ own, opponent, left }: SeatStates<State>): PuyoView {
  const { setup, rules, ticks } = own;
  return {
    ...sideOf(own),
    ticks,
    ...(rules.attack !== null && { target: targetAt(rules.attack, ticks) }),
    colors: setup.colors,
    ...paletteOf(own),
    left,
    opponent: opponent && sideOf(opponent),
  };
}

/** Cards do not say which colors they were drawn from. */
function paletteOf({ pool }: State): Pick<PuyoView, 'palette'> {
  return pool.length === 0 ? {} : { palette: [...new Set(pool)].toSorted((a, b) => a - b) };
}

function sideOf(state: State): SideView {
  const { board, pair, next, pairs: placed, pending, queued, unspent, bonusDue } = state;
  return {
    board,
    pairs: shownPairs(pair, next),
    pending: pending + queued,
    due: queued,
    placed,
    links: linksOf(state),
    busy: busyTicks(state),
    carried: unspent,
    allClear: bonusDue,
  };
}

/** Counts cleared links. The game counts a group when it is found and clears it later. After a chain the count is 0. */
function linksOf({ phase, chain }: State): number {
  if (phase === 'pop') return chain - 1;
  return phase === 'settle' || phase === 'pause' ? chain : 0;
}

/** Plays the chain ahead, because nothing the other side does can change it. */
function busyTicks(state: State): number {
  let ticks = 0;
  for (let at = state; isBusy(at); { state: at } = puyo.step(at, [0])) ticks++;
  return ticks;
}

function isBusy({ phase }: State): boolean {
  return phase === 'settle' || phase === 'pop' || phase === 'pause';
}
