import { env } from 'node:process';
import { at, type Board, CEILING, parseBoard, resolveBoard, RULES } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { placementsOn } from '../search/placements.ts';
import { Search } from '../search/search.ts';
import { diceFrom, randomBoard } from './boards.testing.ts';
import { keptOf, paletteOf } from './field.ts';
import { PlainKernel } from './plain.ts';

const SOAK = env['SOAK'] === '1';
const BOARDS = SOAK ? 100_000 : 10_000;
const TIMEOUT = SOAK ? 900_000 : undefined;

const roll = diceFrom(1);

const kernel = new PlainKernel();
const record = kernel.reserve(kernel.fieldWords);
const outcome = kernel.reserve(kernel.fieldWords);
const search = new Search(new PlainKernel());

function told(board: Board, colors: number): Outcome {
  const palette = paletteOf(board, colors);
  kernel.write(record, board, palette);
  const links = kernel.resolve(record);
  kernel.store(outcome);
  return { links, score: kernel.lastScore(), board: kernel.read(outcome, palette, board) };
}

interface Outcome {
  readonly links: number;
  readonly score: number;
  readonly board: Board;
}

function byTheRules(start: Board): Outcome {
  const { links, score, board } = resolveBoard(start, RULES.tsu);
  return { links: links.length, score, board };
}

describe('the search board', () => {
  it(
    `resolves ${BOARDS} random boards as the rules do`,
    () => {
      let longest = 0;
      for (let i = 0; i < BOARDS; i++) {
        const colors = 3 + roll(3);
        const board = randomBoard(roll, colors);
        const rules = byTheRules(board);
        longest = Math.max(longest, rules.links);
        expect(told(board, colors)).toEqual(rules);
      }
      expect(longest).toBeGreaterThan(4);
    },
    TIMEOUT,
  );

  it('scores two groups of one color apart, and eleven as one', () => {
    for (const drawing of [
      'RRRR.\n.....\nRRRR',
      'R....R\nR....R\nR....R\nR....R',
      'RRRRRR\nRRRRR.',
      'RRRRRR\nRRRRRR',
    ]) {
      expect(told(parseBoard(drawing), 4)).toEqual(byTheRules(parseBoard(drawing)));
    }
  });

  it('resolves a chain of nineteen links', () => {
    const board = parseBoard(
      '..RYGR\nRBBRYB\nGBRYGG\nRBRYGB\nGYBGYB\nYBGYRB\nGYBGYR\nGYBGYR\nGRRBRB\nRBYGBB\nGRBYGR\nGRBYGR\nGRBYGR',
    );
    expect(told(board, 4)).toMatchObject({ links: 19, score: 175_080 });
  });
});

/** The board with the pair on top of its columns, as the rules would leave it. */
function dropped(start: Board, col: number, rot: number, axis: number, child: number): Board {
  const board = [...start];
  const put = (x: number, cell: number): void => {
    let row = 0;
    while (row < CEILING && board[at(row, x)] !== 0) row++;
    board[at(row, x)] = cell;
  };
  const other = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  if (rot === 2) put(other, child);
  put(col, axis);
  if (rot !== 2) put(other, child);
  return board;
}

describe('a pair on the search board', () => {
  it(
    'lands and pops as the rules say, at every placement',
    () => {
      for (let i = 0; i < BOARDS / 100; i++) {
        const { board } = resolveBoard(randomBoard(roll, 4), RULES.tsu);
        const [axis, child] = [1 + roll(4), 1 + roll(4)];
        const palette = paletteOf([...board, axis, child], 4);
        kernel.write(record, board, palette);
        kernel.aim(record);
        for (const { col, rot } of placementsOn(search, board, { axis, child })) {
          const expected = resolveBoard(dropped(board, col, rot, axis, child), RULES.tsu);
          const links = kernel.play(record, 4 * col + rot, palette.planes[axis], palette.planes[child]);
          kernel.store(outcome);
          expect({ links, score: kernel.lastScore() }).toEqual({ links: expected.links.length, score: expected.score });
          expect(kernel.read(outcome, palette, expected.board)).toEqual(expected.board);
          const kept = expected.board.slice(at(CEILING, 0)).map((cell) => cell !== 0);
          expect(kept.map((_, x) => ((keptOf(kernel.words, outcome) >> x) & 1) === 1)).toEqual(kept);
        }
      }
    },
    TIMEOUT,
  );
});
