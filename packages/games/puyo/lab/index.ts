export { filled, mirrored, recolored, shifted } from './edit.ts';
export { chainTable } from './table.ts';
export { triggersOf } from './triggers.ts';
