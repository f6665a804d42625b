import { advance, below } from '@rensa/engine';
import { type Board, COLS, parseBoard, resolveBoard, ROWS, RULES } from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { GemsKernel } from './kernel.ts';

const BOARDS = 20_000;

let dice = 1;
const roll = (n: number): number => below((dice = advance(dice)), n);

/** Boards of every kind: sparse and full, lumpy so that they hold power, with gaps, crash gems and diamonds. */
function randomBoard(): Board {
  const [fill, lumpy, crash, diamonds] = [roll(101), roll(4), 2 + roll(8), roll(4) === 0];
  const board: number[] = [];
  for (let i = 0; i < ROWS * COLS; i++) {
    const other = board[i - (roll(2) === 0 ? 1 : COLS)] ?? 0;
    if (roll(100) >= fill) board.push(0);
    else if (diamonds && roll(25) === 0) board.push(9);
    else if (other > 0 && other < 5 && roll(4) < lumpy) board.push(other);
    else board.push(1 + roll(4) + (roll(crash) === 0 ? 4 : 0));
  }
  return board;
}

const kernel = new GemsKernel();
const record = kernel.reserve(kernel.fieldWords);

function told(board: Board): object {
  kernel.write(record, board);
  const links = kernel.resolve(record);
  return { links, score: kernel.lastScore(), techs: kernel.lastTechs(), board: kernel.current() };
}

function byTheRules(start: Board) {
  const { links, score, techs, board } = resolveBoard(start, RULES.classic);
  return { links: links.length, score, techs, board };
}

describe('the search board of Gems', () => {
  it(`resolves ${BOARDS} random boards as the rules do`, () => {
    let longest = 0;
    for (let i = 0; i < BOARDS; i++) {
      const board = randomBoard();
      const rules = byTheRules(board);
      longest = Math.max(longest, rules.links);
      expect(told(board)).toEqual(rules);
    }
    expect(longest).toBeGreaterThan(4);
  });

  it('reads what was written, gaps and all', () => {
    const board = parseBoard('R....0\n......\n.g..Y.\n..b...');
    kernel.write(record, board);
    expect(kernel.read(record)).toEqual(board);
  });

  it('keeps columns apart at the edge of a word', () => {
    for (const drawing of ['.Rr...', '.RR...\n.RR.r.', 'r....R', `R.....\n${'G.....\n'.repeat(11)}.R....`]) {
      expect(told(parseBoard(drawing))).toEqual(byTheRules(parseBoard(drawing)));
    }
  });

  it('refuses counter gems', () => {
    expect(() => kernel.write(record, parseBoard('F'))).toThrow('no counter gems');
  });
});
