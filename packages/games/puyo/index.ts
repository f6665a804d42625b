export * from './board.ts';
export { INPUT } from './input.ts';
export * from './pair.ts';
export * from './rules.ts';
export * from './state.ts';
