export { areaOf, type Board, type Grid, gridOf, parseBoard, printBoard, SIDE, whyNone } from './board.ts';
export {
  cellsBeside,
  type Cycle,
  edgesOf,
  parseCycle,
  parseLines,
  printCycle,
  printLines,
  turnsOf,
  valuesOf,
} from './cycle.ts';
export { DAILY_LEVELS, type DailyLevel, dailyPuzzle, dateOf, dayNumber, parseDate } from './daily.ts';
export { loop, loopKnowing } from './game.ts';
export { LEVEL_NAMES, type LevelName, LEVELS, type Puzzle, sizedPuzzle } from './generate.ts';
export { type Hint, hintOf } from './hint.ts';
export { INPUT, TRACE_MOST, type Way } from './input.ts';
export type { Path } from './paths.ts';
export { countLoops, drawLoop, tableOf } from './plug.ts';
export { readBoard, writeBoard, writeCells, writePuzzle } from './record.ts';
export { parseSetup, puzzleId, puzzleOf } from './setup.ts';
export { isUnique, solve, type Solved } from './solve.ts';
export { type ClueStatus, type Event, type Setup, type State, type Tool, TOOLS } from './state.ts';
export { cluesOf, type ClueView, earlyLoops, pathsOf, unmet } from './view.ts';
