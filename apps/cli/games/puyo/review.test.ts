import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../../testing/rensa.testing.ts';
import { scratch } from '../../testing/scratch.testing.ts';

interface Review {
  readonly accuracy: number;
  readonly moves: readonly Readonly<Record<string, unknown>>[];
}

/** A short game in a file. */
async function game(bot: string, pieces = 6): Promise<string> {
  const file = scratch(`review-${bot}-${pieces}.json`, '');
  await rensaJson(['play', 'puyo', '--bot', bot, '--pieces', String(pieces), '--seed', '3', '--replay', file]);
  return file;
}

describe('review', () => {
  it('grades every move', async () => {
    const review = (await rensaJson(['review', await game('novice'), '--budget', '500'])) as Review;
    expect(review).toMatchObject({ bot: 'strong', nodes: 500, version: 3 });
    expect(review.moves).toHaveLength(6);
    const kept = review.moves.map((move) => Number(move['kept']));
    expect(review.accuracy).toBeCloseTo((100 * kept.reduce((sum, each) => sum + each)) / kept.length, 0);
    expect(review.moves[0]).toMatchObject({
      pair: expect.stringMatching(/^[RGBYP]{2}$/),
      placed: { col: expect.any(Number), rot: expect.any(Number) },
      best: { col: expect.any(Number), rot: expect.any(Number) },
      rank: expect.any(Number),
      kept: expect.any(Number),
      grade: expect.stringMatching(/^(best|good|inaccuracy|mistake|blunder)$/),
    });
  });

  it('says the same to a person', async () => {
    const { out } = await rensa(['review', await game('novice'), '--bot', 'builder', '--budget', '100']);
    expect(out).toMatch(/^move +pair +placed +best +rank +kept/m);
    expect(out).toMatch(/accuracy [\d.]+%: \d+ best, [^]*builder, 100 nodes per search/);
  });

  it('says each slip as it is found, with both lines', async () => {
    const file = await game('novice', 20);
    const { out } = await rensa(['review', file, '--budget', '500']);
    const { grades } = (await rensaJson(['review', file, '--budget', '500'])) as { grades: Record<string, number> };
    const slips = out.split('\n\n')[0]?.split('\n') ?? [];
    expect(slips).toHaveLength((grades['inaccuracy'] ?? 0) + (grades['mistake'] ?? 0) + (grades['blunder'] ?? 0));
    for (const slip of slips) {
      expect(slip).toMatch(
        /^move \d+, (inaccuracy|mistake|blunder): .* is worth \d+% of .*; (with move|the game is lost)/,
      );
    }
  });
});

it.each([
  [['review'], '', /the replay is empty/],
  [['review', '--bot', 'nobody'], '', /--bot must be strong, /],
  [['review', '--seat', '3'], '', /--seat must be 1 or 2, not "3"/],
  [['review', '--budget', '5'], '', /--budget must be a whole number from 100/],
  [['review', 'a', 'b'], '', /review takes one file/],
  [['review', '../../replays/gems-classic-endless-pillars.json'], '', /there is no such file|replay of "gems"/],
])('refuses %j', async (args, input, message) => {
  expect(await refused(args, input)).toMatch(message);
});
