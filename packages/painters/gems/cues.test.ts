import type { Event } from '@rensa/games/gems';
import { expect, test } from 'vitest';
import { cuesText } from '../falling/scenario.testing.ts';
import { gemsCues } from './cues.ts';

const fall = { cell: 6, col: 0, from: 13, to: 0, ticks: 26 };
const link = { chain: 2, normal: 3, power: 0, crash: 1, counter: 0, diamond: 0, score: 60 };
const breaking = { cells: [0], shattered: [], techs: [] };
const slab = { col: 0, row: 0, w: 2, h: 2 };
const cases: readonly [Event, string][] = [
  [{ kind: 'locked', cells: [0, 1], hard: true }, 'drop 1'],
  [{ kind: 'fused', slabs: [slab] }, 'fuse 1'],
  [{ kind: 'fused', slabs: [slab, { ...slab, w: 4, h: 3 }] }, 'fuse 3'],
  [{ kind: 'found', chain: 1, breaking }, ''],
  [{ kind: 'broke', link, breaking }, 'pop 2'],
  [{ kind: 'tech', cells: [0], points: 10_000 }, 'allClear 1'],
  [{ kind: 'garbage', falls: [fall] }, 'garbage 1'],
  [{ kind: 'over', ending: 'blocked' }, 'over 1'],
];

test.each(cases)('%j', (event, cues) => {
  expect(cuesText(gemsCues(event, { queued: 0 }))).toBe(cues);
});

test('the last piece before counter gems fall comes with a warning', () => {
  expect([0, 7].map((queued) => cuesText(gemsCues({ kind: 'spawned' }, { queued })))).toEqual(['', 'warn 1']);
});

test('counter gems are heard when the last of them lands', () => {
  const falls = [fall, { ...fall, ticks: 40 }];
  expect(gemsCues({ kind: 'garbage', falls }, { queued: 0 })).toEqual([{ cue: 'garbage', level: 1, delay: 40 }]);
});
