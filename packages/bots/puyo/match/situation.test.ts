import { EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { openKernel } from '../kernel/index.ts';
import { Enumerator } from '../search/enumerate.ts';
import type { SideView } from '../view/view.ts';
import { type Situation, situationOf } from './situation.ts';
import { threatOf } from './threat.ts';

const [YELLOW = 0, BLUE = 0] = parseBoard('YB');
const PAIR = { axis: YELLOW, child: BLUE };

/** The situation against an opponent with this board, on which a search has found `curve`. */
function facing(drawing: string, curve: readonly number[] = [0]): Situation {
  const opponent: SideView = { board: parseBoard(drawing), pairs: [PAIR, PAIR], pending: 0 };
  const view = { ...opponent, board: EMPTY_BOARD, colors: 4, left: null, opponent };
  return situationOf(view, {
    opponent,
    threat: threatOf(opponent),
    curve,
    enumerator: new Enumerator(openKernel(), 3),
  });
}

/** Only red fires a chain here. */
const FULL = `R..OOO
ROOOOO
ROOOOO
${'OOOOOO\n'.repeat(8)}`;

it('a chain that waits for a color counts, even if no known pair has that color', () => {
  const { answers } = facing(FULL).rival;
  expect(answers.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(answers[4]).toBe(0.9 * 100);
});

it('a chain that needs two pairs counts, even later than there is room for pairs', () => {
  const { answers, material } = facing(`R..OOO\n${'OOOOOO\n'.repeat(10)}`).rival;
  expect(material.free).toBe(8);
  expect(answers.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(answers[8]).toBe(0.9 * 100);
});

it('a board without a chain has no answer', () => {
  expect(facing('RG....').rival.answers.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
});

it('chains are expected to grow as before, up to those of a full field', () => {
  const { answers } = facing('RG....', [0, 0, 30_000, 60_000, 90_000]).rival;
  expect(answers.slice(4, 9)).toEqual([90_000, 115_000, 115_000, 115_000, 115_000]);
  expect(facing('RG....', [0, 1000, 2000, 3000]).rival.answers.slice(3, 6)).toEqual([3000, 4000, 5000]);
});

it('answers are at least what a search has found', () => {
  expect(facing('RG....', [0, 120_000]).rival.answers.slice(1, 4)).toEqual([120_000, 120_000, 120_000]);
});
