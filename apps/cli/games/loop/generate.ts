import {
  DAILY_LEVELS,
  dailyPuzzle,
  gridOf,
  parseDate,
  type Puzzle,
  sizedPuzzle,
  whyNone,
  writePuzzle,
} from '@rensa/games/loop';
import { type Output, outputAll } from '../../io/output.ts';
import { type Args, choice, seedsOf } from '../../io/args.ts';
import { counted } from '../../io/print.ts';
import { beside, drawBoard, drawCycle } from './draw.ts';
import { type GridSize, sizeOf } from './size.ts';
import type { Subcommand } from './subcommand.ts';

const SIZE = 6;
/** What has no place beside a date. */
const SIZED = ['size', 'rows', 'cols', 'seed', 'seeds'];

export const GENERATE: Subcommand = {
  flags: Object.fromEntries([...SIZED, 'date', 'difficulty'].map((name) => [name, 'value'])),
  help: [
    ' [--size N | --rows R --cols C] [--seed N | --seeds LIST]',
    'loop generate --date YYYY-MM-DD --difficulty easy|medium|hard',
    'A puzzle with one solution, or the daily one of a date.',
    '--size N      (6) 2 to 12; a board with an odd number of cells has no loop',
    '--seed N      (1) 0 to 4294967295, decimal or 0x…',
    '--seeds LIST  several: 1,2,0x10 or 1-100; the answers are then an array in the same order',
  ],
  run,
};

function run(args: Args): Output | Promise<Output> {
  if (args.words.length > 0) throw new Error(`loop generate takes flags only, not ${JSON.stringify(args.words[0])}`);
  if (args.values.has('date') || args.values.has('difficulty')) return daily(args);
  const size = sizeOf(args, SIZE);
  const { seeds, many } = seedsOf(args, 1);
  refuseLoopless(size);
  const make = (seed: number): Output => outputOf(sizedPuzzle(size.rows, size.cols, seed).puzzle);
  if (!many) return make(seeds[0] as number);
  return outputAll(seeds.map((seed) => ({ title: `seed ${seed}`, output: () => make(seed) })));
}

function refuseLoopless({ rows, cols }: GridSize): void {
  const reason = whyNone(gridOf(rows, cols));
  if (reason !== undefined) throw new Error(`there is no loop on ${rows}x${cols}: ${reason}`);
}

function daily(args: Args): Output {
  const other = SIZED.find((name) => args.values.has(name));
  if (other !== undefined) throw new Error(`--${other} has no place beside --date and --difficulty`);
  const date = args.values.get('date');
  if (date === undefined || !args.values.has('difficulty')) {
    throw new Error(`a daily puzzle needs --date YYYY-MM-DD and --difficulty ${DAILY_LEVELS.join('|')}`);
  }
  const level = choice(args, 'difficulty', DAILY_LEVELS, 'easy');
  parseDate(date);
  return outputOf(dailyPuzzle(date, level).puzzle);
}

function outputOf(puzzle: Puzzle): Output {
  const { id, clues, grade, solution } = puzzle;
  return {
    json: writePuzzle(puzzle),
    text: () => {
      const facts = `${counted(clues.length, 'clue')}, bottleneck ${grade.bottleneck}, score ${grade.score}, ${counted(grade.steps, 'step')}`;
      return [`${id}: ${facts}`, '', beside(drawBoard(puzzle), drawCycle(puzzle, solution))].join('\n');
    },
  };
}
