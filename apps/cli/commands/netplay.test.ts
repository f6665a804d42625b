import { describe, expect, it } from 'vitest';
import type { OnlineGame } from '../bots/online.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';

const play = async (...flags: string[]): Promise<readonly OnlineGame[]> =>
  (await rensaJson(['netplay', 'gems', '--bots', 'novice,learner', ...flags])) as readonly OnlineGame[];

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
    const { code, out } = await rensa(['netplay', 'gems', '--bots', 'novice,learner', '--seeds', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^seed 2: \w+ \(side \d\) wins after [\d,]+ ticks, .*, as without a network\n1 round\n$/);
  });
});

it.concurrent.each([
  [['netplay'], /netplay needs a game: puyo, gems or capsules$/],
  [['netplay', 'loop'], /netplay has no game "loop": use puyo, gems or capsules$/],
  [['netplay', 'puyo', 'file'], /netplay takes a game and flags, not "file"$/],
  [['netplay', 'puyo', '--bots', 'swift'], /--bots names two bots, not 1$/],
  [['netplay', 'puyo', '--bots', 'swift,nobody'], /unknown bot "nobody": choose /],
  [['netplay', 'puyo', '--rules', 'fever'], /--rules must be tsu or classic, not "fever"$/],
  [['netplay', 'puyo', '--delay', '-1'], /--delay must be a whole number from 0 to 5000/],
  [['netplay', 'puyo', '--cut', 'x'], /--cut must be a whole number from 0 to 100/],
  [['netplay', 'puyo', '--swap'], /unknown flag "--swap"/],
])('refuses %j', async (args, message) => {
  expect(await refused(args)).toMatch(message);
});
