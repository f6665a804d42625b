import type { Budget } from './budget.ts';

/** A placement, and what the bot thinks of it; scores compare only within one thought. */
export type Scored<Placement> = Placement & { readonly score: number };

export interface Thought<Placement> {
  /** Best first. */
  readonly placements: readonly Scored<Placement>[];
  /** Fields evaluated. */
  readonly nodes: number;
}

/** A bot with memory of its own. It thinks about one view at a time. */
export interface Bot<View = unknown, Placement = object> {
  readonly name: string;
  /** What it thinks with when the caller names no number. */
  readonly nodes: number;
  /** Searches once; undefined when the clock ran out on the way. */
  search(view: View, budget: Budget): Thought<Placement> | undefined;
}
