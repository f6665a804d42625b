import type { Event } from '@rensa/games/capsules';
import { expect, test } from 'vitest';
import { cuesText } from '../falling/scenario.testing.ts';
import { capsulesCues } from './cues.ts';

const cleared = { kind: 'cleared', chain: 2, lines: [], points: 0 } as const;
const cases: readonly [Event, string][] = [
  [{ kind: 'staged', level: 1, viruses: 8, missing: 0 }, 'level 1'],
  [{ kind: 'locked', cells: [0], hard: false }, 'lock 1'],
  [{ ...cleared, viruses: [] }, 'pop 2'],
  [{ ...cleared, viruses: [3, 5] }, 'pop 2, cure 2'],
  [{ kind: 'faster', speedUps: 1 }, 'level 1'],
  [{ kind: 'sent', colors: [1, 2] }, ''],
  [{ kind: 'garbage', cells: [120, 124] }, 'garbage 1'],
  [{ kind: 'stageCleared', level: 1, score: 100 }, 'allClear 1'],
  [{ kind: 'over', ending: 'lost' }, 'over 1'],
  [{ kind: 'over', ending: 'won' }, ''],
];

test.each(cases)('%j', (event, cues) => {
  expect(cuesText(capsulesCues(event, { queued: 0 }))).toBe(cues);
});

test('the last capsule before halves fall comes with a warning', () => {
  expect([0, 2].map((queued) => cuesText(capsulesCues({ kind: 'spawned' }, { queued })))).toEqual(['', 'warn 1']);
});
