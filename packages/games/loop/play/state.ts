import type { GameTypes } from '@rensa/engine';
import type { BoardRecord } from '../puzzle/record.ts';
import type { DailyLevel } from '../puzzle/level.ts';
import type { Puzzle } from '../puzzle/generate.ts';
import type { Hint } from '../solve/hint.ts';
import type { Lines } from '../board/lines.ts';

/**
 * Which puzzle is played. A daily is named by its date and level, and the seed makes no difference; a sized one is named
 * by its size and the seed, and made by version 1 of the generator unless it says 2, which also knows holes; a given
 * board must be one that reasoning about single areas solves.
 */
export type Setup =
  | { readonly kind: 'daily'; readonly date: string; readonly level: DailyLevel }
  | { readonly kind: 'sized'; readonly rows: number; readonly cols: number }
  | Sized2
  | { readonly kind: 'given'; readonly board: BoardRecord };

export interface Sized2 {
  readonly kind: 'sized';
  readonly generator: 2;
  readonly rows: number;
  readonly cols: number;
  /** Holes of the board; the seed says where. */
  readonly holes: number;
}

/**
 * pen: draws; a line that is there already is followed. eraser: takes away what it runs along. keys: draws like the pen,
 * but takes away a line that is there already, and wins without being lifted. pencil: draws like the pen, but takes away
 * the line from whose open end it goes back.
 */
export const TOOLS = ['pen', 'eraser', 'keys', 'pencil'] as const;
export type Tool = (typeof TOOLS)[number];

/** Acts on a trial: lines drawn in it are kept or discarded together. */
export const TRIAL_STEPS = ['begin', 'keep', 'discard'] as const;
export type TrialStep = (typeof TRIAL_STEPS)[number];

/** A cell that a stroke has visited, and the lines when it got there. */
export interface Mark {
  readonly cell: number;
  readonly lines: Lines;
}

/** From putting the pen down to lifting it. */
export interface Stroke {
  readonly tool: Tool;
  /** The lines when it began: what a canceled stroke goes back to, and what undo goes back to later. */
  readonly before: Lines;
  /** Its way, the latest cell last. Going back to the last but one takes the last away. */
  readonly trail: readonly Mark[];
}

/** The hint for the lines on the board, and how much of it is shown: where to look, then why. */
interface Told {
  readonly stage: 1 | 2;
  readonly hint: Hint;
}

export interface State {
  readonly puzzle: Puzzle;
  readonly lines: Lines;
  /** Null while nothing is held down. */
  readonly stroke: Stroke | null;
  /** The cell that was tapped last: the next tap draws from here. */
  readonly anchor: number | null;
  /** Lines to go back to by undo and forth to by redo, the next one last. */
  readonly past: readonly Lines[];
  readonly future: readonly Lines[];
  /** Strokes and taps that changed something; undo takes none back. */
  readonly moves: number;
  /** Time spent, in sixtieths of a second; stops once solved. */
  readonly ticks: number;
  /** Hints asked for, each counted once however much of it was shown. */
  readonly hints: number;
  /** Null until one is asked for, and again once the lines have changed. */
  readonly told: Told | null;
  readonly solutionSeen: boolean;
  readonly solved: boolean;
}

/** `exceeded`: too many turns. `short`: too few, and every cell of the area has its two lines. */
export type ClueStatus = 'neutral' | 'met' | 'exceeded' | 'short';

/**
 * `drawn` and `erased` report every line that came and went, `crossed` and `uncrossed` every cross, at once. `closed`: a loop has closed that leaves cells out, at
 * once too. The rest comes when the pen is up: `clue` when the status of a clue has changed, `complete` when there is
 * one loop through every cell, but not the one wanted, and which clues it does not meet.
 */
export type Event =
  | { readonly kind: 'drawn' | 'erased' | 'crossed' | 'uncrossed'; readonly edges: readonly number[] }
  | { readonly kind: 'trial'; readonly step: TrialStep }
  | { readonly kind: 'closed'; readonly cells: readonly number[] }
  | { readonly kind: 'clue'; readonly cell: number; readonly status: ClueStatus }
  | { readonly kind: 'complete'; readonly unmet: readonly number[] }
  | { readonly kind: 'solved'; readonly ticks: number; readonly moves: number }
  | { readonly kind: 'anchored'; readonly cell: number }
  | { readonly kind: 'canceled' | 'undone' | 'redone' | 'restarted' | 'revealed' }
  | { readonly kind: 'hinted'; readonly stage: 1 | 2 | 3 };

export interface Loop extends GameTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly event: Event;
}
