export { type Bot, type Thought, defaultNodes } from './bot.ts';
export { think } from './deepen.ts';
export type { BotGame, BotLevel, PairCounter } from './game.ts';
export type { Pace } from './pace.ts';
export { findPresses } from './pilot.ts';
export { PressMemory } from './presses.ts';
export { type PartRunner, thinkInParallel } from './parallel.ts';
