import { type Board, parseBoard, readBoard, solve, type Solved, writeCells } from '@rensa/games/loop';
import type { Answer, Output } from '../../io/output.ts';
import { type Args, whole } from '../../io/args.ts';
import { checkBoardSize, readText, splitInputs } from '../../io/input.ts';
import { counted } from '../../io/print.ts';
import { recordsIn } from '../../io/records.ts';
import type { StandardStreams } from '../../io/streams.ts';
import { beside, drawBoard, drawCycle } from './draw.ts';
import type { Subcommand } from './subcommand.ts';

const LIMIT = { least: 1, most: 1_000_000 };
/** About two seconds on the largest board; who asks for many solutions gets as much more time. */
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
  const { inputs, many } = inputsIn(await readText(file, stdin, 'a board'));
  if (!many) return outputFor((inputs[0] as BoardReader)(), limit);
  return { items: inputs.map((read, i) => ({ title: `board ${i + 1}`, output: () => outputFor(read(), limit) })) };
}

/** Reads one board, or throws why it is none. */
type BoardReader = () => Board;

interface Inputs {
  readonly inputs: readonly BoardReader[];
  readonly many: boolean;
}

/** Drawings have no line that starts with a bracket. */
function inputsIn(text: string): Inputs {
  if (!/^[ \t]*[[{]/m.test(text)) return drawings(text);
  const { items, many } = recordsIn(text);
  return { inputs: items.map((item) => () => readBoard(item())), many };
}

function drawings(text: string): Inputs {
  const parts = splitInputs(text);
  return { inputs: parts.map((part) => () => parseDrawing(part)), many: parts.length > 1 };
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
