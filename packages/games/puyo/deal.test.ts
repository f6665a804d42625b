import { hash, duel } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterOf } from './board.ts';
import { dealPairs } from './deal.ts';
import { puyo } from './game.ts';
import type { Colors } from './pair.ts';
import type { RulesName } from './rules.ts';
import { pairOf, spawned } from './drawn.testing.ts';
import { parseSetup } from './setup.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

function deal(rules: RulesName, seed: number, count: number, colors = 4): string[] {
  return dealPairs({ rules, mode: 'endless', colors }, seed, count).map(spell);
}

function spell({ axis, child }: Colors): string {
  return letterOf(axis) + letterOf(child);
}

describe('P8.1 classic deals', () => {
  it('read the stream of the seed, axis then child', () => {
    // Worked out apart from this code: mulberry32 whose state starts at the seed, floor(4 u / 2^32) into R G B Y.
    expect(deal('classic', 1, 6)).toEqual(['BR', 'BY', 'YG', 'BB', 'GY', 'GG']);
    expect(deal('classic', 12345, 6)).toEqual(['YG', 'GY', 'BG', 'RY', 'YY', 'GY']);
  });

  it('are not limited in the opening', () => {
    const openings = Array.from({ length: 200 }, (_, seed) => new Set(deal('classic', seed, 2).join('')).size);
    expect(Math.max(...openings)).toBe(4);
  });

  it('do not repeat after 128 pairs', () => {
    const pairs = deal('classic', 7, 256);
    expect(pairs.slice(128)).not.toEqual(pairs.slice(0, 128));
  });
});

describe('P8.2 a tsu pool', () => {
  it.each([3, 4, 5])('holds %i colors evenly and repeats', (colors) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pairs = deal('tsu', seed, 256, colors);
        expect(pairs.slice(128)).toEqual(pairs.slice(0, 128));
        const counts = new Map<string, number>();
        for (const letter of pairs.slice(0, 128).join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
        expect(counts.size).toBe(colors);
        for (const count of counts.values()) expect(Math.abs(count - 256 / colors)).toBeLessThan(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('P8.3 the first two pairs of a pool', () => {
  it('use at most three colors', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 5 }), (seed, colors) => {
        expect(new Set(deal('tsu', seed, 2, colors).join('')).size).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('are otherwise free', () => {
    const openings = new Set(Array.from({ length: 300 }, (_, seed) => deal('tsu', seed, 2).join('')));
    expect(openings.size).toBeGreaterThan(100);
  });
});

describe('P8.4 the colors of a game', () => {
  const used = (rules: RulesName, seed: number, colors: number): string =>
    [...new Set(deal(rules, seed, 128, colors).join(''))].toSorted().join('');

  it.each([
    [3, 'BGR'],
    [4, 'BGRY'],
    [5, 'BGPRY'],
  ])('are the first %i under classic', (colors, letters) => {
    expect([1, 2, 3].map((seed) => used('classic', seed, colors))).toEqual([letters, letters, letters]);
  });

  it('are drawn for each game under tsu', () => {
    expect(new Set(Array.from({ length: 60 }, (_, seed) => used('tsu', seed, 4))).size).toBe(5);
  });
});

describe('P8.5 both seats', () => {
  it('are dealt the same pairs, two shown ahead', () => {
    const match = duel(puyo).start(parseSetup({ rules: 'tsu' }), 9);
    expect(hash(match.boards[0])).toBe(hash(match.boards[1]));
    const first = match.boards[0];
    expect(first.next.map(spell)).toEqual(deal('tsu', 9, 2));
    const state = spawned(first);
    expect([spell(pairOf(state)), ...state.next.map(spell)]).toEqual(deal('tsu', 9, 3));
  });
});
