export { areaOf, type Board, type Grid, gridOf, parseBoard, printBoard, SIDE, whyNone } from './board.ts';
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
} from './cycle.ts';
export { dailyPuzzle, VERSION_2_DATE, versionOn } from './daily.ts';
export { moodOf } from './daily2.ts';
export { loop, loopKnowing } from './game.ts';
export type { Puzzle } from './generate.ts';
export { type Hint, waysLeft } from './hint.ts';
export { holeCounts, type Shape, SHAPE_SIDE, shapeName, whyNoShape } from './holes.ts';
export { parseId } from './id.ts';
export { INPUT, TRACE_MOST, type Way } from './input.ts';
export { DAILY_LEVELS, type DailyLevel, LEVEL_NAMES, type LevelName, LEVELS, levelOfCells } from './level.ts';
export { triedEdges } from './lines.ts';
export { FIRST_DATE } from './offered.ts';
export type { Path } from './paths.ts';
export { countLoops, drawLoop, tableOf } from './plug.ts';
export { readBoard, writeBoard, writeCells, writePuzzle } from './record.ts';
export { parseSetup, puzzleId, puzzleOf } from './setup.ts';
export { shapedPuzzle, sizedPuzzle } from './sized.ts';
export { isUnique, solve, type Solved } from './solve.ts';
export { type ClueStatus, type Event, type Loop, type Setup, type State, type Tool, TOOLS } from './state.ts';
export { cluesOf, type ClueView, earlyLoops, pathsOf, unmet } from './view.ts';
