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
  /** The same where it depends on what it sees. */
  nodesFor?(view: View): number;
  /** Searches once; undefined when the clock ran out on the way. */
  search(view: View, budget: Budget): Thought<Placement> | undefined;
  /** Its search in parts, where it can be taken apart. */
  readonly parallel?: ParallelSearch<View, Placement>;
}

/** A search whose parts do not depend on each other, so that bots of one name on several threads can share them. */
export interface ParallelSearch<View, Placement> {
  /** How many parts there are, at least one. */
  count(view: View): number;
  /** What one part finds. It can be sent to another thread. */
  part(view: View, nodes: number, index: number): unknown;
  /** What all parts in their order come to: the same that `search` answers with so many nodes. */
  join(view: View, nodes: number, parts: readonly unknown[]): Thought<Placement>;
}

export function defaultNodes<View>(bot: Bot<View, unknown>, view: View): number {
  return bot.nodesFor?.(view) ?? bot.nodes;
}
