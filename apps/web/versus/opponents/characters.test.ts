import { describe, expect, test } from 'vitest';
import { opponentsOf } from './characters.ts';

const levels = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `bot${i}`, pace: { reaction: 1, gap: 1 } }));
const styleLines = (count: number) => Array.from({ length: count }, (_, i) => ({ en: `line ${i}`, ja: `${i}行目` }));

describe('who plays a game', () => {
  test.each([
    [6, ['Mochi', 'Hina', 'Moku', 'Beni', 'Fuji', 'Sora']],
    [5, ['Mochi', 'Hina', 'Moku', 'Beni', 'Sora']],
    [4, ['Mochi', 'Hina', 'Moku', 'Sora']],
  ])('with %i levels', (count, names) => {
    const opponents = opponentsOf(levels(count), styleLines(count));
    expect(opponents.map(({ name }) => name.en)).toEqual(names);
    expect(opponents.map(({ bot }) => bot)).toEqual(levels(count).map(({ name }) => name));
    expect(opponents.map(({ styleLine }) => styleLine)).toEqual(styleLines(count));
  });

  test.each([
    [3, 3],
    [7, 7],
    [5, 4],
  ])('cannot be %i levels with %i lines', (bots, lines) => {
    expect(() => opponentsOf(levels(bots), styleLines(lines))).toThrow('opponents');
  });
});
