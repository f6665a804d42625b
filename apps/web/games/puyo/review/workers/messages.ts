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

/** One move to judge, or what the bot would have done from there on. */
export type ReviewTask =
  | { readonly kind: 'judge'; readonly number: number }
  | { readonly kind: 'line'; readonly number: number; readonly best: Aim };

export type ReviewAnswer =
  | { readonly kind: 'judge'; readonly number: number; readonly move: JudgedMove }
  | { readonly kind: 'line'; readonly number: number; readonly line: readonly LineStep[] };
