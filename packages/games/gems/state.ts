import type { Fall } from '../falling/fall.ts';
import type { PieceSource } from '../falling/source.ts';
import type { FallingState, FallingTypes } from '../falling/state.ts';
import type { Board, Cell } from './board.ts';
import type { Break } from './clear.ts';
import type { Pair, Piece } from './pair.ts';
import type { PatternName } from './pattern.ts';
import type { Rules, RulesName } from './rules.ts';
import type { Link } from './score.ts';
import type { Slab } from './slab.ts';

export const MODES = ['endless', 'timed2', 'timed3'] as const;
export type Mode = (typeof MODES)[number];

/** Ticks of each mode; null: until the alley is blocked. */
export const MODE_TICKS: Readonly<Record<Mode, number | null>> = {
  endless: null,
  timed2: 2 * 60 * 60,
  timed3: 3 * 60 * 60,
};

/** Everything agreed before play. */
export interface Setup {
  readonly rules: RulesName;
  readonly mode: Mode;
  /** The colors of the counter gems that one's attacks bring. */
  readonly pattern: PatternName;
  /** Options that differ from the ruleset's own. */
  readonly options?: Partial<Rules>;
}

/**
 * spawn: waiting for the next piece. fall: the player has the piece, in the air. lock: the player has it, on the ground.
 * settle: what has no support is falling. clear: what breaks was found and is shown. pause: it is gone.
 * garbage: counter gems are falling. over: ended.
 */
export type Phase = 'spawn' | 'fall' | 'lock' | 'settle' | 'clear' | 'pause' | 'garbage' | 'over';

/** Why a game ended: the alley was blocked, or time ran out. */
export type Ending = 'blocked' | 'time';

export interface State extends FallingState {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly phase: Phase;
  /** At rest, except in `settle` and `garbage`, where it already shows where everything will land. */
  readonly board: Board;
  /** The rigid power gems on it; always none where power is a mark. */
  readonly slabs: readonly Slab[];
  readonly pair: Pair | null;
  /** The piece that comes after it. */
  readonly next: Piece;
  /** While clearing: what is about to go. */
  readonly breaking: Break | null;
  /** All points, tech bonuses and all clears included. */
  readonly score: number;
  /** Diamonds brought down to the floor. */
  readonly techs: number;
  readonly allClears: number;
  readonly ending: Ending | null;
  /** Counter gems sent by a chain that is still running: can be offset, cannot fall yet. */
  readonly pending: number;
  /** Counter gems that fall at the end of this turn, unless they are offset. */
  readonly queued: number;
  /** A part of those was offset. */
  readonly weakened: boolean;
  /** The pattern that they come in. */
  readonly incoming: PatternName;
  /** The order of columns that they take in this game. */
  readonly order: number;
  /** Source of the pieces. */
  readonly pieces: PieceSource;
  /** Pieces dealt, the one shown included. */
  readonly dealt: number;
  /** The rest of the bags of first and of second gems; nothing where gems are drawn one by one. */
  readonly bags: readonly [readonly Cell[], readonly Cell[]];
  /** Gems dealt of each color since its crash gem was last dealt for want of one. */
  readonly drought: readonly number[];
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
    slabs: state.slabs,
    pair: state.pair,
    next: state.next,
    breaking: state.breaking,
    chain: state.chain,
    maxChain: state.maxChain,
    score: state.score,
    techs: state.techs,
    allClears: state.allClears,
    level: state.level,
    gravity: state.gravity,
    pairs: state.pairs,
    ticks: state.ticks,
    ending: state.ending,
    pending: state.pending,
    queued: state.queued,
    weakened: state.weakened,
    incoming: state.incoming,
    order: state.order,
    pieces: state.pieces,
    dealt: state.dealt,
    bags: state.bags,
    drought: state.drought,
  };
}

export type Event =
  | { readonly kind: 'spawned' }
  | { readonly kind: 'shifted' }
  | { readonly kind: 'rotated' }
  /** The piece touched the ground. */
  | { readonly kind: 'landed' }
  | { readonly kind: 'locked'; readonly cells: readonly [number, number]; readonly hard: boolean }
  /** Everything without support begins to fall; `board` of the state shows where it will land. */
  | { readonly kind: 'settled'; readonly falls: readonly Fall[] }
  /** Rigid power gems formed, grew or merged: those that are new or larger. */
  | { readonly kind: 'fused'; readonly slabs: readonly Slab[] }
  /** Something breaks; it is shown until it does. `chain` is 0 when it is diamonds on the floor alone. */
  | { readonly kind: 'found'; readonly chain: number; readonly breaking: Break }
  /** A link of the chain broke. */
  | { readonly kind: 'broke'; readonly link: Link; readonly breaking: Break }
  /** Diamonds came down on the floor. */
  | { readonly kind: 'tech'; readonly cells: readonly number[]; readonly points: number }
  /** Incoming counter gems were canceled. */
  | { readonly kind: 'offset'; readonly amount: number }
  | { readonly kind: 'sent'; readonly amount: number; readonly pattern: PatternName }
  | { readonly kind: 'allClear'; readonly points: number }
  /** The chain has ended, with no link or many. */
  | { readonly kind: 'ended'; readonly chain: number }
  | { readonly kind: 'leveled'; readonly level: number }
  /** Counter gems begin to fall. */
  | { readonly kind: 'garbage'; readonly falls: readonly Fall[] }
  | { readonly kind: 'over'; readonly ending: Ending };

export interface Gems extends FallingTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly event: Event;
}
