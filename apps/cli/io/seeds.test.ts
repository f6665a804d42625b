import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Flags, parseArgs } from './args.ts';
import { parseSeed, parseSeeds, seedsOf } from './seeds.ts';

const FLAGS: Flags = { seed: 'value', seeds: 'value' };
const parse = (...argv: string[]) => parseArgs(argv, FLAGS);

describe('seeds', () => {
  it('reads decimal and hexadecimal alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        expect(parseSeed(`${seed}`)).toBe(seed);
        expect(parseSeed(`0x${seed.toString(16)}`)).toBe(seed);
        expect(parseSeed(`0X${seed.toString(16).toUpperCase()}`)).toBe(seed);
      }),
    );
  });

  it.each(['', '-1', '+1', '1.5', '1e3', '0x', '0xg', 'x', '4294967296', '0x100000000', '9'.repeat(400), ' 1'])(
    'refuses %j',
    (written) => expect(() => parseSeed(written)).toThrow(/a seed must be a whole number from 0 to 4294967295/),
  );

  it('reads lists and ranges in the order written', () => {
    expect(parseSeeds('1,2,0x10')).toEqual([1, 2, 16]);
    expect(parseSeeds('3-5,1,0xa-0xB,7-7')).toEqual([3, 4, 5, 1, 10, 11, 7]);
    expect(parseSeeds('1-100')).toHaveLength(100);
  });

  it.each(['', ',', '1,', '1--3', '1-2-3', '-3', '3-', '1;2', '1,x'])('refuses the list %j', (written) => {
    expect(() => parseSeeds(written)).toThrow(/seed/);
  });

  it('refuses ranges that run backward or name too many', () => {
    expect(() => parseSeeds('5-1')).toThrow(/runs backward/);
    expect(() => parseSeeds('0-4294967295,0-4294967295')).toThrow(/names 8589934592 seeds, at most 100000/);
    expect(parseSeeds('1-100000')).toHaveLength(100_000);
  });

  it('answers with an array for --seeds, even for one seed', () => {
    expect(seedsOf(parse('--seeds', '7'), 1)).toEqual({ items: [7], many: true });
    expect(seedsOf(parse('--seed', '7'), 1)).toEqual({ items: [7], many: false });
    expect(seedsOf(parse(), 1)).toEqual({ items: [1], many: false });
    expect(() => seedsOf(parse('--seed', '1', '--seeds', '2'), 1)).toThrow(/not both/);
  });
});
