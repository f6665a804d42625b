export { type Bot, BOTS, type Budget, LEVELS, strong, swift } from './bots.ts';
export { duel, type Limits, type Reply, type Request, type Seat, type Slip, type Verdict } from './duel.ts';
export { FIELD_WORDS, paletteOf } from './field.ts';
export { type Kernel, plain } from './kernel.ts';
export { movesOf } from './moves.ts';
export { pilot, type Target } from './pilot.ts';
export type { Placement, Thought } from './think.ts';
export { type Side, type View, viewOf } from './view.ts';
