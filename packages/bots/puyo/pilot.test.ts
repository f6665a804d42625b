import { advance, below, type Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { at, type Board, CEILING, COLS, EMPTY_BOARD, type Pair, parseBoard, puyo, type State } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { findPresses } from '../bot/pilot.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { puyoBots } from './game.ts';
import { PlainKernel } from './kernel/index.ts';
import { placementsOn } from './search/placements.ts';
import { Search } from './search/search.ts';

const search = new Search(new PlainKernel());

const pilot = (state: State, placement: PairPlacement): Input[] | undefined => findPresses(puyoBots, state, placement);

function spawnedOn(board: Board, axis: number, child: number): State {
  const start = puyo.start({ rules: 'tsu', mode: 'endless', colors: 4 }, 1);
  return puyo.step({ ...start, board, timer: 1, next: [{ axis, child }, start.next[1]] }, [0]).state;
}

/** Presses the answer of the pilot, then lets the pair fall. Returns the pair in the tick in which it locks. */
function flown(state: State, target: PairPlacement, fall: number): Pair | undefined {
  const presses = pilot(state, target);
  if (presses === undefined) return undefined;
  let last: Pair | undefined;
  for (let tick = 0; state.pair !== null; tick++) {
    last = state.pair;
    state = puyo.step(state, [presses[tick] ?? fall]).state;
  }
  return last;
}

/** High columns that need kicks and quick turns. */
function tall(seed: number): Board {
  let dice = seed;
  const roll = (n: number): number => below((dice = advance(dice)), n);
  const board = [...EMPTY_BOARD];
  for (let col = 0; col < COLS; col++) {
    const height = col === 2 ? roll(12) : 6 + roll(8);
    for (let row = 0; row < height; row++) board[at(row, col)] = 1 + ((row + 2 * col) % 4);
    if (roll(6) === 0) board[at(CEILING, col)] = 1;
  }
  return board;
}

describe('the pilot', () => {
  it.each([0, INPUT.soft])('brings a pair to every placement of an empty board (falling with %i)', (fall) => {
    const state = spawnedOn(EMPTY_BOARD, 1, 2);
    const targets = placementsOn(search, EMPTY_BOARD, { axis: 1, child: 2 });
    expect(targets).toHaveLength(22);
    for (const { col, rot } of targets) expect(flown(state, { col, rot }, fall)).toMatchObject({ col, facing: rot });
  });

  it('reaches the listed placements and no others', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const board = tall(seed);
      const state = spawnedOn(board, 1, 2);
      const listed = new Set(placementsOn(search, board, { axis: 1, child: 2 }).map(({ col, rot }) => `${col}${rot}`));
      for (let col = 0; col < COLS; col++) {
        for (let rot = 0; rot < 4; rot++) {
          const end = flown(state, { col, rot }, INPUT.soft);
          if (listed.has(`${col}${rot}`)) expect(end).toMatchObject({ col, facing: rot });
          else expect({ seed, col, rot, end }).toEqual({ seed, col, rot, end: undefined });
        }
      }
    }
  });

  it('lists a pair of one color once, and lays it either way round', () => {
    const targets = placementsOn(search, EMPTY_BOARD, { axis: 1, child: 1 });
    expect(targets).toHaveLength(11);
    expect(targets.every(({ rot }) => rot < 2)).toBe(true);
    const state = spawnedOn(EMPTY_BOARD, 1, 1);
    expect(pilot(state, { col: 2, rot: 2 })).toEqual([]);
    expect(pilot(state, { col: 1, rot: 1 })).toHaveLength(1);
  });

  it('finds nothing between two pairs', () => {
    expect(pilot(puyo.start({ rules: 'tsu', mode: 'endless', colors: 4 }, 1), { col: 2, rot: 0 })).toBeUndefined();
  });
});

describe('the reach of the pilot', () => {
  const ALL = Array.from({ length: 24 }, (_, i) => ({ col: i >> 2, rot: i & 3 }));

  /** Placements the pilot can reach, as column and rotation. */
  function reachedOn(drawing: string, [axis = 1, child = 2]: Board): string {
    const state = spawnedOn(parseBoard(drawing), axis, child);
    return ALL.filter((placement) => pilot(state, placement) !== undefined)
      .map(({ col, rot }) => `${col}${rot}`)
      .join(' ');
  }

  it('ends at the walls', () => {
    expect(reachedOn('......', [1, 2])).toBe('00 01 02 10 11 12 13 20 21 22 23 30 31 32 33 40 41 42 43 50 52 53');
  });

  it('is the same for a pair of one color', () => {
    expect(reachedOn('......', [1, 1])).toBe(reachedOn('......', [1, 2]));
  });

  it('ends at a wall of puyos', () => {
    const wall = `.P.P..\n${'.Y.R..\n.B.G..\n'.repeat(6)}`;
    expect(reachedOn(wall, [1, 2])).toBe('20 22');
    expect(reachedOn(wall, [1, 1])).toBe('20 22');
  });

  it('goes over two walls of twelve, because a quick turn in the spawn row climbs them', () => {
    expect(reachedOn('.Y.R..\n.B.G..\n'.repeat(6), [1, 2])).toContain('00 01');
  });
});
