import { EMPTY_BOARD, parseBoard, puyo, type State } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../view/view.ts';
import { isSpawnBlocked, survivalChance, threatOf, withOjama } from './threat.ts';

const FIVE = `R.....
G.....
GB....
GGRY..
BBRRY.
RGBYYG
RGBBYG
RRGGBB`;

/** A chain that has just been set off. */
function fired(drawing: string): State {
  const start = puyo.start({ rules: 'tsu', mode: 'endless', colors: 4 }, 1);
  return { ...start, board: parseBoard(drawing), phase: 'settle', timer: 1 };
}

describe('a threat', () => {
  it('is what a running chain has not paid yet, in each of its ticks', () => {
    let state = fired(FIVE);
    const { points, ticks, board } = threatOf(viewOf({ own: state, opponent: null, left: null }));
    expect(points).toBeGreaterThan(1000);
    let longest = 0;
    for (let tick = 0; state.phase !== 'spawn'; tick++) {
      const threat = threatOf(viewOf({ own: { ...state, unspent: 0 }, opponent: null, left: null }));
      expect({ tick, points: threat.points + state.score }).toEqual({ tick, points });
      expect(threat.board).toEqual(board);
      longest = tick;
      state = puyo.step(state, [0]).state;
    }
    expect(state.board).toEqual(board);
    expect(ticks).toBe(longest + 1);
  });

  it('includes carried points and the bonus for an all clear', () => {
    const side = { board: parseBoard(FIVE), pairs: [], pending: 0 };
    const { points } = threatOf(side);
    expect(threatOf({ ...side, carried: 33, allClear: true }).points).toBe(points + 33 + 2100);
    expect(threatOf({ ...side, board: EMPTY_BOARD, carried: 33, allClear: true }).points).toBe(0);
  });

  it('is 0 if nothing pops', () => {
    const board = parseBoard('RRR...');
    expect(threatOf({ board, pairs: [], pending: 0 })).toEqual({ points: 0, ticks: 0, board });
  });
});

describe('ojama', () => {
  it('falls in rows, and a partial row begins at the spawn column', () => {
    expect(withOjama(parseBoard('R.....'), 8)).toEqual(parseBoard('OOO...\nROOOOO'));
  });

  it('has no room above row 12', () => {
    const full = withOjama(EMPTY_BOARD, 1000);
    expect(full.filter((cell) => cell !== 0)).toHaveLength(78);
    expect(isSpawnBlocked(full)).toBe(true);
  });

  it('blocks the spawn column when it fills it', () => {
    const board = parseBoard('..R...\n..G...\n..B...');
    expect(isSpawnBlocked(withOjama(board, 54))).toBe(true);
    expect(isSpawnBlocked(withOjama(board, 48))).toBe(false);
  });

  it('leaves the spawn column open for certain, by chance, or not at all', () => {
    const high = parseBoard('..R...\n'.repeat(11));
    expect([0, 1, 2, 3, 5, 6].map((ojama) => survivalChance(high, ojama))).toEqual([1, 5 / 6, 4 / 6, 3 / 6, 1 / 6, 0]);
    expect([11, 12, 13].map((ojama) => survivalChance(parseBoard('..R...\n'.repeat(10)), ojama))).toEqual([
      1 / 6,
      0,
      0,
    ]);
    expect(survivalChance(parseBoard('RR.RRR\n'.repeat(12)), 11)).toBe(1);
  });
});
