import { parseDate } from '@rensa/engine';
import {
  DAILY_LEVELS,
  dailyPuzzle,
  gridOf,
  parseId,
  type Puzzle,
  puzzleOf,
  shapedPuzzle,
  sizedPuzzle,
  whyNone,
  whyNoShape,
  writePuzzle,
} from '@rensa/games/loop';
import { type Answer, answerEach, type Output } from '../../io/output.ts';
import { type Args, choice, whole } from '../../io/args.ts';
import { counted } from '../../io/print.ts';
import { seedsOf, seedTitle } from '../../io/seeds.ts';
import { beside, drawBoard, drawCycle } from './draw.ts';
import { type GridSize, sizeOf } from './size.ts';
import type { Subcommand } from '../../tasks/subcommand.ts';

const SIZE = 6;
/** Flags that cannot be combined with a date. */
const SIZED = ['size', 'rows', 'cols', 'holes', 'seed', 'seeds'];
const HOLES = { least: 0, most: 144 } as const;

export const GENERATE: Subcommand = {
  flags: Object.fromEntries([...SIZED, 'date', 'difficulty', 'id'].map((name) => [name, 'value'])),
  help: [
    ' [--size N | --rows R --cols C] [--holes K] [--seed N | --seeds LIST]',
    'loop generate --date YYYY-MM-DD --difficulty easy|medium|hard',
    'loop generate --id ID',
    'A puzzle with one solution, the daily puzzle of a date, or the puzzle with this name: loop/2/7x7-3/42.',
    '--size N      (6) 2 to 12; a board with an odd number of cells has no loop',
    '--holes K     (0) cells that the loop leaves out, at most one in eight; sides are then 4 to 12',
    '--seed N      (1) 0 to 4294967295, decimal or 0x…',
    '--seeds LIST  several: 1,2,0x10 or 1-100; the answer is then an array in the same order',
  ],
  run,
};

function run(args: Args): Output | Promise<Output> {
  if (args.words.length > 0) throw new Error(`loop generate takes flags only, not ${JSON.stringify(args.words[0])}`);
  if (args.values.has('id')) return named(args);
  if (args.values.has('date') || args.values.has('difficulty')) return daily(args);
  const size = sizeOf(args, SIZE);
  const holes = whole(args, 'holes', HOLES, 0);
  const seeds = seedsOf(args, 1);
  refuseLoopless(size, holes);
  return answerEach(seeds, seedTitle, (seed) => outputOf(puzzleFor(size, holes, seed)));
}

/** Makes a puzzle. Version 1 of the generator has no holes, so version 2 makes those. */
function puzzleFor({ rows, cols }: GridSize, holes: number, seed: number): Puzzle {
  return (holes === 0 ? sizedPuzzle(rows, cols, seed) : shapedPuzzle({ rows, cols, holes }, seed)).puzzle;
}

function refuseLoopless({ rows, cols }: GridSize, holes: number): void {
  const wrong = holes === 0 ? undefined : whyNoShape({ rows, cols, holes });
  if (wrong !== undefined) throw new Error(wrong);
  const reason = holes === 0 ? whyNone(gridOf(rows, cols)) : undefined;
  if (reason !== undefined) throw new Error(`there is no loop on ${rows}x${cols}: ${reason}`);
}

function named(args: Args): Output {
  const other = [...SIZED, 'date', 'difficulty'].find((name) => args.values.has(name));
  if (other !== undefined) throw new Error(`--${other} cannot be combined with --id`);
  const { setup, seed } = parseId(args.values.get('id') ?? '');
  return outputOf(puzzleOf(setup, seed));
}

function daily(args: Args): Output {
  const other = SIZED.find((name) => args.values.has(name));
  if (other !== undefined) throw new Error(`--${other} cannot be combined with --date and --difficulty`);
  const date = args.values.get('date');
  if (date === undefined || !args.values.has('difficulty')) {
    throw new Error(`a daily puzzle needs --date YYYY-MM-DD and --difficulty ${DAILY_LEVELS.join('|')}`);
  }
  const level = choice(args, 'difficulty', DAILY_LEVELS, 'easy');
  parseDate(date);
  return outputOf(dailyPuzzle(date, level).puzzle);
}

function outputOf(puzzle: Puzzle): Answer {
  const { id, clues, grade, solution } = puzzle;
  return {
    json: writePuzzle(puzzle),
    text: () => {
      const facts = `${counted(clues.length, 'clue')}, bottleneck ${grade.bottleneck}, score ${grade.score}, ${counted(grade.steps, 'step')}`;
      return [`${id}: ${facts}`, '', beside(drawBoard(puzzle), drawCycle(puzzle, solution))].join('\n');
    },
  };
}
