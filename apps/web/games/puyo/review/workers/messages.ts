// Messages between the page and its workers.

import type { JudgedMove, LineStep } from '@rensa/bots/puyo/review';
import type { Replay } from '@rensa/engine';
import type { Aim } from '@rensa/games/puyo';

/** The first message to a worker: what is reviewed, and how. */
export interface ReviewSubject {
  readonly replay: Replay;
  readonly seat: number;
  readonly bot: string;
  /** For each search. */
  readonly nodes: number;
}

/** The placement that a line begins with: the best one, or that of the game. */
export type LineFrom = 'best' | 'placed';

/** The order in which to judge, one move to judge, or what the bot does after a placement. */
export type ReviewTask =
  | { readonly kind: 'order' }
  | { readonly kind: 'judge'; readonly number: number }
  | { readonly kind: 'line'; readonly number: number; readonly from: LineFrom; readonly first: Aim };

export type ReviewAnswer =
  | { readonly kind: 'order'; readonly numbers: readonly number[] }
  | { readonly kind: 'judge'; readonly number: number; readonly move: JudgedMove }
  | { readonly kind: 'line'; readonly number: number; readonly from: LineFrom; readonly line: readonly LineStep[] };
