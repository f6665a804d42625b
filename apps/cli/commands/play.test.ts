import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, refused, rensa, rensaJson, scratch } from '../harness.ts';

beforeAll(buildProgram);

interface Solo {
  readonly result: string;
  readonly pieces: number;
  readonly score: number;
  readonly maxChain: number;
  readonly maxChainScore: number;
  readonly msPerMove: number;
  readonly hash: string;
}

const play = (...flags: string[]): Promise<unknown> => rensaJson(['play', 'puyo', '--bot', 'swift', ...flags]);

describe.concurrent('a bot alone', () => {
  it('plays so many pairs and answers with every part of the contract', async () => {
    expect(await play('--pieces', '4')).toEqual({
      result: 'stopped',
      score: expect.any(Number) as number,
      pieces: 4,
      maxChain: expect.any(Number) as number,
      maxChainScore: expect.any(Number) as number,
      msPerMove: expect.any(Number) as number,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
  });

  it('plays the same game again, and another from another seed', async () => {
    const [first, again, other] = (await Promise.all([
      play('--pieces', '5', '--seed', '7'),
      play('--pieces', '5', '--seed', '7'),
      play('--pieces', '5', '--seed', '8'),
    ])) as [Solo, Solo, Solo];
    expect(again.hash).toBe(first.hash);
    expect(other.hash).not.toBe(first.hash);
  });

  it('stops at a chain that scores enough', async () => {
    const solo = (await play('--pieces', '30', '--stop-score', '40')) as Solo;
    expect(solo.result).toBe('stopped');
    expect(solo.pieces).toBeLessThan(30);
    expect(solo.maxChainScore).toBeGreaterThanOrEqual(40);
    expect(solo.maxChain).toBeGreaterThanOrEqual(1);
  });

  it('writes a replay that holds', async () => {
    const file = scratch('solo.json', '');
    const solo = (await play('--pieces', '3', '--replay', file)) as Solo;
    expect(await rensaJson(['verify', file])).toMatchObject({ ok: true, hash: solo.hash });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'puyo', hash: solo.hash });
  });

  it('answers for many seeds in order, and plays by either rules', async () => {
    const [many, one, classic] = await Promise.all([
      play('--pieces', '2', '--seeds', '3,1'),
      play('--pieces', '2', '--seed', '1'),
      play('--pieces', '2', '--rules', 'classic'),
    ]);
    expect((many as Solo[]).map(({ pieces }) => pieces)).toEqual([2, 2]);
    expect((many as Solo[])[1]?.hash).toBe((one as Solo).hash);
    expect((classic as Solo).hash).not.toBe((one as Solo).hash);
  });

  it('is a text for people without --json', async () => {
    const { code, out } = await rensa(['play', 'puyo', '--bot', 'swift', '--pieces', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^stopped after 2 pairs with [\d,]+ points?\nbest chain: /);
  });
});

it.concurrent.each([
  [['play'], /play needs a game: puyo$/],
  [['play', 'chess'], /no game "chess"/],
  [['play', 'puyo', '--bot', 'nobody'], /--bot is strong or swift, not "nobody"$/],
  [['play', 'puyo', '--pieces', '0'], /from 1 to/],
  [['play', 'puyo', '--stop-score', 'x'], /--stop-score/],
  [['play', 'puyo', '--seeds', '1-2', '--replay', 'x.json'], /--replay goes with --seed/],
  [['play', 'puyo', '--pieces', '1', '--bot', 'swift', '--replay', '/no/such/folder/x'], /cannot write/],
  [['play', 'puyo', 'file'], /not "file"$/],
])('refuses %j', async (args, message) => {
  expect(await refused(args)).toMatch(message);
});
