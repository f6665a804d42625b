export { areaOf, type Board, type Grid, gridOf, parseBoard, printBoard, SIDE, whyNone } from './board/board.ts';
export {
  cellsBeside,
  type Cycle,
  edgeBetween,
  edgesOf,
  parseCycle,
  parseLines,
  printCycle,
  printLines,
  turnsOf,
  valuesOf,
} from './board/cycle.ts';
export { dailyPuzzle, VERSION_2_DATE, versionOn } from './puzzle/daily.ts';
export { moodOf, SMALL_SHAPES } from './puzzle/daily2.ts';
export { loop, loopKnowing } from './game.ts';
export { faultOf } from './play/fault.ts';
export type { Puzzle } from './puzzle/generate.ts';
export { type Hint, waysLeft } from './solve/hint.ts';
export { holeCounts, type Shape, SHAPE_SIDE, shapeName, whyNoShape } from './puzzle/holes.ts';
export { parseId } from './id.ts';
export { INPUT, MAX_TRACE, type Way } from './play/input.ts';
export { DAILY_LEVELS, type DailyLevel, LEVEL_NAMES, type LevelName, LEVELS, levelOfCells } from './puzzle/level.ts';
export { triedEdges } from './board/lines.ts';
export { FIRST_DATE } from './offered.ts';
export type { Path } from './play/paths.ts';
export { countLoops, drawLoop, tableOf } from './puzzle/plug.ts';
export { readBoard, writeBoard, writeCells, writePuzzle } from './puzzle/record.ts';
export { parseSetup, puzzleId, puzzleOf } from './setup.ts';
export { shapedPuzzle, sizedPuzzle } from './puzzle/sized.ts';
export { isUnique, solve, type Solved } from './solve/solve.ts';
export { type ClueStatus, type Event, type Loop, type Setup, type State, type Tool, TOOLS } from './play/state.ts';
export { cluesOf, type ClueView, earlyLoops, pathsOf, unmet } from './play/view.ts';
