import { env } from 'node:process';
import { advance, below } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { at, type Board, CEILING, COLS, type Pair, puyo, type State } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { colOf, EVERY_MOVE, moveOf, MOVES, rotOf } from '../../bits/move.ts';
import { pairIn } from '../view/pair.testing.ts';
import { paletteOf } from './field.ts';
import { PlainKernel } from './plain.ts';

const SOAK = env['SOAK'] === '1';
/** Milliseconds: every placement is played out press by press. */
const TIMEOUT = SOAK ? 900_000 : undefined;

/** All presses of one tick, and the soft drop. */
const PRESSES = [0, INPUT.rotateLeft, INPUT.rotateRight]
  .flatMap((turn) => [turn, turn | INPUT.left, turn | INPUT.right])
  .concat(INPUT.soft);

function spawnedOn(board: Board): State {
  const start = puyo.start({ rules: 'tsu', mode: 'endless', colors: 4 }, 1);
  return puyo.step({ ...start, board, timer: 1 }, [0]).state;
}

/** All placements that any sequence of presses leads to in the real game. */
function reachedByPlaying(board: Board): Set<number> {
  const reached = new Set<number>();
  const seen = new Set<string>();
  const queue: State[] = [spawnedOn(board)];
  for (const state of queue) {
    const { col, facing } = pairIn(state);
    for (const press of PRESSES) {
      const next = puyo.step(state, [press]).state;
      if (next.pair === null) {
        if (press === 0 || press === INPUT.soft) reached.add(moveOf(col, facing));
        continue;
      }
      const key = keyOf(next, next.pair);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return reached;
}

function keyOf({ phase, timer }: State, { row, col, facing, drop, hang, groundings, armed }: Pair): string {
  return [phase === 'lock' ? timer : -1, row, col, facing, drop, hang, groundings, armed > 0].join();
}

const kernel = new PlainKernel();
const record = kernel.reserve(kernel.fieldWords);

function reachedByTable(board: Board): Set<number> {
  kernel.write(record, board, paletteOf(board, 4));
  const moves = kernel.aim(record);
  return new Set(Array.from({ length: MOVES }, (_, move) => move).filter((move) => ((moves >> move) & 1) === 1));
}

function stacked(heights: readonly number[], kept: readonly number[] = []): Board {
  const board = Array.from({ length: (CEILING + 1) * COLS }, () => 0);
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row++) board[at(row, col)] = 1 + ((row + 2 * col) % 4);
  });
  for (const col of kept) board[at(CEILING, col)] = 1;
  return board;
}

function told(moves: Set<number>): string {
  return [...moves]
    .toSorted((a, b) => a - b)
    .map((move) => `${colOf(move)}${'^>v<'[rotOf(move)]}`)
    .join(' ');
}

describe('placements that can be reached', () => {
  it('are all 22 on a low board', () => {
    expect(EVERY_MOVE.toString(2).replaceAll('0', '')).toHaveLength(22);
    expect(told(reachedByTable(stacked([0, 0, 0, 0, 0, 0])))).toBe(
      '0^ 0> 0v 1^ 1> 1v 1< 2^ 2> 2v 2< 3^ 3> 3v 3< 4^ 4> 4v 4< 5^ 5v 5<',
    );
  });

  it.each([
    ['low', [0, 3, 9, 10, 8, 1], []],
    ['a shaft between walls, which takes a quick turn', [12, 12, 4, 12, 0, 0], []],
    ['a wall of twelve without a step', [0, 12, 0, 0, 0, 0], []],
    ['a wall of twelve beside a step of eleven', [0, 12, 11, 0, 0, 0], []],
    ['a step on the far side of the spawn column', [0, 12, 3, 11, 0, 0], []],
    ['stairs', [12, 12, 10, 11, 12, 0], []],
    ['a wall of thirteen', [0, 13, 11, 11, 12, 0], []],
    ['a full column that still takes one above', [12, 11, 11, 0, 0, 0], []],
    ['a full column that has taken its one', [12, 11, 11, 0, 0, 0], [0]],
    ['kept cells over the spawn column', [11, 11, 11, 11, 11, 11], [1, 2, 3]],
  ] as const)('are those of the real game: %s', (_, heights, kept) => {
    const board = stacked(heights, kept);
    expect(told(reachedByTable(board))).toBe(told(reachedByPlaying(board)));
  });

  it(
    'are those of the real game on random tops',
    () => {
      let dice = 1;
      const roll = (n: number): number => below((dice = advance(dice)), n);
      for (let i = 0; i < (SOAK ? 300 : 12); i++) {
        const heights = Array.from({ length: COLS }, (_, col) =>
          col === 2 ? roll(12) : roll(3) === 0 ? roll(14) : 9 + roll(5),
        );
        const kept = Array.from({ length: COLS }, (_, col) => col).filter(() => roll(5) === 0);
        const board = stacked(heights, kept);
        expect({ heights, kept, moves: told(reachedByTable(board)) }).toEqual({
          heights,
          kept,
          moves: told(reachedByPlaying(board)),
        });
      }
    },
    TIMEOUT,
  );
});
