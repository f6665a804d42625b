// The bots: levels from weakest to strongest. Their differences are in one table. None is made weaker by chance or by
// waiting.

import { rulesOf, parseSetup } from '@rensa/games/capsules';
import type { Bot, Thought } from '../bot/bot.ts';
import type { Budget } from '../bot/budget.ts';
import type { BotProfile } from '../bot/game.ts';
import { attackWorth, type FightStyle } from './attack.ts';
import { CapsulesKernel, COST_SCALE, SIMPLE, TUNED } from './kernel/index.ts';
import { type CapsulePlacement, placementOf } from './placement.ts';
import type { RankedMove, SearchQuestion, Style } from './question.ts';
import { CapsulesSearch } from './search.ts';
import type { CapsulesView } from './view.ts';

/** Name and parameters of a bot. */
export interface Character extends BotProfile {
  readonly style: Style;
  /** Worth of attacks; null if it ignores the opponent. */
  readonly fighting: FightStyle | null;
}

const HAND: Style = { weights: SIMPLE, shown: 1, wide: 0, deep: 0, kept: 0 };
const BOTH: Style = { ...HAND, weights: TUNED, shown: 2 };

/** Weakest first. */
export const LEVELS: readonly Character[] = [
  { name: 'novice', nodes: 100, style: HAND, fighting: null, pace: { reaction: 30, gap: 12 } },
  { name: 'learner', nodes: 5000, style: { ...HAND, shown: 2 }, fighting: null, pace: { reaction: 26, gap: 10 } },
  { name: 'casual', nodes: 100, style: { ...BOTH, shown: 1 }, fighting: null, pace: { reaction: 20, gap: 8 } },
  { name: 'skilled', nodes: 5000, style: BOTH, fighting: null, pace: { reaction: 15, gap: 6 } },
  { name: 'expert', nodes: 5000, style: BOTH, fighting: { line: 60, haste: 0 }, pace: { reaction: 11, gap: 4 } },
  {
    name: 'strong',
    nodes: 60_000,
    style: { ...BOTH, wide: 20, deep: 5, kept: 2 },
    fighting: { line: 60, haste: 0.5 },
    pace: { reaction: 8, gap: 3 },
  },
];

export function openBot(character: Character): Bot<CapsulesView, CapsulePlacement> {
  const { name, nodes } = character;
  const search = new CapsulesSearch(new CapsulesKernel(), character.style);
  return { name, nodes, search: (view, budget) => think(search, view, character, budget) };
}

function think(
  search: CapsulesSearch,
  view: CapsulesView,
  { fighting }: Character,
  budget: Budget,
): Thought<CapsulePlacement> | undefined {
  const answer = search.run(questionOf(view, fighting), budget);
  return answer && { placements: answer.choices.map(scored), nodes: answer.nodes };
}

function questionOf(view: CapsulesView, fighting: FightStyle | null): SearchQuestion {
  const { board, pairs, ruleset, rowTicks, reaction, gap } = view;
  const attack = fighting === null ? 0 : attackWorth(view, fighting);
  return {
    board,
    shown: pairs,
    settings: { rules: rulesOf(parseSetup(ruleset)), times: { rowTicks, reaction, gap }, attack: COST_SCALE * attack },
  };
}

/** The lower the cost, the higher the score. */
function scored({ move, cost }: RankedMove): CapsulePlacement & { readonly score: number } {
  return { ...placementOf(move), score: -Math.round(cost / COST_SCALE) };
}
