import { env } from 'node:process';
import { advance, below } from '@rensa/engine';
import { INPUT, STEERS } from '@rensa/games/falling';
import { at, type Board, COLS, gems, type Pair, ROWS, type RulesName, type State } from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { colOf, moveOf, MOVES, rotOf } from '../../bits/move.ts';
import { ArcadeKernel } from './arcade.ts';
import { ClassicKernel } from './classic.ts';

const SOAK = env['SOAK'] === '1';
const TIMEOUT = SOAK ? 900_000 : undefined;

const PRESSES = [...STEERS, INPUT.soft];
const KERNELS = { classic: new ClassicKernel(), arcade: new ArcadeKernel() };

function spawnedOn(board: Board, rules: RulesName): State {
  const start = gems.start(gems.parseSetup({ rules }), 1);
  return gems.step({ ...start, board, timer: 1 }, [0]).state;
}

/** All placements that any sequence of presses leads to in the real game. */
function reachedByPlaying(board: Board, rules: RulesName): Set<number> {
  const reached = new Set<number>();
  const seen = new Set<string>();
  const queue: State[] = [spawnedOn(board, rules)];
  for (const state of queue) {
    if (state.pair === null) continue;
    const { col, facing } = state.pair;
    for (const press of PRESSES) {
      const next = gems.step(state, [press]).state;
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

function keyOf({ phase, timer }: State, { row, col, facing, drop, hang, groundings, lifts }: Pair): string {
  return [phase === 'lock' ? timer : -1, row, col, facing, drop, hang, groundings, lifts].join();
}

function reachedByTable(board: Board, rules: RulesName): Set<number> {
  const kernel = KERNELS[rules];
  const record = kernel.reserve(kernel.fieldWords);
  kernel.write(record, { board, slabs: [] });
  const moves = kernel.aim(record);
  return new Set(Array.from({ length: MOVES }, (_, move) => move).filter((move) => ((moves >> move) & 1) === 1));
}

function stacked(heights: readonly number[]): Board {
  const board = Array.from({ length: ROWS * COLS }, () => 0);
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row++) board[at(row, col)] = 1 + ((row + 2 * col) % 4);
  });
  return board;
}

/** Placements without those that need a climb over a wall by rotating, which the table leaves out. */
function withoutClimbs(board: Board, rules: RulesName): Set<number> {
  const [table, game] = [reachedByTable(board, rules), reachedByPlaying(board, rules)];
  return rules === 'arcade' ? new Set([...game].filter((move) => table.has(move))) : game;
}

function told(moves: Set<number>): string {
  return [...moves]
    .toSorted((a, b) => a - b)
    .map((move) => `${colOf(move)}${'^>v<'[rotOf(move)]}`)
    .join(' ');
}

describe.each(['classic', 'arcade'] as const)('placements that can be reached in %s', (rules) => {
  it('are all 22 on a low board', () => {
    expect(told(reachedByTable(stacked([0, 0, 0, 0, 0, 0]), rules))).toBe(
      '0^ 0> 0v 1^ 1> 1v 1< 2^ 2> 2v 2< 3^ 3> 3v 3< 4^ 4> 4v 4< 5^ 5v 5<',
    );
  });

  it.each([
    ['low', [0, 3, 9, 10, 8, 1]],
    ['columns of eleven, which can be crossed', [11, 11, 11, 0, 11, 0]],
    ['a wall of twelve', [0, 12, 0, 0, 0, 0]],
    ['a shaft between walls', [0, 0, 12, 4, 12, 0]],
    ['a full alley', [0, 0, 0, 12, 0, 0]],
  ] as const)('are those of the real game: %s', (_, heights) => {
    const board = stacked(heights);
    expect(told(reachedByTable(board, rules))).toBe(told(reachedByPlaying(board, rules)));
  });

  it('are reached in the real game next to a column of eleven', () => {
    const board = stacked([0, 12, 11, 11, 12, 0]);
    expect(told(reachedByTable(board, rules))).toBe(told(withoutClimbs(board, rules)));
  });

  it(
    'are reached in the real game on random tops',
    () => {
      let dice = 1;
      const roll = (n: number): number => below((dice = advance(dice)), n);
      for (let i = 0; i < (SOAK ? 300 : 5); i++) {
        const heights = Array.from({ length: COLS }, (_, col) => (col === 3 ? roll(12) : 8 + roll(6)));
        const board = stacked(heights);
        const moves = told(reachedByTable(board, rules));
        expect({ heights, moves }).toEqual({ heights, moves: told(withoutClimbs(board, rules)) });
      }
    },
    TIMEOUT,
  );
});
