import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, program, programJson } from '../testing/program.testing.ts';
import { refusalOf } from '../testing/ran.testing.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';
import { scratch } from '../testing/scratch.testing.ts';

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
  it('plays as many pairs as it is told and answers with every part of the contract', async () => {
    expect(await play('--pieces', '4')).toEqual({
      result: 'stopped',
      score: expect.any(Number),
      pieces: 4,
      maxChain: expect.any(Number),
      maxChainScore: expect.any(Number),
      msPerMove: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
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

  it('writes a valid replay', async () => {
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

  it('may be an external program', async () => {
    const served = `cmd:'${process.execPath}' ${fileURLToPath(new URL('../bin/rensa.js', import.meta.url))} bot swift`;
    const flags = ['--pieces', '3', '--time', '60000'];
    const [own, guest] = (await Promise.all([
      play(...flags),
      programJson(['play', 'puyo', '--bot', served, ...flags]),
    ])) as [Solo, Solo];
    expect(guest.hash).toBe(own.hash);
    expect(guest.msPerMove).toBeGreaterThan(0);
  });

  it('leaves its error in the place of each game that it fails', async () => {
    const { code, out, err } = await program(['play', 'puyo', '--bot', 'cmd:exit 3', '--seeds', '1-2', '--json']);
    expect({ code, json: JSON.parse(out) as unknown }).toEqual({
      code: 2,
      json: [{ error: 'bot crashed (exit 3)' }, { error: 'bot crashed (exit 3)' }],
    });
    expect(err).toBe('rensa: seed 1: bot crashed (exit 3) (and 1 more)\n');
  });

  it('is a text for people without --json', async () => {
    const { code, out } = await rensa(['play', 'puyo', '--bot', 'swift', '--pieces', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^stopped after 2 pairs with [\d,]+ points?\nbest chain: /);
  });
});

it.concurrent('refuses a game that its program fails', async () => {
  const failed = await program(['play', 'puyo', '--bot', 'cmd:exit 3']);
  expect(refusalOf(failed)).toMatch(/bot crashed \(exit 3\)$/);
});

it.concurrent.each([
  [['play'], /play needs a game: puyo\b/],
  [['play', 'chess'], /no game "chess"/],
  [['play', 'puyo', '--bot', 'nobody'], /unknown bot "nobody": choose .*strong.* or cmd:PROGRAM$/],
  [['play', 'puyo', '--pieces', '0'], /from 1 to/],
  [['play', 'puyo', '--stop-score', 'x'], /--stop-score/],
  [['play', 'puyo', '--seeds', '1-2', '--replay', 'x.json'], /--replay cannot be combined with --seeds/],
  [['play', 'puyo', '--pieces', '1', '--bot', 'swift', '--replay', '/no/such/folder/x'], /cannot write/],
  [['play', 'puyo', 'file'], /not "file"$/],
])('refuses %j', async (args, message) => {
  expect(await refused(args)).toMatch(message);
});
