import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, type Flags, listed, parseArgs, parseSeed, parseSeeds, refuseOthers, seedsOf, whole } from './args.ts';

const FLAGS: Flags = { json: 'switch', seed: 'value', seeds: 'value', count: 'value', rules: 'value' };
const parse = (...argv: string[]) => parseArgs(argv, FLAGS);

describe('flags and words', () => {
  it('takes values after a space or an equals sign, in any order with the words', () => {
    const args = parse('--seed', '5', 'puyo', '--json', '--rules=tsu', '-');
    expect(args.words).toEqual(['puyo', '-']);
    expect([...args.values]).toEqual([
      ['seed', '5'],
      ['json', ''],
      ['rules', 'tsu'],
    ]);
  });

  it('takes everything after -- as words', () => {
    expect(parse('a', '--', '--seed', '-x').words).toEqual(['a', '--seed', '-x']);
  });

  it.each([
    [['--sed', '5'], /unknown flag "--sed".*--seed/],
    [['-s'], /unknown flag "-s"/],
    [['--toString'], /unknown flag/],
    [['--seed'], /--seed needs a value/],
    [['--seed', '--json'], /--seed needs a value/],
    [['--json=yes'], /--json takes no value/],
    [['--seed', '1', '--seed', '2'], /--seed is given twice/],
  ])('refuses %j', (argv, message) => {
    expect(() => parse(...argv)).toThrow(message);
  });

  it('refuses what another game would take', () => {
    expect(() => refuseOthers(parse('--seed', '1'), { rules: 'value' })).toThrow(
      /unknown flag "--seed": known flags: --rules/,
    );
    expect(() => refuseOthers(parse('--rules', 'x'), { rules: 'value' })).not.toThrow();
  });
});

describe('values', () => {
  it('takes one of a list, or the fallback', () => {
    expect(choice(parse('--rules', 'b'), 'rules', ['a', 'b'], 'a')).toBe('b');
    expect(choice(parse(), 'rules', ['a', 'b'], 'a')).toBe('a');
    expect(() => choice(parse('--rules', 'B'), 'rules', ['a', 'b'], 'a')).toThrow('--rules must be a or b, not "B"');
  });

  it.each(['0', '11', '-1', '1.5', '1e1', '', ' 5', '0x5', 'many'])('refuses %j as a count from 1 to 10', (written) => {
    expect(() => whole(parse(`--count=${written}`), 'count', { least: 1, most: 10 }, 5)).toThrow(/from 1 to 10/);
  });

  it('takes the ends of a span, and the fallback', () => {
    expect(['1', '10'].map((n) => whole(parse('--count', n), 'count', { least: 1, most: 10 }, 5))).toEqual([1, 10]);
    expect(whole(parse(), 'count', { least: 1, most: 10 }, 5)).toBe(5);
  });

  it('lists as a person does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});

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
    expect(seedsOf(parse('--seeds', '7'), 1)).toEqual({ seeds: [7], many: true });
    expect(seedsOf(parse('--seed', '7'), 1)).toEqual({ seeds: [7], many: false });
    expect(seedsOf(parse(), 1)).toEqual({ seeds: [1], many: false });
    expect(() => seedsOf(parse('--seed', '1', '--seeds', '2'), 1)).toThrow(/not both/);
  });
});
