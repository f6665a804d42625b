import { afterEach, expect, test } from 'vitest';
import { joinSentences } from './sentences.ts';
import { speak } from './text.ts';

afterEach(() => speak('en'));

test('a space stands between two English sentences', () => {
  expect(joinSentences(['Columns 1 and 2.', '4-chain.'])).toBe('Columns 1 and 2. 4-chain.');
});

test('nothing stands between two Japanese sentences, and both keep their stops', async () => {
  await speak('ja');
  expect(joinSentences(['1列目と2列目。', '4連鎖。'])).toBe('1列目と2列目。4連鎖。');
});
