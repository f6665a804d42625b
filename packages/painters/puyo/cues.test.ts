import { type Event, puyo } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { cuesText, hapticsOf } from '../falling/scenario.testing.ts';
import { puyoCues } from './cues.ts';

const fall = { cell: 6, col: 0, from: 13, to: 0, ticks: 26 };
const link = { chain: 3, cleared: 4, garbage: 0, colors: 1, groups: [4], bonus: 16, score: 640 };
const cases: readonly [Event, string, number][] = [
  [{ kind: 'shifted' }, 'shift 1', 0],
  [{ kind: 'rotated' }, 'rotate 1', 0],
  [{ kind: 'landed' }, 'land 1', 8],
  [{ kind: 'locked', cells: [0, 1], hard: false }, 'lock 1', 0],
  [{ kind: 'locked', cells: [0, 1], hard: true }, 'drop 1', 8],
  [{ kind: 'popped', link, points: link.score, groups: [], ojama: [] }, 'pop 3', 24],
  [{ kind: 'allClear', points: 0, due: 2100 }, 'allClear 1', 0],
  [{ kind: 'garbage', falls: [fall] }, 'garbage 1', 22],
  [{ kind: 'garbage', falls: Array.from({ length: 13 }, () => fall) }, 'garbage 3', 34],
  [{ kind: 'leveled', level: 2 }, 'level 1', 0],
  [{ kind: 'over' }, 'over 1', 40],
  [{ kind: 'spawned' }, '', 0],
  [{ kind: 'settled', falls: [fall] }, '', 0],
  [{ kind: 'found', chain: 1, groups: [], ojama: [] }, '', 0],
  [{ kind: 'garbage', falls: [] }, '', 0],
];

const stateIn = (mode: 'endless' | 'survival') => puyo.start({ rules: 'tsu', mode, colors: 4 }, 1);

test.each(cases)('%j', (event, cues, ms) => {
  const found = puyoCues(event, stateIn('endless'));
  expect([cuesText(found), hapticsOf(found)]).toEqual([cues, ms]);
});

test('the last pair before a row of ojama comes with a warning, in survival only', () => {
  const heard = (mode: 'endless' | 'survival', untilRow: number): string =>
    cuesText(puyoCues({ kind: 'spawned' }, { ...stateIn(mode), untilRow }));
  expect([heard('survival', 2), heard('survival', 1), heard('endless', 1)]).toEqual(['', 'warn 1', '']);
});

test('ojama that waits comes with a warning, and is heard when the last of it lands', () => {
  const heard = (queued: number): string => cuesText(puyoCues({ kind: 'spawned' }, { ...stateIn('endless'), queued }));
  expect([heard(0), heard(3)]).toEqual(['', 'warn 1']);
  expect(puyoCues({ kind: 'garbage', falls: [fall, { ...fall, ticks: 46 }] }, stateIn('endless'))).toEqual([
    { cue: 'garbage', level: 1, delay: 46 },
  ]);
});
