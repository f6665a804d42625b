// The search board of Capsules. Only this folder knows how a field lies in words.

export { COST_SCALE, Evaluation } from './evaluate.ts';
export { CapsulesKernel } from './kernel.ts';
export type { CapsuleDrop } from './place.ts';
export { colOf, isMirrored, isUpright, MAX_GAP, type Move, Reach, type ReachTimes, rowOf } from './reach.ts';
export { SIMPLE, type StageWeights, TUNED } from './weights.ts';
