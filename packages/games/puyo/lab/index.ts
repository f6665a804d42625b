export { filled, mirrored, recolored, shifted } from './edit.ts';
export { originsOf } from './origins.ts';
export { playOut, stateOf } from './play.ts';
export { type ChainRow, chainTable } from './table.ts';
export { type Trigger, triggersOf } from './triggers.ts';
