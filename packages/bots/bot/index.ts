export type { Bot, Thought } from './bot.ts';
export { think } from './deepen.ts';
export type { BotGame, BotLevel } from './game.ts';
export type { Pace } from './pace.ts';
export { findPresses } from './pilot.ts';
export type { PairPlacement } from './placement.ts';
