import { describe, expect, it } from 'vitest';
import { colorLetter } from './board.ts';
import { capsules } from './game.ts';
import { registerOf, shift } from './lfsr.ts';
import { spawned } from './drawn.testing.ts';
import { parseSetup } from './setup.ts';
import { dealStage } from './stage.ts';

const NES = parseSetup({ rules: 'nes' });
const CLASSIC = parseSetup({ rules: 'classic' });

/** Capsules as 3 x left + right. */
function numbers(seed: number, count: number): string {
  return dealStage(NES, seed, count)
    .capsules.map(({ axis, child }) => 3 * (axis - 1) + child - 1)
    .join('');
}

describe('C7.1 capsules under classic', () => {
  /** mulberry32 written out once more: red, blue, yellow, left then right. */
  function plain(seed: number, count: number): string[] {
    let state = seed;
    const draw = (): string => {
      state = (state + 0x6d2b79f5) | 0;
      let x = Math.imul(state ^ (state >>> 15), 1 | state);
      x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
      return 'rby'[Math.floor((3 * ((x ^ (x >>> 14)) >>> 0)) / 2 ** 32)] ?? '';
    };
    return Array.from({ length: count }, () => draw() + draw());
  }

  it.each([0, 1, 0xffff_ffff])('are independent draws from seed %i', (seed) => {
    const dealt = dealStage(CLASSIC, seed, 50).capsules;
    expect(dealt.map(({ axis, child }) => colorLetter(axis) + colorLetter(child))).toEqual(plain(seed, 50));
  });
});

describe('C7.2 the register', () => {
  it('repeats after 32,767 steps and not before', () => {
    const start = shift(0x8988);
    let [state, steps] = [shift(start), 1];
    while (state !== start) [state, steps] = [shift(state), steps + 1];
    expect(steps).toBe(32_767);
  });

  it('starts at the low 16 bits of the seed, unless it would never change', () => {
    expect([0x1234, 0xabcd_1234, 2].map(registerOf)).toEqual([0x1234, 0x1234, 2]);
    expect([0, 1, 0x1_0000, 0xffff_0001].map(registerOf)).toEqual([0x8988, 0x8988, 0x8988, 0x8988]);
  });
});

describe('C7.3 capsules under nes', () => {
  it('begin as they do after power-on', () => {
    expect(numbers(0x8988, 20)).toBe('58301072030073316776');
  });

  it('repeat after 128, and the second place comes first', () => {
    const twice = numbers(0x8988, 256);
    expect(twice.slice(128)).toBe(twice.slice(0, 128));
    let [state, id] = [0x8988, 0];
    const written = Array.from({ length: 128 }, () => {
      state = shift(state);
      return (id = (id + ((state >> 8) & 15)) % 9);
    }).toReversed();
    expect(twice.slice(0, 128)).toBe([...written.slice(1), written[0]].join(''));
  });
});

describe('C7.4 one capsule', () => {
  it.each([CLASSIC, NES])('is shown ahead of the one in hand, $rules', (setup) => {
    const [first, second] = dealStage(setup, 5, 2).capsules;
    const start = capsules.start(setup, 5);
    expect(start.next).toEqual(first);
    const state = spawned(start);
    expect(state.pair).toMatchObject(first);
    expect(state.next).toEqual(second);
  });
});
