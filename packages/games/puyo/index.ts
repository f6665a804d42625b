export { type Board, type Cell, EMPTY } from '../falling/grid.ts';
export {
  at,
  CEILING,
  COLS,
  EMPTY_BOARD,
  isColor,
  letterOf,
  OJAMA,
  parseBoard,
  printBoard,
  ROWS,
  SPAWN_COL,
  VISIBLE_ROWS,
} from './board.ts';
export { dealPairs, rulesOf } from './deal.ts';
export { puyo } from './game.ts';
export { pairsUntilRow, targetAt } from './garbage.ts';
export { landing } from './landing.ts';
export { lossCells } from './loss.ts';
export { isMatchOffered, isOffered, MATCH_OFFERED, OFFERED } from './offered.ts';
export type { Colors, Pair } from './pair.ts';
export { resolveBoard } from './resolve.ts';
export { CHOICES, type Rules, RULES, type RulesName } from './rules.ts';
export { bonusDue } from './score.ts';
export { OPTIONS } from './setup.ts';
export { type Event, type Group, type Link, type Mode, MODE_TICKS, type Setup, type State } from './state.ts';
