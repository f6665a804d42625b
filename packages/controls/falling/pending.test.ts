import { INPUT } from '@rensa/games/falling';
import { describe, expect, test } from 'vitest';

import type { Button, Reading } from './buttons.ts';
import { nextInput, NOTHING_PENDING } from './pending.ts';

const REPEAT = { das: 8, arr: 2 };

function inputs(...readings: readonly Partial<Reading & { readonly softAlone: boolean }>[]): number[] {
  let pending = NOTHING_PENDING;
  return readings.map((reading) => {
    const step = nextInput(pending, { presses: [], held: [], begins: false, softAlone: false, ...reading }, REPEAT);
    pending = step.pending;
    return step.input;
  });
}

describe('pending inputs', () => {
  test.each([
    ['left', INPUT.left],
    ['right', INPUT.right],
    ['rotateLeft', INPUT.rotateLeft],
    ['rotateRight', INPUT.rotateRight],
    ['soft', INPUT.soft],
    ['hard', INPUT.hard],
  ] as const)('gives %s its bit for one tick', (button: Button, bit) => {
    expect(inputs({ presses: [button] }, {})).toEqual([bit, 0]);
  });

  test('holds soft, and repeats neither a rotation nor a hard drop', () => {
    const held: readonly Button[] = ['soft', 'rotateLeft', 'hard'];
    const first = INPUT.soft | INPUT.rotateLeft | INPUT.hard;
    const rest = Array.from({ length: 20 }, () => INPUT.soft);
    expect(inputs({ presses: held, held }, ...rest.map(() => ({ held })))).toEqual([first, ...rest]);
  });

  test('leaves soft out while a side is held, where it counts only alone', () => {
    const both = { held: ['left', 'soft'], softAlone: true } as const;
    const alone = { held: ['soft'], softAlone: true } as const;
    const first = { presses: ['left', 'soft'], ...both } as const;
    expect(inputs(first, both, both, alone)).toEqual([INPUT.left, 0, 0, INPUT.soft]);
    expect(inputs({ ...first, softAlone: false }, { ...both, softAlone: false })).toEqual([
      INPUT.left | INPUT.soft,
      INPUT.soft,
    ]);
  });

  test('rotates once per tick, in order', () => {
    expect(inputs({ presses: ['rotateLeft', 'rotateRight', 'rotateRight'] }, {}, {}, {})).toEqual([
      INPUT.rotateLeft,
      INPUT.rotateRight,
      INPUT.rotateRight,
      0,
    ]);
  });

  test('shifts and rotates on the same tick', () => {
    expect(inputs({ presses: ['left', 'rotateRight'] }, {})).toEqual([INPUT.left | INPUT.rotateRight, 0]);
  });

  test('lets a hard drop wait for the shifts before it', () => {
    expect(inputs({ presses: ['right', 'right', 'right', 'hard'] }, {}, {}, {})).toEqual([
      INPUT.right,
      INPUT.right,
      INPUT.right | INPUT.hard,
      0,
    ]);
  });

  test('takes two hard drops within a tick for one', () => {
    expect(inputs({ presses: ['hard', 'hard'] }, {}, {})).toEqual([INPUT.hard, 0, 0]);
  });
});
