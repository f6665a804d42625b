import { expect, test } from 'vitest';
import { hapticMs } from './cues.ts';

test('a longer chain is felt longer', () => {
  expect([1, 2, 3].map((level) => hapticMs({ cue: 'pop', level }))).toEqual([16, 20, 24]);
});
