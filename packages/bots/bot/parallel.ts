import type { Bot, Thought } from './bot.ts';
import { think } from './deepen.ts';

/** Runs one part of a search on another thread, in a bot of the same name. */
export type PartRunner<View> = (view: View, nodes: number, index: number) => Promise<unknown>;

/** Thinks on several threads. The answer is that of one thread. Rejects if a thread fails. */
export async function thinkInParallel<View, Placement>(
  bot: Bot<View, Placement>,
  view: View,
  nodes: number,
  threads: readonly PartRunner<View>[],
): Promise<Thought<Placement>> {
  const { parallel } = bot;
  if (parallel === undefined || threads.length === 0) return think(bot, view, { nodes });
  const parts = Array.from({ length: parallel.count(view) }, (_, index) => index);
  const left = parts.values();
  const found: unknown[] = [];
  const work = async (run: PartRunner<View>): Promise<void> => {
    for (const index of left) found[index] = await run(view, nodes, index);
  };
  await Promise.all(threads.map(work));
  return parallel.join(view, nodes, found);
}
