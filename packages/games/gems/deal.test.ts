import { hash, versus } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { letterOf } from './board.ts';
import { dealPieces, untilDiamond } from './deal.ts';
import { gems } from './game.ts';
import type { Piece } from './pair.ts';
import { type Rules, RULES, type RulesName } from './rules.ts';
import { spawned } from './testing.ts';
import { parseSetup } from './setup.ts';

function deal(rules: RulesName, seed: number, count: number, options: Partial<Rules> = {}): string[] {
  return dealPieces({ rules, mode: 'endless', pattern: 'pillars', options }, seed, count).map(spell);
}

function spell({ axis, child }: Piece): string {
  return letterOf(axis) + letterOf(child);
}

/** mulberry32 written out once more: the next whole number below n. */
function stream(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return Math.floor((n * ((x ^ (x >>> 14)) >>> 0)) / 2 ** 32);
  };
}

/** Pieces drawn with these odds and nothing else. */
function drawn(seed: number, count: number, [of, first, second]: readonly [number, number, number]): string[] {
  const next = stream(seed);
  const gem = (odds: number): string => {
    const color = next(4);
    return (next(of) < odds ? 'rgby' : 'RGBY')[color] as string;
  };
  return Array.from({ length: count }, (_, i) => gem(first) + ((i + 1) % 25 === 0 ? '0' : gem(second)));
}

/** Every other way in which arcade deals differ. */
const PLAIN = { opening: null, drought: null, twins: 'kept', diamondEnd: null } as const;

describe('G9.1 a deal', () => {
  it('reads the stream of the seed: colour, then crash, the first gem first', () => {
    // Worked out apart from this code: mulberry32 whose state starts at the seed, floor(n u / 2^32).
    expect(deal('classic', 12345, 6)).toEqual(['YG', 'BR', 'YG', 'YB', 'GY', 'BY']);
    expect(deal('classic', 1, 6)).toEqual(['bB', 'YB', 'GG', 'Rr', 'gG', 'GR']);
  });

  it('draws one gem only for a piece with a diamond', () => {
    expect(deal('classic', 12345, 26).slice(23)).toEqual(['YY', 'G0', 'RY']);
  });
});

describe('G9.2 crash gems', () => {
  it('are one in six under classic', () => {
    expect(deal('classic', 99, 600)).toEqual(drawn(99, 600, [6, 1, 1]));
  });

  it('are 26 and 22 in 64 under arcade', () => {
    expect(deal('arcade', 99, 600, PLAIN)).toEqual(drawn(99, 600, [64, 26, 22]));
  });
});

describe('G9.3 G9.4 diamonds', () => {
  const diamonds = (rules: RulesName): number[] =>
    deal(rules, 3, 1100).flatMap((piece, i) => (piece.endsWith('0') ? [i + 1] : []));
  const regular = (last: number): number[] => Array.from({ length: last / 25 }, (_, i) => 25 * (i + 1));

  it('come with every 25th piece under classic', () => {
    expect(diamonds('classic')).toEqual(regular(1100));
  });

  it('end under arcade', () => {
    expect(diamonds('arcade')).toEqual([...regular(600), 800, 850, 900, 950]);
  });

  it.each([
    ['classic', 1, 25],
    ['classic', 25, 1],
    ['classic', 26, 25],
    ['arcade', 600, 1],
    ['arcade', 601, 200],
    ['arcade', 951, null],
  ] as const)('under %s after %i pieces the next is %j pieces off', (rules, dealt, pieces) => {
    expect(untilDiamond({ dealt, rules: RULES[rules] })).toBe(pieces);
  });
});

describe('G9.5 the opening', () => {
  /** Twenty pieces by the odds of the opening, both gems of one colour normal. */
  const expected = (seed: number): string[] =>
    drawn(seed, 20, [64, 0, 24]).map((piece) =>
      piece[0]?.toUpperCase() === piece[1]?.toUpperCase() ? piece.toUpperCase() : piece,
    );

  it('of arcade has 20 pieces whose first gem is never a crash gem', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(deal('arcade', seed, 20, { drought: null })).toEqual(expected(seed));
    }
  });

  it('ends with the 20th', () => {
    const next = Array.from({ length: 200 }, (_, seed) => deal('arcade', seed, 21, { drought: null })[20]);
    expect(next.some((piece) => /^[rgby]/.test(piece ?? ''))).toBe(true);
  });

  it('does not exist under classic', () => {
    const first = Array.from({ length: 60 }, (_, seed) => deal('classic', seed, 1)[0]);
    expect(first.some((piece) => /^[rgby]/.test(piece ?? ''))).toBe(true);
  });
});

describe('G9.6 two crash gems of one colour', () => {
  const twins = (rules: RulesName): number =>
    deal(rules, 8, 4000).filter((piece) => /^(rr|gg|bb|yy)$/.test(piece)).length;

  it('are dealt under classic and not under arcade', () => {
    expect(twins('classic')).toBeGreaterThan(0);
    expect(twins('arcade')).toBe(0);
  });

  it('lose the first under arcade', () => {
    const { opening, drought, diamondEnd } = PLAIN;
    const kept = deal('arcade', 8, 500, PLAIN);
    const demoted = deal('arcade', 8, 500, { opening, drought, diamondEnd });
    const changed = kept.flatMap((piece, i) => (piece === demoted[i] ? [] : [`${piece} ${demoted[i]}`]));
    expect(new Set(changed)).toEqual(new Set(['rr Rr', 'gg Gg', 'bb Bb', 'yy Yy']));
  });
});

describe('G9.7 a drought', () => {
  it('ends after 12 gems of a colour with its crash gem under arcade', () => {
    let forced = 0;
    const seen = [0, 0, 0, 0];
    for (const piece of deal('arcade', 5, 2000, { twins: 'kept' })) {
      const dry = seen.findIndex((gems) => gems >= 12);
      if (dry >= 0) {
        expect(piece[0]).toBe('rgby'[dry]);
        seen[dry] = 0;
        forced++;
      }
      for (const gem of piece.toUpperCase())
        if (gem !== '0') seen['RGBY'.indexOf(gem)] = (seen['RGBY'.indexOf(gem)] ?? 0) + 1;
    }
    expect(forced).toBeGreaterThan(200);
  });

  it('means nothing under classic', () => {
    expect(deal('classic', 5, 400)).toEqual(drawn(5, 400, [6, 1, 1]));
  });
});

describe('G9.8 both seats', () => {
  it('are dealt the same pieces, one shown ahead', () => {
    const match = versus(gems).start(parseSetup({ rules: 'arcade' }), 9);
    expect(hash(match.boards[0])).toBe(hash(match.boards[1]));
    const first = match.boards[0];
    expect(spell(first.next)).toBe(deal('arcade', 9, 1)[0]);
    const state = spawned(first);
    expect([spell(state.pair as Piece), spell(state.next)]).toEqual(deal('arcade', 9, 2));
  });
});
