import { hash, duel } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { letterOf } from './board.ts';
import { dealPieces, untilDiamond } from './deal.ts';
import { gems } from './game.ts';
import type { Piece } from './pair.ts';
import { type Rules, RULES, type RulesName } from './rules.ts';
import { pairOf, spawned } from './drawn.testing.ts';
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
    return (next(of) < odds ? 'rgby' : 'RGBY')[color];
  };
  return Array.from({ length: count }, (_, i) => gem(first) + ((i + 1) % 25 === 0 ? '0' : gem(second)));
}

/** Every other way in which arcade deals differ. */
const PLAIN = { opening: null, drought: null, twins: 'kept', diamondEnd: null } as const;

describe('G9.1 a deal', () => {
  it('reads the stream of the seed: color, then crash, the first gem first', () => {
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
  /** Twenty pieces by the odds of the opening, both gems of one color normal. */
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

describe('G9.6 two crash gems of one color', () => {
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
  it('ends after 12 gems of a color with its crash gem under arcade', () => {
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

describe('G9.9 a bag', () => {
  const bag = { deal: 'bag' } as const;
  const gemsAt = (pieces: readonly string[], place: 0 | 1): string =>
    pieces
      .map((piece) => piece[place])
      .toSorted((a = '', b = '') => (a < b ? -1 : 1))
      .join('');

  it('holds of each color five normal gems and a crash gem under classic, for either gem of a piece', () => {
    const pieces = deal('classic', 7, 96, { ...bag, diamondEvery: 100 });
    for (let from = 0; from < 96; from += 24) {
      for (const place of [0, 1] as const) {
        expect(gemsAt(pieces.slice(from, from + 24), place)).toBe('BBBBBGGGGGRRRRRYYYYYbgry');
      }
    }
    expect(pieces.slice(0, 24)).not.toEqual(pieces.slice(24, 48));
  });

  it('holds as few as give the odds exactly: 13 and 11 in 32 under arcade', () => {
    const pieces = deal('arcade', 7, 256, { ...bag, ...PLAIN, diamondEvery: 1000 });
    for (const [place, crashes] of [
      [0, 13],
      [1, 11],
    ] as const) {
      const gems = gemsAt(pieces.slice(128), place);
      expect(['r', 'g', 'b', 'y'].map((gem) => gems.split(gem).length - 1)).toEqual([1, 1, 1, 1].map(() => crashes));
      expect(['R', 'G', 'B', 'Y'].map((gem) => gems.split(gem).length - 1)).toEqual(
        [1, 1, 1, 1].map(() => 32 - crashes),
      );
    }
  });

  it('is not touched by a diamond', () => {
    const [plain, with0] = [100, 5].map((diamondEvery) => deal('classic', 7, 29, { ...bag, diamondEvery }));
    const seconds = (pieces: readonly string[] = []): string =>
      pieces
        .map((piece) => piece[1])
        .filter((gem) => gem !== '0')
        .join('');
    expect(gemsAt(with0?.slice(0, 29) ?? [], 1).replaceAll('0', '')).toBe('BBBBBGGGGGRRRRRYYYYYbgry');
    expect(seconds(plain).slice(0, 4)).toBe(seconds(with0).slice(0, 4));
  });

  it('is a new one after the opening', () => {
    const options = { ...bag, diamondEvery: 1000, drought: null, twins: 'kept' } as const;
    const pieces = deal('arcade', 7, 20 + 128, options);
    expect(gemsAt(pieces.slice(0, 20), 0)).toBe('BBBBBGGGGGRRRRRYYYYY');
    expect(gemsAt(pieces.slice(20), 0)).toBe(
      [...'bgry'].map((gem) => gem.toUpperCase().repeat(19)).join('') +
        [...'bgry'].map((gem) => gem.repeat(13)).join(''),
    );
  });

  it.each(['classic', 'arcade'] as const)('is not used by itself under %s', (rules) => {
    expect(deal(rules, 7, 50)).toEqual(deal(rules, 7, 50, { deal: 'uniform' }));
    expect(deal(rules, 7, 50)).not.toEqual(deal(rules, 7, 50, bag));
  });
});

describe('G9.8 both seats', () => {
  it('are dealt the same pieces, one shown ahead', () => {
    const match = duel(gems).start(parseSetup({ rules: 'arcade' }), 9);
    expect(hash(match.boards[0])).toBe(hash(match.boards[1]));
    const first = match.boards[0];
    expect(spell(first.next)).toBe(deal('arcade', 9, 1)[0]);
    const state = spawned(first);
    expect([spell(pairOf(state)), spell(state.next)]).toEqual(deal('arcade', 9, 2));
  });
});
