import { advance, below } from '@rensa/engine';
import { type Board, COLS, parseBoard, resolveBoard, ROWS, RULES, type Slab } from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { ArcadeKernel } from './arcade.ts';
import { ClassicKernel } from './classic.ts';

const BOARDS = 3000;
const RULESETS = ['classic', 'arcade'] as const;
type Ruleset = (typeof RULESETS)[number];

let dice = 1;
const roll = (n: number): number => below((dice = advance(dice)), n);

/**
 * A board of any kind: sparse or full, with lumps that become power gems, with gaps, crash gems, diamonds and counter
 * gems.
 */
function randomBoard(rules: Ruleset): Board {
  const [fill, lumpy, crash, diamonds] = [roll(101), roll(5), 2 + roll(8), roll(4) === 0];
  const counters = rules === 'arcade' && roll(2) === 0;
  const board: number[] = [];
  for (let i = 0; i < ROWS * COLS; i++) {
    const other = board[i - (roll(2) === 0 ? 1 : COLS)] ?? 0;
    if (roll(100) >= fill) board.push(0);
    else if (diamonds && roll(25) === 0) board.push(9);
    else if (counters && roll(6) === 0) board.push(10 + roll(20));
    else if (other > 0 && other < 5 && roll(5) < lumpy) board.push(other);
    else board.push(1 + roll(4) + (roll(crash) === 0 ? 4 : 0));
  }
  return board;
}

const KERNELS = { classic: new ClassicKernel(), arcade: new ArcadeKernel() };
const RECORDS = { classic: KERNELS.classic.reserve(15), arcade: KERNELS.arcade.reserve(78) };

function onKernel(board: Board, rules: Ruleset) {
  const kernel = KERNELS[rules];
  const record = RECORDS[rules];
  kernel.write(record, { board, slabs: [] });
  const count = kernel.resolve(record);
  const links = Array.from({ length: count }, (_, link) => kernel.linkScore(link));
  kernel.store(record);
  return { links, score: kernel.lastScore(), techs: kernel.lastTechs(), ...kernel.read(record) };
}

const inOrder = (slabs: readonly Slab[]): Slab[] => slabs.toSorted((a, b) => a.row - b.row || a.col - b.col);

function byTheRules(start: Board, rules: Ruleset) {
  const { links, score, techs, board, slabs } = resolveBoard(start, RULES[rules]);
  return { links: links.map((link) => link.score), score, techs, board, slabs: inOrder(slabs) };
}

describe.each(RULESETS)('the search board of %s', (rules) => {
  it(`resolves ${BOARDS} random boards as the rules do`, () => {
    let longest = 0;
    let slabs = 0;
    for (let i = 0; i < BOARDS; i++) {
      const board = randomBoard(rules);
      const expected = byTheRules(board, rules);
      longest = Math.max(longest, expected.links.length);
      slabs += expected.slabs.length;
      expect(onKernel(board, rules)).toEqual(expected);
    }
    expect(longest).toBeGreaterThan(4);
    expect(slabs > BOARDS / 10).toBe(rules === 'arcade');
  });

  it('reads what was written, with gaps', () => {
    const kernel = KERNELS[rules];
    const record = RECORDS[rules];
    const board = parseBoard('R....0\n......\n.g..Y.\n..b...');
    kernel.write(record, { board, slabs: [] });
    expect(kernel.read(record)).toEqual({ board, slabs: [] });
  });

  it('keeps columns apart', () => {
    for (const drawing of ['.Rr...', '.RR...\n.RR.r.', 'r....R', `R.....\n${'G.....\n'.repeat(11)}.R....`]) {
      expect(onKernel(parseBoard(drawing), rules)).toEqual(byTheRules(parseBoard(drawing), rules));
    }
  });
});

it('the search board of classic refuses counter gems', () => {
  const kernel = new ClassicKernel();
  const record = kernel.reserve(kernel.fieldWords);
  expect(() => kernel.write(record, { board: parseBoard('F'), slabs: [] })).toThrow('no counter gems');
});
