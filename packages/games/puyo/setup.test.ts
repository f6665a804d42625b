import { describe, expect, it } from 'vitest';
import { isMatchOffered, isOffered } from './offered.ts';
import { parseSetup } from './setup.ts';

const withOptions = (options: object) => () => parseSetup({ rules: 'tsu', options });

describe('options of the rules', () => {
  it.each([
    ['spawnRow', 1, 12],
    ['popRows', 1, 14],
    ['kickRow', 0, 13],
  ])('%s is from %i to %i', (name, least, most) => {
    for (const value of [least, most]) expect(withOptions({ [name]: value })).not.toThrow();
    for (const value of [least - 1, most + 1, least + 0.5]) expect(withOptions({ [name]: value })).toThrow(name);
  });
});

describe('a page offers', () => {
  it.each([3, 4, 5])('%i colors, alone and in a match', (colors) => {
    expect(isOffered({ rules: 'tsu', colors })).toBe(true);
    expect(isMatchOffered({ rules: 'tsu', colors })).toBe(true);
  });

  it('no ruleset without attacks for a match', () => {
    expect(isOffered({ rules: 'classic' })).toBe(true);
    expect(isMatchOffered({ rules: 'classic' })).toBe(false);
  });
});
