import type { FallingState } from '@rensa/games/falling';
import { describe, expect, test } from 'vitest';
import { isDone, type LessonStep, lowered, nextAction } from './lesson.ts';

const WANTED = { col: 4, facing: 1 };
const MIXED = { axis: 1, child: 2 };
const EQUAL = { axis: 1, child: 1 };

test.each([
  [{ col: 2, facing: 0 }, 'rotateRight'],
  [{ col: 2, facing: 2 }, 'rotateLeft'],
  [{ col: 2, facing: 3 }, 'rotateRight'],
  [{ col: 2, facing: 1 }, 'right'],
  [{ col: 5, facing: 1 }, 'left'],
  [{ col: 4, facing: 1 }, 'hard'],
])('from %j the next thing to press is %s', (place, action) => {
  expect(nextAction({ ...MIXED, ...place }, WANTED)).toBe(action);
});

test.each([
  [{ col: 2, facing: 0 }, 'rotateRight'],
  [{ col: 4, facing: 3 }, 'right'],
  [{ col: 5, facing: 3 }, 'hard'],
])('two equal halves may also lie the other way round: from %j it is %s', (place, action) => {
  expect(nextAction({ ...EQUAL, ...place }, WANTED)).toBe(action);
});

test('a piece that comes in above the board goes on from its uppermost rows', () => {
  const at = (row: number) => ({ pair: { row, ...WANTED } }) as FallingState;
  expect(lowered(at(12), 8)).toEqual(at(6));
  expect(lowered(at(6), 8)).toEqual(at(6));
  expect(lowered(at(1), 8)).toEqual(at(1));
  const none = { pair: null } as FallingState;
  expect(lowered(none, 8)).toBe(none);
});

describe('a step is done', () => {
  const step = (chain: number) => ({ wanted: WANTED, chain }) as LessonStep<unknown>;

  test('when the piece is where it should be', () => {
    expect(isDone(step(0), { ...MIXED, ...WANTED }, 0)).toBe(true);
    expect(isDone(step(0), { ...MIXED, col: 4, facing: 0 }, 0)).toBe(false);
    expect(isDone(step(0), undefined, 0)).toBe(false);
    expect(isDone(step(0), { ...MIXED, col: 5, facing: 3 }, 0)).toBe(false);
    expect(isDone(step(0), { ...EQUAL, col: 5, facing: 3 }, 0)).toBe(true);
  });

  test('when the chain is long enough, wherever the piece went', () => {
    expect(isDone(step(2), { ...MIXED, col: 0, facing: 0 }, 2)).toBe(true);
    expect(isDone(step(2), { ...MIXED, ...WANTED }, 1)).toBe(false);
  });
});
