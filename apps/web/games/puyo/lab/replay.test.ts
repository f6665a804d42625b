import { readFileSync } from 'node:fs';
import { readReplay } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { isReplayText } from '../../../base/share/replaytext.ts';
import { linkText } from '../../../base/share/link.ts';
import { decisiveTurn, labReplay } from './replay.ts';
import { en } from './text/en.ts';
import { labText, labWords } from './text/text.ts';

const golden = (name: string): string =>
  readFileSync(new URL(`../../../../../replays/${name}.json`, import.meta.url), 'utf8');
const file = golden('puyo-tsu-endless-5');

/** The English sentence about a replay. */
async function sentenceOf(text: string): Promise<string> {
  await labText.load();
  const { words } = await labReplay(text);
  return words(labWords());
}

describe('a replay in the lab', () => {
  it('is opened before its longest chain, with the pairs that were seen', async () => {
    const { field } = await labReplay(file);
    expect(field?.board.some((cell) => cell > 0)).toBe(true);
    expect(field?.steps.length).toBe(3);
  });

  it('may be a file or a link', async () => {
    const link = `https://example.org/replay#${await linkText(readReplay(file))}`;
    expect([isReplayText(file), isReplayText(link), isReplayText('https://www.puyop.com/s/420Ao9')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await labReplay(link)).field).toEqual((await labReplay(file)).field);
  });

  it.each([
    ['damaged', '{"game":"puyo"}', en.replayDamaged],
    ['of another game', golden('gems-classic-timed2-pillars'), en.replayForeign],
  ])('says that it is %s', async (_, text, words) => {
    expect(await sentenceOf(text)).toBe(words);
  });

  it('has one pair that counts: of the longest chains the first, without any the last', () => {
    const fired = (...links: number[]) => decisiveTurn(links.map((each) => ({ fired: each })));
    expect([fired(0, 2, 5, 0, 5), fired(0, 0, 0), fired()]).toEqual([2, 2, -1]);
  });
});
