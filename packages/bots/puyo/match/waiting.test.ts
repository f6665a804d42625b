import { expect, it } from 'vitest';
import { parseBoard } from '@rensa/games/puyo';
import { materialOf } from './material.ts';
import { LOW, rivalOn, situationWith } from './situation.testing.ts';
import { chanceToWait, shareAfterFall } from './waiting.ts';

const HIGH = parseBoard('RGBYRG\n'.repeat(11));
const FULL = { board: HIGH, own: materialOf(HIGH) };

it('waiting is worth about one half while both sides have the same', () => {
  expect(Math.abs(chanceToWait(situationWith(rivalOn(LOW, [0])), 0) - 0.5)).toBeLessThan(0.1);
});

it('the worth of waiting depends on chains only if there is no room left', () => {
  const roomy = situationWith(rivalOn(LOW, [0, 50_000]));
  const crowded = situationWith(rivalOn(HIGH, [0, 50_000]), FULL);
  expect(chanceToWait(roomy, 90_000)).toBe(chanceToWait(roomy, 10_000));
  expect(chanceToWait(crowded, 90_000)).toBeGreaterThan(chanceToWait(crowded, 10_000) + 0.2);
});

it('waiting is worth less for the side that must fire first', () => {
  const own = { colored: 60, ojama: 0, free: 4 };
  const chance = (free: number): number => {
    const rival = { ...rivalOn(HIGH, [0, 50_000]), material: { ...own, free } };
    return chanceToWait(situationWith(rival, { own }), 50_000);
  };
  expect(chance(12)).toBeLessThan(chance(4));
});

it('a chance keeps a smaller share on a full board', () => {
  const [low, high] = [{}, FULL].map((more) =>
    shareAfterFall(situationWith(rivalOn(LOW, [0]), { balance: -70 * 5, ...more })),
  );
  expect(low).toBeGreaterThan(0.8);
  expect(high).toBeLessThan(0.5);
});

it('a chance keeps nearly nothing if ojama takes the last room for a chain', () => {
  const left = (free: number): number =>
    shareAfterFall(situationWith(rivalOn(LOW, [0]), { balance: -70 * 12, own: { colored: 50, ojama: 0, free } }));
  expect(left(40)).toBeGreaterThan(0.4);
  expect(left(16)).toBeLessThan(0.1);
});
