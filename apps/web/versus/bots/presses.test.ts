import { describe, expect, test } from 'vitest';
import { pressesFrom, readPresses } from './presses.ts';

describe('the presses of an answer', () => {
  test.each([
    [{ presses: [0, 0, 2] }, [0, 0, 2]],
    [{ type: 'suggestion' }, undefined],
  ])('are read: %j', (raw, presses) => {
    expect(readPresses(raw)).toEqual(presses);
  });

  test.each([[{ presses: [-1] }], [{ presses: 'left' }], [7]])('are refused: %j', (raw) => {
    expect(() => readPresses(raw)).toThrow('must be');
  });

  test('go on where the hand is, as long as it has missed none', () => {
    expect(pressesFrom([0, 0, 2, 0, 4], 0)).toEqual([0, 0, 2, 0, 4]);
    expect(pressesFrom([0, 0, 2, 0, 4], 2)).toEqual([2, 0, 4]);
    expect(pressesFrom([0, 0, 2, 0, 4], 3)).toBeUndefined();
  });
});
