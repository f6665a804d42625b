export { type Board, type Cell, EMPTY } from '../falling/grid.ts';
export { type Attempt, attempt } from './attempt.ts';
export {
  at,
  CEILING,
  COLS,
  EMPTY_BOARD,
  isColor,
  isLost,
  letterOf,
  lossCells,
  OJAMA,
  parseBoard,
  printBoard,
  ROWS,
  SPAWN_COL,
  VISIBLE_ROWS,
} from './board.ts';
export { dealPairs } from './deal.ts';
export { puyo } from './game.ts';
export { pairsUntilRow, targetAt } from './garbage.ts';
export {
  counts,
  GOAL_COLORS,
  type Goal,
  type GoalColor,
  type GoalCount,
  isMet,
  type Nazo,
  type NazoStep,
  NO_TALLY,
  type Tally,
  tallied,
} from './goal.ts';
export { isMatchOffered, isOffered, MATCH_OFFERED, OFFERED } from './offered.ts';
export { type Colors, landing, type Pair } from './pair.ts';
export { type Aim, dropOjama, placePair } from './place.ts';
export { resolveBoard } from './resolve.ts';
export { CHOICES, type Rules, RULES, RULES_NAMES, type RulesName, rulesOf } from './rules.ts';
export { bonusDue } from './score.ts';
export { settle } from './settle.ts';
export { OPTIONS } from './setup.ts';
export {
  type Event,
  type Group,
  type Link,
  type Mode,
  MODE_TICKS,
  type Puyo,
  type Setup,
  type State,
} from './state.ts';
export { traceChain } from './trace.ts';
