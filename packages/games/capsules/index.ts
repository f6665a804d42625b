export { INPUT } from '../falling/input.ts';
export * from './board.ts';
export {
  type Capsule,
  childCol,
  childRow,
  type Colors,
  type Facing,
  landing,
  type Place,
  type Space,
  withCapsule,
} from './capsule.ts';
export { rulesOf } from './deal.ts';
export { capsules } from './game.ts';
export { resolveBoard, type Resolved } from './resolve.ts';
export * from './rules.ts';
export { parseSetup } from './setup.ts';
export { dealStage } from './stage.ts';
export * from './state.ts';
