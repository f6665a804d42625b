import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';

const WORDS = ['league', 'puyo', '--bots', 'novice,learner,builder', '--seeds', '1-2', '--pieces', '4'];

describe.concurrent('league', () => {
  it('lets everyone play everyone, and rates them', async () => {
    const { table, games } = (await rensaJson(WORDS)) as { table: { rating: number }[]; games: { bots: string[] }[] };
    expect(table).toHaveLength(3);
    for (const row of table) expect(row).toMatchObject({ games: 4, deviation: expect.any(Number) });
    expect(table.reduce((sum, { rating }) => sum + rating, 0) / 3).toBeCloseTo(1500, -0.5);
    expect(games.map(({ bots }) => bots.join(' - '))).toEqual([
      'novice - learner',
      'novice - learner',
      'novice - builder',
      'novice - builder',
      'learner - builder',
      'learner - builder',
    ]);
  });

  it('says each game as it ends, and then the table', async () => {
    const { out } = await rensa(WORDS);
    expect(out).toMatch(/^novice - learner, seed 1: a draw\n/);
    expect(out).toMatch(/\n\nbot +rating +± +games +wins +draws +losses\n/);
  });

  it('refuses one bot, the same bot twice, and an unknown one', async () => {
    expect(await refused(['league', 'puyo', '--bots', 'novice'])).toMatch(/league needs two bots or more/);
    expect(await refused(['league', 'puyo', '--bots', 'novice,novice'])).toMatch(/names a bot twice/);
    expect(await refused(['league', 'puyo', '--bots', 'novice,nobody'])).toMatch(/unknown bot "nobody"/);
    expect(await refused(['league', 'chess'])).toMatch(/league needs a game: puyo/);
  });
});
