import { dealPairs, letterOf } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';

interface Deal {
  readonly pieces: readonly string[];
}

const deal = (...flags: string[]): Promise<unknown> => rensaJson(['deal', 'puyo', ...flags]);

function expected(rules: 'classic' | 'tsu', seed: number, count: number, colors = 4): Deal {
  const pairs = dealPairs({ rules, mode: 'endless', colors }, seed, count);
  return { pieces: pairs.map(({ axis, child }) => letterOf(axis) + letterOf(child)) };
}

describe.concurrent('pieces', () => {
  it('are twenty of seed 1 under tsu by default', async () => {
    expect(await deal()).toEqual(expected('tsu', 1, 20));
  });

  it('follow rules, seed, count and colors', async () => {
    const [classic, five] = await Promise.all([
      deal('--rules', 'classic', '--seed', '0xFFFFFFFF', '--count', '3'),
      deal('--rules', 'classic', '--colors', '5', '--count', '1000'),
    ]);
    expect(classic).toEqual(expected('classic', 0xffff_ffff, 3));
    expect(new Set((five as Deal).pieces.join(''))).toEqual(new Set('RGBYP'));
  });

  it('come from a plain generator under classic', async () => {
    expect(await deal('--rules', 'classic', '--seed', '1', '--count', '4')).toEqual({ pieces: classicBySpec(1, 4) });
  });

  it('do not depend on the level', async () => {
    const [low, high] = await Promise.all([deal('--level', '0'), deal('--level', '20')]);
    expect(low).toEqual(high);
  });
});

/** Pieces by a second mulberry32, written from its definition: colors in the order R G B Y, axis then child. */
function classicBySpec(seed: number, count: number): string[] {
  let state = seed;
  const draw = (): string => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return 'RGBY'[Math.floor((4 * ((x ^ (x >>> 14)) >>> 0)) / 2 ** 32)] ?? '';
  };
  return Array.from({ length: count }, () => draw() + draw());
}

describe.concurrent('many seeds', () => {
  it('answer in the order written', async () => {
    const [list, one] = await Promise.all([deal('--seeds', '9,0x2,4-5', '--count', '2'), deal('--seeds', '3')]);
    expect(list).toEqual([9, 2, 4, 5].map((seed) => expected('tsu', seed, 2)));
    expect(one).toEqual([expected('tsu', 3, 20)]);
  });

  it('have titles in the text', async () => {
    const { out } = await rensa(['deal', 'puyo', '--seeds', '1-2', '--count', '2']);
    expect(out).toMatch(/^seed 1\n[RGBYP]{2} [RGBYP]{2}\n\nseed 2\n[RGBYP]{2} [RGBYP]{2}\n$/);
  });
});

it.concurrent.each([
  [['--seeds', '5-1'], /runs backward/],
  [['--seeds', '1,two'], /not "two"/],
  [['--seeds', '0-4294967295'], /at most 100000/],
  [['--seeds', '1-100000', '--count', '10000'], /too many/],
  [['--seed', '-1'], /not "-1"/],
  [['--count', '10001'], /from 1 to 10000/],
  [['--colors', '6'], /3, 4 or 5/],
  [['--level', 'x'], /from 0 to 99/],
  [['file'], /not "file"/],
])('refuses %j', async (flags, message) => {
  expect(await refused(['deal', 'puyo', ...flags])).toMatch(message);
});
