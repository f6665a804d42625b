import { describe, expect, it } from 'vitest';
import { GAMES } from '@rensa/games';
import type { OnlineGame } from '../bots/online.ts';
import { BOT_GAMES } from '../catalog/games.ts';
import { listed } from '../io/lists.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';

const IDS = BOT_GAMES.map(({ game }) => game.id);
const ABLE = listed(IDS, 'or');
/** A game that no bot plays. */
const UNABLE = GAMES.find(({ id }) => !IDS.includes(id))?.id ?? '';
const [first = '', second = ''] = IDS;
const rulesets = BOT_GAMES[0]?.rulesets ?? [];
const WORDS = ['netplay', second, '--bots', 'novice,learner'];

const play = async (...flags: string[]): Promise<readonly OnlineGame[]> =>
  (await rensaJson([...WORDS, ...flags])) as readonly OnlineGame[];

describe('two bots over a network', () => {
  it('play one round per seed, and the answer has every part of the contract', async () => {
    const games = await play('--seeds', '2', '--delay', '300', '--jitter', '40');
    const hash = expect.stringMatching(/^[0-9a-f]{16}$/) as unknown;
    expect(games).toEqual([
      {
        seed: 2,
        ticks: expect.any(Number),
        result: [0, 1].map(() => ({ outcome: expect.stringMatching(/^(won|lost)$/), score: expect.any(Number) })),
        corrections: 0,
        trayCorrections: 0,
        stalls: 0,
        starved: 0,
        behind: expect.any(Number),
        bytesPerSecond: expect.any(Number),
        hash,
        plainHash: hash,
      },
    ]);
    expect(games[0]?.hash).toBe(games[0]?.plainHash);
    expect(games[0]?.behind).toBeLessThan(60);
    expect(games[0]?.bytesPerSecond).toBeLessThan(150);
  });

  it('reach the state of their logs in spite of cuts', async () => {
    const [game] = await play('--seeds', '2', '--delay', '150', '--cut', '3', '--ranked');
    expect(game?.plainHash).toBe(game?.hash);
    expect(game?.behind).toBeGreaterThan(30);
  });

  it('are shown to people line by line', async () => {
    const { code, out } = await rensa([...WORDS, '--seeds', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^seed 2: \w+ \(side \d\) wins after [\d,]+ ticks, .*, as without a network\n1 round\n$/);
  });
});

it.concurrent.each([
  [['netplay'], `netplay needs a game: ${ABLE}`],
  [['netplay', UNABLE], `netplay has no game "${UNABLE}": use ${ABLE}`],
  [['netplay', first, 'file'], 'netplay takes a game and flags, not "file"'],
  [['netplay', first, '--bots', 'novice'], '--bots names two bots, not 1'],
  [['netplay', first, '--bots', 'novice,nobody'], /unknown bot "nobody": choose /],
  [['netplay', first, '--rules', 'fever'], `--rules must be ${listed(rulesets, 'or')}, not "fever"`],
  [['netplay', first, '--delay', '-1'], /--delay must be a whole number from 0 to 5000/],
  [['netplay', first, '--cut', 'x'], /--cut must be a whole number from 0 to 100/],
  [['netplay', first, '--swap'], /unknown flag "--swap"/],
])('refuses %j', async (args, message) => {
  expect(await refused(args)).toMatch(message);
});
