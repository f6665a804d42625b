import type { BotLevel } from '../bot/game.ts';

/**
 * The levels that a person meets: the weaker, the slower the hand. The strongest thinks no longer than its hand waits.
 */
export const OPPONENT_LEVELS: readonly BotLevel[] = [
  { name: 'novice', pace: { reaction: 30, gap: 12 } },
  { name: 'learner', pace: { reaction: 26, gap: 10 } },
  { name: 'builder', pace: { reaction: 22, gap: 8 } },
  { name: 'casual', pace: { reaction: 18, gap: 6 } },
  { name: 'skilled', pace: { reaction: 14, gap: 4 } },
  { name: 'strong', pace: { reaction: 10, gap: 3 }, nodes: 120_000 },
];
