export { type Bot, BOTS, type Budget, strong, swift } from './bots.ts';
export { movesOf } from './moves.ts';
export { pilot, type Target } from './pilot.ts';
export type { Placement, Thought } from './think.ts';
export { type Side, type View, viewOf } from './view.ts';
