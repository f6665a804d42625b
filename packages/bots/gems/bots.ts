// The bots: levels from weakest to strongest. A level is weaker by what it looks at: the number of pieces, whether it
// rotates them, and how it values a board. None is weaker by chance or by waiting.

import type { RulesName } from '@rensa/games/gems';
import type { Bot } from '../bot/bot.ts';
import type { BotProfile } from '../bot/game.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { type GemsStyle, Thinker } from './think.ts';
import type { GemsView } from './view.ts';
import { FITTED, GREEDY, LOW, PLAIN } from './weights.ts';

/** Name and parameters of a bot. */
export type Character = BotProfile & GemsStyle;

const ONE = { arcade: 1, classic: 1 } as const;
/** Pieces to look ahead. A third piece pays under classic. In matches it was not tried. */
const DEEP = { arcade: 2, classic: 3 } as const;

/** Weakest first. */
export const LEVELS: readonly Character[] = [
  { name: 'novice', nodes: 22, plies: ONE, upright: true, evaluations: LOW, pace: { reaction: 30, gap: 12 } },
  { name: 'learner', nodes: 22, plies: ONE, upright: true, evaluations: PLAIN, pace: { reaction: 24, gap: 9 } },
  { name: 'skilled', nodes: 22, plies: ONE, upright: false, evaluations: FITTED, pace: { reaction: 16, gap: 5 } },
  { name: 'strong', nodes: 8000, plies: DEEP, upright: false, evaluations: FITTED, pace: { reaction: 10, gap: 3 } },
];

/** A yardstick outside the levels: it breaks as much as it can and keeps its board low. */
const greedy: Character = {
  name: 'greedy',
  nodes: 22,
  plies: ONE,
  upright: false,
  evaluations: GREEDY,
  pace: { reaction: 20, gap: 7 },
};

/** Strongest first. */
export const BOTS: readonly Character[] = [...LEVELS.toReversed(), greedy];

/** Opens a bot with its own memory. */
export function openBot(character: Character): Bot<GemsView, PairPlacement> {
  const { name, nodes } = character;
  const thinkers = new Map<RulesName, Thinker>();
  const thinkerFor = (rules: RulesName): Thinker => {
    const known = thinkers.get(rules) ?? new Thinker(character, rules);
    thinkers.set(rules, known);
    return known;
  };
  return { name, nodes, search: (view, budget) => thinkerFor(view.rules).think(view, budget) };
}
