import type { Budget } from './budget.ts';

/** A placement and the bot's score for it. Scores compare only within one thought. */
export type Scored<Placement> = Placement & { readonly score: number };

export interface Thought<Placement> {
  /** Best first. */
  readonly placements: readonly Scored<Placement>[];
  /** Fields evaluated. */
  readonly nodes: number;
}

/** A bot with its own memory. It thinks about one view at a time. */
export interface Bot<View = unknown, Placement = object> {
  readonly name: string;
  /** Nodes per move, unless the caller names a number. */
  readonly nodes: number;
  /** Nodes per move where the number depends on the view. */
  nodesFor?(view: View): number;
  /** Searches once. Returns undefined if the clock runs out first. */
  search(view: View, budget: Budget): Thought<Placement> | undefined;
  /** The search in independent parts, if this bot has one. */
  readonly parallel?: ParallelSearch<View, Placement>;
}

/** A search in parts that do not depend on each other, so bots of one name on several threads can share them. */
export interface ParallelSearch<View, Placement> {
  /** Number of parts, at least one. */
  count(view: View): number;
  /** Searches one part. The result can be sent to another thread. */
  part(view: View, nodes: number, index: number): unknown;
  /** Joins the results of all parts, in order, into what `search` returns with `nodes` nodes. */
  join(view: View, nodes: number, parts: readonly unknown[]): Thought<Placement>;
}

export function defaultNodes<View>(bot: Bot<View, unknown>, view: View): number {
  return bot.nodesFor?.(view) ?? bot.nodes;
}
