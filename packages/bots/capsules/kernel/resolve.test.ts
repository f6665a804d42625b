import { env } from 'node:process';
import { advance, below } from '@rensa/engine';
import type { Facing } from '@rensa/games/falling';
import {
  type Board,
  cellOf,
  COLS,
  KIND,
  floorRowOf,
  parseBoard,
  printBoard,
  resolveBoard,
  RULES,
  type RulesName,
  withCapsule,
} from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { CapsulesKernel } from './kernel.ts';
import type { CapsuleDrop } from './place.ts';

const PLACEMENTS = 20_000;
const DROPS_A_BOARD = 8;
const BOARDS = env['SOAK'] === '1' ? 20_000 : 2000;

let dice = 1;
const roll = (n: number): number => below((dice = advance(dice)), n);

/** A board of any kind: sparse or full, with gaps, viruses, singles, and capsules either way. */
function randomBoard(rows: number): Board {
  const [fill, viruses, lumpy] = [roll(90), roll(60), roll(3)];
  const top = 1 + roll(rows);
  const board = Array.from({ length: rows * COLS }, () => 0);
  let color = 1;
  const paint = (): number => (roll(3) < lumpy ? color : (color = 1 + roll(3)));
  for (let i = 0; i < top * COLS; i++) {
    if (board[i] !== 0 || roll(100) >= fill) continue;
    const [beside, above] = [i % COLS < COLS - 1 && board[i + 1] === 0, i + COLS < top * COLS];
    const shape = roll(100) < viruses ? 'virus' : (['flat', 'upright', 'single'] as const)[roll(3)];
    if (shape === 'virus') board[i] = cellOf(paint(), KIND.virus);
    else if (shape === 'flat' && beside) {
      board[i] = cellOf(paint(), KIND.right);
      board[i + 1] = cellOf(paint(), KIND.left);
    } else if (shape === 'upright' && above) {
      board[i] = cellOf(paint(), KIND.above);
      board[i + COLS] = cellOf(paint(), KIND.below);
    } else board[i] = cellOf(paint(), KIND.single);
  }
  return board;
}

function randomDrop(): CapsuleDrop {
  const upright = roll(2) === 0;
  return { col: roll(upright ? COLS : COLS - 1), upright, first: 1 + roll(3), second: 1 + roll(3) };
}

interface Told {
  readonly clears: number;
  readonly lines: number;
  readonly viruses: number;
  readonly score: number;
  readonly board: Board;
}

/** Compares faster than an assertion; tens of thousands of those would take a minute. */
function isSame(a: Told | undefined, b: Told | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const kernel = new CapsulesKernel();
const record = kernel.reserve(kernel.fieldWords);

/** The outcome of a board on the search board. Undefined if a capsule finds no room. */
function told(board: Board, rules: RulesName, drop?: CapsuleDrop): Told | undefined {
  kernel.write(record, board);
  kernel.load(record);
  if (drop !== undefined && !kernel.place(drop, RULES[rules])) return undefined;
  const clears = kernel.resolve(RULES[rules]);
  const score = RULES[rules].virusPoints.low * kernel.lastScore();
  const after = kernel.current(RULES[rules].rows);
  return { clears, lines: kernel.lastLines(), viruses: kernel.lastViruses(), score, board: after };
}

function byTheRules(start: Board, rules: RulesName, drop?: CapsuleDrop): Told | undefined {
  const dropped = drop === undefined ? start : droppedInto(start, rules, drop);
  if (dropped === undefined) return undefined;
  const { clears, lines, viruses, score, board } = resolveBoard(dropped, RULES[rules], 'low');
  return { clears, lines, viruses, score, board };
}

const [UP, RIGHT]: readonly [Facing, Facing] = [0, 1];

/** The board after a capsule fell straight down from above everything. */
function droppedInto(start: Board, name: RulesName, { col, upright, first, second }: CapsuleDrop): Board | undefined {
  const rules = RULES[name];
  const colors = { axis: first, child: second };
  const tall = { ...rules, rows: rules.rows + 3 };
  const space = { board: [...start, ...Array.from({ length: 3 * COLS }, () => 0)], rules: tall };
  const above = { row: rules.rows + 1, col, facing: upright ? UP : RIGHT };
  const row = floorRowOf(space, above);
  const top = row + (upright ? 1 : 0);
  if (row >= rules.rows || (top >= rules.rows && rules.rim === 'closed')) return undefined;
  return withCapsule({ board: start, rules }, { ...colors, ...above, row }).board;
}

describe.each(['classic', 'nes'] as const)('the search board of Capsules under %s', (rules) => {
  it(`resolves ${PLACEMENTS} random placements as the rules do`, () => {
    const seen = { cleared: 0, refused: 0, chained: 0 };
    let board: Board | undefined;
    for (let i = 0; i < PLACEMENTS; i++) {
      if (i % DROPS_A_BOARD === 0) board = undefined;
      board ??= resolveBoard(randomBoard(RULES[rules].rows), RULES[rules], 'low').board;
      const drop = randomDrop();
      const expected = byTheRules(board, rules, drop);
      if (!isSame(told(board, rules, drop), expected)) expect(told(board, rules, drop)).toEqual(expected);
      if (expected === undefined) seen.refused++;
      if ((expected?.clears ?? 0) > 0) seen.cleared++;
      if ((expected?.clears ?? 0) > 1) seen.chained++;
      board = expected?.board;
    }
    expect(Math.min(seen.cleared, seen.refused, seen.chained)).toBeGreaterThan(20);
  });

  it(`resolves ${BOARDS} random boards with gaps as the rules do`, () => {
    let longest = 0;
    for (let i = 0; i < BOARDS; i++) {
      const board = randomBoard(RULES[rules].rows);
      const expected = byTheRules(board, rules);
      longest = Math.max(longest, expected?.clears ?? 0);
      if (!isSame(told(board, rules), expected)) expect(told(board, rules)).toEqual(expected);
    }
    expect(longest).toBeGreaterThan(2);
  });
});

describe('a record', () => {
  it('holds the board that was written', () => {
    const board = parseBoard('yv............r*\ny^..r>b<........\n..bo........y>r<', 18);
    kernel.write(record, board);
    expect(printBoard(kernel.read(record, 18))).toBe(printBoard(board));
  });

  it('counts a cross as two lines and a run of eight as one', () => {
    const cross = parseBoard('..r*\n..r*\n..r*\nr*r*r*r*', 16);
    expect(told(cross, 'nes')).toMatchObject({ clears: 1, lines: 2, viruses: 7 });
    expect(told(parseBoard('y*y*y*y*y*y*y*y*', 16), 'nes')).toMatchObject({ clears: 1, lines: 1, viruses: 8 });
  });
});
