import { readFileSync } from 'node:fs';
import { readReplay } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { isReplayText } from '../../../base/share/replaytext.ts';
import { linkText } from '../../../base/share/link.ts';
import { decisiveTurn, openedReplay } from './replayed.ts';
import { en } from './text/en.ts';

const golden = (name: string): string =>
  readFileSync(new URL(`../../../../../replays/${name}.json`, import.meta.url), 'utf8');
const file = golden('puyo-tsu-endless-5');

/** The sentence that is said, as English has it. */
async function said(text: string): Promise<string> {
  const { words } = await openedReplay(text);
  return words(en as unknown as Parameters<typeof words>[0]);
}

describe('a replay in the lab', () => {
  it('is opened before its longest chain, with the pairs that were seen', async () => {
    const { field } = await openedReplay(file);
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
    expect((await openedReplay(link)).field).toEqual((await openedReplay(file)).field);
  });

  it.each([
    ['damaged', '{"game":"puyo"}', en.replayDamaged],
    ['of another game', golden('gems-classic-timed2-pillars'), en.replayForeign],
  ])('says that it is %s', async (_, text, words) => {
    expect(await said(text)).toBe(words);
  });

  it('has one pair that counts: of the longest chains the first, without any the last', () => {
    const fired = (...links: number[]) => decisiveTurn(links.map((each) => ({ fired: each })));
    expect([fired(0, 2, 5, 0, 5), fired(0, 0, 0), fired()]).toEqual([2, 2, -1]);
  });
});
