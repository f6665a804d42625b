export { type Board, type Cell, EMPTY } from '../falling/grid.ts';
export {
  BLUE,
  cellOf,
  type Color,
  colorLetter,
  colorOf,
  COLS,
  emptyBottle,
  isVirus,
  KIND,
  type Kind,
  kindOf,
  parseBoard,
  partnerOf,
  printBoard,
  RED,
  SPAWN_COL,
  virusesOn,
  VISIBLE_ROWS,
  YELLOW,
} from './board.ts';
export { type Capsule, type Colors, comesApart, floorRowOf, landing, lossCells, withCapsule } from './capsule.ts';
export type { Line } from './clear.ts';
export { capsules } from './game.ts';
export { isMatchOffered, isOffered, MATCH_OFFERED, OFFERED } from './offered.ts';
export { resolveBoard } from './resolve.ts';
export {
  CHOICES,
  REPEAT,
  type Rules,
  RULES,
  RULES_NAMES,
  type RulesName,
  rulesOf,
  type Speed,
  SPEEDS,
} from './rules.ts';
export { OPTIONS, parseSetup } from './setup.ts';
export { dealStage } from './stage.ts';
export type { Capsules, Event, Setup, State } from './state.ts';
