import type { Fall } from '../falling/fall.ts';
import type { PieceSource } from '../falling/source.ts';
import type { FallingState, FallingTypes } from '../falling/state.ts';
import type { Board, Color } from './board.ts';
import type { Capsule, Colors } from './capsule.ts';
import type { Line } from './clear.ts';
import type { Rules, RulesName, Speed } from './rules.ts';

/** `stages`: from level to level up to the last. `marathon`: for ever, and ever faster. `single`: one stage. */
export const MODES = ['stages', 'marathon', 'single'] as const;
export type Mode = (typeof MODES)[number];

/** Everything agreed before play. */
export interface Setup {
  readonly rules: RulesName;
  readonly mode: Mode;
  /** The level of the first stage. */
  readonly level: number;
  readonly speed: Speed;
  /** Options that differ from the ruleset's own. */
  readonly options?: Partial<Rules>;
}

/**
 * ready: a new stage is shown. spawn: waiting for the next capsule. fall: the player has the capsule, in the air. lock: the
 * player has it, on the ground. settle: what has no support is falling. clear: lines were found and are shown.
 * cleared: the last virus is gone, the next stage is to come. over: won or lost.
 */
export type Phase = 'ready' | 'spawn' | 'fall' | 'lock' | 'settle' | 'clear' | 'cleared' | 'over';

export type Ending = 'won' | 'lost';

export interface State extends FallingState {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly phase: Phase;
  /** At rest, except in `settle`, where it already shows where everything will land. */
  readonly board: Board;
  readonly pair: Capsule | null;
  /** The capsule that comes after it. */
  readonly next: Colors;
  /** While clearing: what is about to go. */
  readonly lines: readonly Line[];
  /** Viruses that this capsule has killed. */
  readonly kills: number;
  /** The colors of the lines cleared since the last attack was sent. */
  readonly cleared: readonly Color[];
  /** Stages cleared. */
  readonly stages: number;
  /** Viruses left in this stage. */
  readonly viruses: number;
  /** Times capsules have become faster. */
  readonly speedUps: number;
  /** Capsules that have started to fall since the speed was last reset. */
  readonly thrown: number;
  readonly ending: Ending | null;
  /** Single halves that fall at the end of this turn. */
  readonly queued: number;
  /** Their colors. */
  readonly incoming: readonly Color[];
  /** Source of the capsules, and the reserve of capsule numbers that some rules draw from the stream. */
  readonly pieces: PieceSource;
  readonly reserve: readonly number[];
  /** Capsules dealt in this stage, the one shown included. */
  readonly dealt: number;
  /** The stream of viruses, where they have their own; it stands still in a game dealt from cards. */
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
    lines: state.lines,
    chain: state.chain,
    maxChain: state.maxChain,
    kills: state.kills,
    cleared: state.cleared,
    score: state.score,
    level: state.level,
    stages: state.stages,
    viruses: state.viruses,
    gravity: state.gravity,
    speedUps: state.speedUps,
    pairs: state.pairs,
    thrown: state.thrown,
    ticks: state.ticks,
    ending: state.ending,
    queued: state.queued,
    incoming: state.incoming,
    pieces: state.pieces,
    reserve: state.reserve,
    dealt: state.dealt,
    misc: state.misc,
  };
}

export type Event =
  /** A stage begins. `missing`: viruses for which no place was found. */
  | { readonly kind: 'staged'; readonly level: number; readonly viruses: number; readonly missing: number }
  | { readonly kind: 'spawned' }
  | { readonly kind: 'shifted' }
  | { readonly kind: 'rotated' }
  /** The capsule touched the ground. */
  | { readonly kind: 'landed' }
  /** One cell only when the other half was above the rim. */
  | { readonly kind: 'locked'; readonly cells: readonly number[]; readonly hard: boolean }
  /** Everything without support begins to fall; `board` of the state shows where it will land. */
  | { readonly kind: 'settled'; readonly falls: readonly Fall[] }
  /** Lines were found; they are shown until they are cleared. */
  | { readonly kind: 'found'; readonly chain: number; readonly lines: readonly Line[] }
  | {
      readonly kind: 'cleared';
      readonly chain: number;
      readonly lines: readonly Line[];
      /** The cells of the viruses among them. */
      readonly viruses: readonly number[];
      readonly points: number;
    }
  /** Capsules fall faster from now on. */
  | { readonly kind: 'faster'; readonly speedUps: number }
  | { readonly kind: 'sent'; readonly colors: readonly Color[] }
  /** Nothing more clears. */
  | { readonly kind: 'ended'; readonly chain: number }
  /** Single halves have appeared in these cells, and fall. */
  | { readonly kind: 'garbage'; readonly cells: readonly number[] }
  /** The last virus of a stage is gone. */
  | { readonly kind: 'stageCleared'; readonly level: number; readonly score: number }
  | { readonly kind: 'over'; readonly ending: Ending };

export interface Capsules extends FallingTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly event: Event;
}
