import { type Bot, type Thought, defaultNodes } from './bot.ts';
import { type Budget, isExpired } from './budget.ts';

/** A round takes so many times the nodes of the one before it; the last takes all that the budget has. */
const GROWTH = 6;
const MIN_FIRST_NODES = 1000;
/** A round is not begun unless it should be over in this part of the time that is left. */
const MAX_TIME_SHARE = 0.7;

/**
 * Thinks in rounds, each with more nodes, and gives what each one finds. The first is always finished, so that there is an
 * answer; a later one is given up when the clock runs out. It ends early when a round finds no more to search.
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

/** Thinks until the budget is used up: in one search where only nodes count, in rounds where time does. */
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
