export { drive } from './drive.ts';
export { playDuel, type DuelResult } from './duel.ts';
export type { MoveReply, MoveRequest } from './move.ts';
export { solo, type SoloResult } from './solo.ts';
export { SeatPilot } from './pilot.ts';
