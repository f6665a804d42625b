export type { Bot, Thought } from './bot.ts';
export { think } from './deepen.ts';
export type { BotGame } from './game.ts';
export type { PairPlacement } from './placement.ts';
