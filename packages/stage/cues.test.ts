import type { Event } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';

import { cuesOf, hapticMs } from './cues.ts';

const link = { chain: 3, cleared: 4, garbage: 0, colors: 1, groups: [4], bonus: 16, score: 640 };
const fall = { cell: 6, col: 0, from: 13, to: 0, ticks: 26 };

const cases: readonly [Event, string, number][] = [
  [{ kind: 'shifted' }, 'shift 1', 0],
  [{ kind: 'turned' }, 'turn 1', 0],
  [{ kind: 'landed' }, 'land 1', 8],
  [{ kind: 'locked', cells: [0, 1], hard: false }, 'lock 1', 0],
  [{ kind: 'locked', cells: [0, 1], hard: true }, 'drop 1', 8],
  [{ kind: 'popped', link, groups: [], ojama: [] }, 'pop 3', 24],
  [{ kind: 'allClear', points: 2100 }, 'allClear 1', 0],
  [{ kind: 'garbage', falls: [fall] }, 'garbage 1', 0],
  [{ kind: 'garbage', falls: Array.from({ length: 13 }, () => fall) }, 'garbage 3', 0],
  [{ kind: 'leveled', level: 2 }, 'level 1', 0],
  [{ kind: 'over' }, 'over 1', 40],
];

describe('cues', () => {
  test.each(cases)('of %j', (event, heard, ms) => {
    const cues = cuesOf(event);
    expect(cues.map(({ cue, level }) => `${cue} ${level}`)).toEqual([heard]);
    expect(cues.map(hapticMs)).toEqual([ms]);
  });

  const silent: readonly Event[] = [
    { kind: 'spawned' },
    { kind: 'settled', falls: [fall] },
    { kind: 'found', chain: 1, groups: [], ojama: [] },
    { kind: 'garbage', falls: [] },
  ];
  test.each(silent)('none of $kind', (event) => {
    expect(cuesOf(event)).toEqual([]);
  });

  test('a longer chain is felt longer', () => {
    const felt = [1, 2, 3].map((chain) => hapticMs({ cue: 'pop', level: chain }));
    expect(felt).toEqual([16, 20, 24]);
  });
});
