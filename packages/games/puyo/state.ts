import type { Fall } from '../falling/fall.ts';
import type { PieceSource } from '../falling/source.ts';
import type { FallingState, FallingTypes } from '../falling/state.ts';
import type { Board, Color } from './board.ts';
import type { Colors, Pair } from './pair.ts';
import type { Rules, RulesName } from './rules.ts';

export const MODES = ['endless', 'survival', 'timed2'] as const;
export type Mode = (typeof MODES)[number];

/** Ticks of each mode; null: until it is lost. */
export const MODE_TICKS: Readonly<Record<Mode, number | null>> = {
  endless: null,
  survival: null,
  timed2: 2 * 60 * 60,
};

/** Everything agreed before play. */
export interface Setup {
  readonly rules: RulesName;
  readonly mode: Mode;
  /** Number of colors that are dealt: 3, 4 or 5. */
  readonly colors: number;
  /** Options that differ from the ruleset's own. */
  readonly options?: Partial<Rules>;
}

/**
 * spawn: waiting for the next pair. fall: the player has the pair, in the air. lock: the player has it, on the ground.
 * settle: what has no support is falling. pop: groups were found and are shown. pause: they are gone.
 * garbage: ojama is falling. over: ended.
 */
export type Phase = 'spawn' | 'fall' | 'lock' | 'settle' | 'pop' | 'pause' | 'garbage' | 'over';

export interface State extends FallingState {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly phase: Phase;
  /** At rest, except in `settle` and `garbage`, where it already shows where everything will land. */
  readonly board: Board;
  readonly pair: Pair | null;
  /** The two pairs that come after it. */
  readonly next: readonly [Colors, Colors];
  /** While popping: what is about to go. */
  readonly groups: readonly Group[];
  /** An all clear waits to be paid with the next chain. */
  readonly bonusDue: boolean;
  /** Points that have not been turned into ojama yet. */
  readonly unspent: number;
  /** Ojama sent by a chain that is still running: can be offset, cannot fall yet. */
  readonly pending: number;
  /** Ojama that falls at the end of this turn, unless it is offset. */
  readonly queued: number;
  /** Survival: pairs until the next row of ojama. */
  readonly untilRow: number;
  /** Survival: rows of ojama so far. */
  readonly rowsSent: number;
  /** Source of the pairs, and the pool that some rules draw from the stream (axis, child, axis, child, …). */
  readonly pieces: PieceSource;
  readonly pool: readonly Color[];
  /** Pairs dealt, the two shown included. */
  readonly dealt: number;
  /** The stream of everything else; it stands still in a game dealt from cards. */
  readonly misc: number;
}

/** A state that is still being written. */
export type Draft = { -readonly [K in keyof State]: State[K] };

/** A copy to write to. Field by field, because a spread of this many costs thirty times as much on every tick. */
export function draftOf(state: State): Draft {
  return {
    setup: state.setup,
    rules: state.rules,
    phase: state.phase,
    timer: state.timer,
    board: state.board,
    pair: state.pair,
    next: state.next,
    groups: state.groups,
    chain: state.chain,
    maxChain: state.maxChain,
    score: state.score,
    level: state.level,
    gravity: state.gravity,
    pairs: state.pairs,
    ticks: state.ticks,
    bonusDue: state.bonusDue,
    unspent: state.unspent,
    pending: state.pending,
    queued: state.queued,
    untilRow: state.untilRow,
    rowsSent: state.rowsSent,
    pieces: state.pieces,
    pool: state.pool,
    dealt: state.dealt,
    misc: state.misc,
  };
}

/** Cells of one color that pop together. Cells are board indices. */
export interface Group {
  readonly color: Color;
  readonly cells: readonly number[];
}

/** One link of a chain, as it was scored. */
export interface Link {
  readonly chain: number;
  /** Colored puyos cleared. */
  readonly cleared: number;
  /** Ojama cleared with them. */
  readonly garbage: number;
  /** Number of colors. */
  readonly colors: number;
  /** Group sizes, largest first. */
  readonly groups: readonly number[];
  /** After the clamp. */
  readonly bonus: number;
  readonly score: number;
}

export type Event =
  | { readonly kind: 'spawned' }
  | { readonly kind: 'shifted' }
  | { readonly kind: 'rotated' }
  /** The pair touched the ground. */
  | { readonly kind: 'landed' }
  | { readonly kind: 'locked'; readonly cells: readonly [number, number]; readonly hard: boolean }
  /** Everything without support begins to fall; `board` of the state shows where it will land. */
  | { readonly kind: 'settled'; readonly falls: readonly Fall[] }
  /** Groups were found; they and the ojama beside them are shown until they pop. */
  | {
      readonly kind: 'found';
      readonly chain: number;
      readonly groups: readonly Group[];
      readonly ojama: readonly number[];
    }
  | {
      readonly kind: 'popped';
      readonly link: Link;
      /** All that the link adds to the score: its own points, and those of an all clear that are paid with it. */
      readonly points: number;
      readonly groups: readonly Group[];
      readonly ojama: readonly number[];
    }
  /** Own ojama to come was canceled. */
  | { readonly kind: 'offset'; readonly amount: number }
  | { readonly kind: 'sent'; readonly amount: number }
  /** The link that has just popped emptied the field. `points`: paid with it. `due`: to be paid with the next chain. */
  | { readonly kind: 'allClear'; readonly points: number; readonly due: number }
  /** The chain has ended, with no link or many. */
  | { readonly kind: 'ended'; readonly chain: number }
  | { readonly kind: 'leveled'; readonly level: number }
  /** Ojama begins to fall. */
  | { readonly kind: 'garbage'; readonly falls: readonly Fall[] }
  | { readonly kind: 'over' };

export interface Puyo extends FallingTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly event: Event;
}
