import { MAX_COLS } from '@rensa/games/falling';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Charge, NO_CHARGE, pulse, type Repeat, type ShiftButton } from './repeat.ts';

const REPEAT = { das: 8, arr: 2 };

interface Moment {
  readonly held: readonly ShiftButton[];
  readonly pressed: readonly ShiftButton[];
  readonly begins?: boolean;
}

function play(moments: readonly Moment[], repeat: Repeat): { drawn: string; charge: Charge } {
  let charge = NO_CHARGE;
  let drawn = '';
  for (const { held, pressed, begins = false } of moments) {
    const step = pulse(charge, { held, pressed, begins }, repeat);
    charge = step.charge;
    drawn += step.left && step.right ? '!' : step.left ? 'L' : step.right ? 'R' : '.';
  }
  return { drawn, charge };
}

/** One line a key, a letter for each tick on which it is down. */
function draw(left: string, right: string, repeat: Repeat = REPEAT): string {
  let order: ShiftButton[] = [];
  const moments = [...left].map((_, tick) => {
    const down: ShiftButton[] = [];
    if (left[tick] === 'L') down.push('left');
    if (right[tick] === 'R') down.push('right');
    const pressed = down.filter((side) => !order.includes(side));
    order = [...order.filter((side) => down.includes(side)), ...pressed];
    return { held: order, pressed };
  });
  return play(moments, repeat).drawn;
}

const NONE = '.'.repeat(40);

describe('autorepeat', () => {
  test.each([
    ['a tap moves at once', '..L.....', '..L.....'],
    ['held, it repeats', '..LLLLLLLLLLLLL', '..L.......L.L.L'],
    ['let go one tick before the charge is full', 'LLLLLLLL....', 'L...........'],
    ['two taps do not share a charge', 'LLLLL.LLLLLLLLL', 'L.....L.......L'],
  ])('%s', (_, held, pulses) => {
    expect(draw(held, NONE)).toBe(pulses);
  });

  test('an arr of 0 repeats on every tick', () => {
    expect(draw('.LLLLLLL.', NONE, { das: 4, arr: 0 })).toBe('.L...LLL.');
  });

  test('a das of 0 repeats from the press on', () => {
    expect(draw('LLLLL.', NONE, { das: 0, arr: 2 })).toBe('L.L.L.');
  });

  test('with both arrows held the last one pressed wins', () => {
    expect(draw('LLLLLLLLLLLLLLLLLLLL', '...RRRRRRRRRRRRRRRRR')).toBe('L..R.......R.R.R.R.R');
  });

  test('with both pressed since the last sample the later one wins too', () => {
    const both: Moment = { held: ['left', 'right'], pressed: ['left', 'right'] };
    const held = Array.from({ length: 9 }, () => ({ ...both, pressed: [] }));
    expect(play([both, ...held], REPEAT).drawn).toBe('LR......R.');
  });

  test('releasing it falls back to the other, which charges again and does not shift by itself', () => {
    expect(draw('LLLLLLLLLLLLLLLLLLLL', '.....RRRR...........')).toBe('L....R...........L.L');
  });

  test('releasing the other changes nothing', () => {
    expect(draw('LLLLLLL.........', '...RRRRRRRRRRRRR')).toBe('L..R.......R.R.R');
  });

  test('a tap between two samples is one pulse', () => {
    expect(play([{ held: [], pressed: ['left'] }, idle, idle], REPEAT).drawn).toBe('L..');
  });

  test('two taps between two samples are two pulses on successive ticks', () => {
    expect(play([{ held: [], pressed: ['left', 'left'] }, idle, idle], REPEAT).drawn).toBe('LL.');
    expect(play([{ held: [], pressed: ['left', 'right'] }, idle, idle], REPEAT).drawn).toBe('LR.');
  });

  test('the queue is bounded', () => {
    const flood = Array.from({ length: 50 }, (): ShiftButton => 'right');
    const { drawn } = play([{ held: [], pressed: flood }, ...Array.from({ length: 60 }, () => idle)], REPEAT);
    expect(drawn.replaceAll('.', '')).toBe('R'.repeat(MAX_COLS));
  });
});

describe('when control over a piece begins', () => {
  /** Left is held from the first tick on; control begins on one of them. */
  const held = (beginsAt: number, repeat: Repeat = REPEAT): string =>
    play(
      Array.from({ length: 18 }, (_, tick) => ({
        held: ['left'],
        pressed: tick === 0 ? ['left'] : [],
        begins: tick === beginsAt,
      })),
      repeat,
    ).drawn;

  test.each([
    [7, 'L.......L.L.L.L.L.'],
    [8, 'L.......L.L.L.L.L.'],
    [9, 'L.......LL.L.L.L.L'],
    [10, 'L.......L.L.L.L.L.'],
    [13, 'L.......L.L.LL.L.L'],
  ])('on tick %i a side that is charged shifts, and repeats from there', (tick, drawn) => {
    expect(held(tick)).toBe(drawn);
  });

  test('a side that is not charged goes on charging', () => {
    expect(held(3)).toBe(held(99));
  });

  test('whatever the repeat times, the first tick of control shifts once the charge is full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 17 }), repeat, (tick, repeat) => {
        expect(held(tick, repeat)[tick] === 'L').toBe(tick >= repeat.das);
      }),
    );
  });
});

const idle: Moment = { held: [], pressed: [] };
const side = fc.constantFrom<ShiftButton>('left', 'right');
const repeat = fc.record({ das: fc.integer({ min: 1, max: 20 }), arr: fc.nat(6) });
const moment = fc.record({ held: fc.uniqueArray(side), pressed: fc.array(side, { maxLength: 3 }) });

describe('autorepeat, for any', () => {
  test('length of a hold: one pulse, and one for each interval beyond the charge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), repeat, (length, repeat) => {
        const pulses = draw('L'.repeat(length), NONE.repeat(4), repeat).replaceAll('.', '').length;
        const every = Math.max(1, repeat.arr);
        const repeats = length > repeat.das ? Math.floor((length - 1 - repeat.das) / every) + 1 : 0;
        expect(pulses).toBe(1 + repeats);
      }),
    );
  });

  test('mash of both arrows: never both directions in one tick', () => {
    fc.assert(
      fc.property(fc.array(moment), repeat, (moments, repeat) => {
        expect(play(moments, repeat).drawn).not.toContain('!');
      }),
    );
  });

  test('taps: each one is a pulse, in its order, once the queue has run dry', () => {
    const taps = fc.array(fc.array(side, { maxLength: 2 }), { maxLength: 12 });
    fc.assert(
      fc.property(taps, repeat, (taps, repeat) => {
        const moments = taps.flatMap((pressed) => [{ held: [], pressed }, idle]);
        const all = taps.flat().map((side) => (side === 'left' ? 'L' : 'R'));
        expect(play([...moments, idle, idle], repeat).drawn.replaceAll('.', '')).toBe(all.join(''));
      }),
    );
  });
});
