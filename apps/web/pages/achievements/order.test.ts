import { expect, test } from 'vitest';
import { sectionsOf, type ShownAchievement } from './order.ts';

function shown(id: string, more: Partial<ShownAchievement> = {}): ShownAchievement {
  const words = { en: id, ja: id };
  return { achievement: { id, name: words, how: words }, group: 'x', day: undefined, progress: undefined, ...more };
}

const ids = (list: readonly ShownAchievement[]): readonly string[] => list.map(({ achievement }) => achievement.id);

test('the newest comes first, then what is at least half done, the nearest first, then what has begun', () => {
  const all = [
    shown('old', { day: '2026-08-18' }),
    shown('new', { day: '2026-11-09' }),
    shown('none'),
    shown('begun', { progress: [1, 10] }),
    shown('half', { progress: [5, 10] }),
    shown('nearest', { progress: [91, 100] }),
  ];
  const { earned, near, coming } = sectionsOf(all);
  expect([earned, near, coming].map(ids)).toEqual([
    ['new', 'old'],
    ['nearest', 'half'],
    ['begun', 'none'],
  ]);
});

test('four at most are nearly there', () => {
  const all = [6, 7, 8, 9, 5].map((have) => shown(`a${have}`, { progress: [have, 10] }));
  const { near, coming } = sectionsOf(all);
  expect([near, coming].map(ids)).toEqual([['a9', 'a8', 'a7', 'a6'], ['a5']]);
});

const PLAIN = shown('easy');
const EASY = { ...PLAIN, achievement: { ...PLAIN.achievement, easy: true } } as const;

test('a player who has nothing yet sees what comes first', () => {
  const { near } = sectionsOf([shown('hard'), EASY]);
  expect(ids(near)).toEqual(['easy']);
});
