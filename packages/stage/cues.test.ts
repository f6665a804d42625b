import type { Event as CapsulesEvent } from '@rensa/games/capsules';
import type { Event as GemsEvent } from '@rensa/games/gems';
import type { Event as PuyoEvent } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { capsulesCues } from './capsules/cues.ts';
import { type Cue, hapticMs } from './cues.ts';
import { gemsCues } from './gems/cues.ts';
import { puyoCues } from './puyo/cues.ts';

const heard = (cues: readonly Cue[]): string => cues.map(({ cue, level }) => `${cue} ${level}`).join(', ');
const felt = (cues: readonly Cue[]): number => cues.reduce((sum, cue) => sum + hapticMs(cue), 0);

const fall = { cell: 6, col: 0, from: 13, to: 0, ticks: 26 };

describe('puyo', () => {
  const link = { chain: 3, cleared: 4, garbage: 0, colors: 1, groups: [4], bonus: 16, score: 640 };
  const cases: readonly [PuyoEvent, string, number][] = [
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
    [{ kind: 'spawned' }, '', 0],
    [{ kind: 'settled', falls: [fall] }, '', 0],
    [{ kind: 'found', chain: 1, groups: [], ojama: [] }, '', 0],
    [{ kind: 'garbage', falls: [] }, '', 0],
  ];

  test.each(cases)('%j', (event, cues, ms) => {
    expect([heard(puyoCues(event)), felt(puyoCues(event))]).toEqual([cues, ms]);
  });
});

describe('gems', () => {
  const link = { chain: 2, normal: 3, power: 0, crash: 1, counter: 0, diamond: 0, score: 60 };
  const breaking = { cells: [0], shattered: [], techs: [] };
  const slab = { col: 0, row: 0, w: 2, h: 2 };
  const cases: readonly [GemsEvent, string][] = [
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
    expect(heard(gemsCues(event))).toBe(cues);
  });
});

describe('capsules', () => {
  const cleared = { kind: 'cleared', chain: 2, lines: [], points: 0 } as const;
  const cases: readonly [CapsulesEvent, string][] = [
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
    expect(heard(capsulesCues(event))).toBe(cues);
  });
});

test('a longer chain is felt longer', () => {
  expect([1, 2, 3].map((level) => hapticMs({ cue: 'pop', level }))).toEqual([16, 20, 24]);
});
