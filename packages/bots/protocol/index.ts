export * from './messages.ts';
export { parsePosition, type Position, positionOf, viewAt, type WrittenSide } from './position.ts';
export { reached } from './reached.ts';
export { type Port, serve } from './serve.ts';
