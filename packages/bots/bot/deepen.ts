import { type Bot, defaultNodes, type Thought } from './bot.ts';
import { type Budget, isExpired } from './budget.ts';

/** Nodes of a round, as a multiple of those of the round before. The last round takes all nodes of the budget. */
const GROWTH = 6;
const MIN_FIRST_NODES = 1000;
/** Share of the time left that the next round may probably take; otherwise it is not begun. */
const MAX_TIME_SHARE = 0.7;

/**
 * Thinks in rounds, each with more nodes, and yields the thought of each. The first round always finishes, so there is
 * an answer. A later one is given up when the clock runs out. Ends early when a round finds no more nodes to search.
 */
export function* deepen<View, Placement>(
  bot: Bot<View, Placement>,
  view: View,
  budget: Budget,
): Generator<Thought<Placement>, void> {
  const { nodes, msLeft = () => Number.MAX_SAFE_INTEGER } = budget;
  let searched = -1;
  for (const [round, share] of roundsTo(nodes).entries()) {
    const before = msLeft();
    const thought = bot.search(view, round === 0 ? { nodes: share } : { ...budget, nodes: share });
    if (thought === undefined) return;
    const took = before - msLeft();
    yield thought;
    if (isExpired(budget) || GROWTH * took > MAX_TIME_SHARE * msLeft() || thought.nodes === searched) return;
    searched = thought.nodes;
  }
}

function roundsTo(nodes: number): number[] {
  const rounds = [nodes];
  for (let share = nodes / GROWTH; share >= MIN_FIRST_NODES; share /= GROWTH) rounds.push(Math.ceil(share));
  return rounds.toReversed();
}

/** Thinks until the budget is used up: in one search if only nodes count, in rounds if time does. */
export function think<View, Placement>(
  bot: Bot<View, Placement>,
  view: View,
  budget: Budget = { nodes: defaultNodes(bot, view) },
): Thought<Placement> {
  let last: Thought<Placement> = { placements: [], nodes: 0 };
  if (budget.msLeft === undefined) return bot.search(view, budget) ?? last;
  let nodes = 0;
  for (const thought of deepen(bot, view, budget)) {
    last = thought;
    nodes += thought.nodes;
  }
  return { placements: last.placements, nodes };
}
