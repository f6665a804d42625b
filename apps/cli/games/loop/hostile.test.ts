// Inputs made to take all time and memory.

import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOn, HOSTILE_INPUTS } from '../../testing/hostile.testing.ts';
import { buildProgram } from '../../testing/program.testing.ts';
import { refused } from '../../testing/rensa.testing.ts';

beforeAll(buildProgram);

describe('loop solve', () => {
  it.each(HOSTILE_INPUTS)('handles 14 MB of %s', async (name, text) => {
    expect(await faultsOn(['loop', 'solve'], name, text)).toEqual([]);
  });

  it('gives up on a board that takes too long', async () => {
    const clues = [
      [8, 0, 5],
      [10, 6, 4],
      [5, 8, 5],
      [6, 6, 4],
      [1, 8, 6],
      [9, 4, 6],
    ];
    const line = await refused(['loop', 'solve'], JSON.stringify({ rows: 12, cols: 12, clues }));
    expect(line).toBe('rensa: this board takes more than 20200 guesses to solve');
  });
});
