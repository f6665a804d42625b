import { capsules, type Event } from '@rensa/games/capsules';
import { describe, expect, test } from 'vitest';
import { isLearned } from '../../play/lessons/lesson.testing.ts';
import { LESSONS } from './lessons.ts';

const RULES = { game: capsules, turn: (event: Event) => (event.kind === 'ended' ? event.chain : undefined) };

describe('every lesson', () => {
  test.each(LESSONS.steps.map((step) => [step.title.en, step] as const))(
    '%s is done as its hand shows it',
    (_, step) => {
      expect(isLearned(RULES, step)).toBe(true);
    },
  );

  test.each(LESSONS.steps.map((step) => [step.title.en, step] as const))('%s is not done by dropping', (_, step) => {
    expect(isLearned(RULES, step, true)).toBe(false);
  });
});
