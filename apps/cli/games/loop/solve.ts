import { type Board, parseBoard, readBoard, solve, type Solved, writeCells } from '@rensa/games/loop';
import { type Answer, answerEach, type Batch, numbered, type Output } from '../../io/output.ts';
import { type Args, whole } from '../../io/args.ts';
import { checkBoardSize, readText, splitInputs } from '../../io/input.ts';
import { counted } from '../../io/print.ts';
import { recordsIn } from '../../io/records.ts';
import type { StandardStreams } from '../../io/streams.ts';
import { beside, drawBoard, drawCycle } from './draw.ts';
import type { Subcommand } from '../../tasks/subcommand.ts';

const LIMIT = { least: 1, most: 1_000_000 };
/** Guesses of the solver, about two seconds on the largest board, and more for each solution that is asked for. */
const GUESSES = { least: 20_000, perSolution: 100 };

export const SOLVE: Subcommand = {
  flags: { limit: 'value' },
  help: [
    ' [FILE] [--limit K]',
    'Reads {rows, cols, clues: [[row, col, value], …], holes?: [[row, col], …]}, row 0 on top, or a drawing: one line per',
    'row, . for an open cell, # for a hole, a digit for a clue. Several: a JSON array, one object per line, or drawings with',
    'a line --- between them; the answer is then an array in the same order.',
    '--limit K     (2) how many solutions to count, 1 to 1000000',
  ],
  run,
};

async function run(args: Args, { stdin }: StandardStreams): Promise<Output> {
  const [file, ...more] = args.words;
  if (more.length > 0) throw new Error('loop solve takes one file, which may hold several boards');
  const limit = whole(args, 'limit', LIMIT, 2);
  const boards = boardsIn(await readText(file, stdin, 'a board'));
  return answerEach(boards, numbered('board'), (read) => outputFor(read(), limit));
}

/** Reads one board; throws if it is not valid. */
type BoardReader = () => Board;

/** Finds the boards in a text, JSON or drawings. A drawing has no line that starts with a bracket. */
function boardsIn(text: string): Batch<BoardReader> {
  if (!/^[ \t]*[[{]/m.test(text)) return drawings(text);
  const { items, many } = recordsIn(text);
  return { items: items.map((item) => () => readBoard(item())), many };
}

function drawings(text: string): Batch<BoardReader> {
  const parts = splitInputs(text);
  return { items: parts.map((part) => () => parseDrawing(part)), many: parts.length > 1 };
}

function parseDrawing(text: string): Board {
  checkBoardSize(text);
  if (text.trim() === '') throw new Error('the board is empty: give {rows, cols, clues} or a drawing');
  return parseBoard(text);
}

function outputFor(board: Board, limit: number): Answer {
  const solved = solve(board, limit, GUESSES.least + GUESSES.perSolution * limit);
  const { solutions, capped, solution, reason } = solved;
  return {
    json: {
      solutions,
      capped,
      solution: solution === undefined ? null : writeCells(board, solution),
      ...(reason !== undefined && { reason }),
    },
    text: () => describe(board, solved),
  };
}

function describe(board: Board, { solutions, capped, solution, reason }: Solved): string {
  if (solution === undefined) return `no solution${reason === undefined ? '' : `: ${reason}`}`;
  const count = `${counted(solutions, 'solution')}${capped ? ', and more' : ''}`;
  return [count, '', beside(drawBoard(board), drawCycle(board, solution))].join('\n');
}
