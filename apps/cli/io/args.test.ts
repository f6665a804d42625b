import { describe, expect, it } from 'vitest';
import { choice, type Flags, parseArgs, picked, refuseOthers, whole } from './args.ts';
import { listed } from './lists.ts';

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

  it('takes the item whose name is given, or the first', () => {
    const items = [{ name: 'a' }, { name: 'b' }];
    const taken = (...argv: string[]): unknown => picked(parse(...argv), 'rules', items, ({ name }) => name);
    expect([taken('--rules', 'b'), taken()]).toEqual([items[1], items[0]]);
    expect(() => taken('--rules', 'c')).toThrow('--rules must be a or b, not "c"');
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
