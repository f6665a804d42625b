export * from './board.ts';
export * from './cycle.ts';
export { dailyPuzzle, type DailyLevel, DAILY_LEVELS, dateOf, dayNumber, parseDate } from './daily.ts';
export { type Generated, type LevelName, LEVEL_NAMES, LEVELS, levelFor, type Puzzle, sizedPuzzle } from './generate.ts';
export { explain, grade, type Grade, type Kind, type Step } from './grade.ts';
export { type Hint, hintFor, type Lines } from './hint.ts';
export { countLoops, drawLoop, loopAt, type Table, tableOf } from './plug.ts';
export * from './record.ts';
export { isUnique, solve, type Solved } from './solve.ts';
