export { type Board, EMPTY } from '../falling/grid.ts';
export {
  at,
  colorOf,
  COLORS,
  COLS,
  counterOf,
  countOf,
  crashOf,
  DIAMOND,
  heightOf,
  isCounter,
  isCrash,
  isNormal,
  letterOf,
  parseBoard,
  printBoard,
  ROWS,
  SPAWN_COL,
  SPAWN_ROW,
  VISIBLE_ROWS,
} from './board.ts';
export type { Break } from './clear.ts';
export { dealPieces, untilDiamond } from './deal.ts';
export { parseDrop, playDrops } from './drop.ts';
export { gems } from './game.ts';
export { amountOf, exchange, type Exchanging, marginSteps } from './garbage.ts';
export { isMatchOffered, isOffered, MATCH_OFFERED, OFFERED } from './offered.ts';
export type { Pair, Piece } from './pair.ts';
export { colorIn, PATTERN_NAMES, patternCode, type PatternName, patternWith } from './pattern.ts';
export { type Field, fuse, powerGroups } from './power.ts';
export { resolveBoard, type Resolved, resolveField } from './resolve.ts';
export { CHOICES, REPEAT, type Rules, RULES, RULES_NAMES, type RulesName, rulesOf } from './rules.ts';
export type { Link } from './score.ts';
export { OPTIONS } from './setup.ts';
export type { Slab } from './slab.ts';
export { type Event, type Gems, type Mode, MODE_TICKS, type Setup, type State } from './state.ts';
export { landing } from './rotate.ts';
