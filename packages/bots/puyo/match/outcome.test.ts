import { type Board, parseBoard } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { chanceAfter, type FiredChain, NO_COUNTER } from './outcome.ts';
import { HIGH, LOW, materialWith, rivalOn, situationWith } from './situation.testing.ts';

/** A chain of three links that leaves `colored` puyos. */
const fired = (points: number, colored: number): FiredChain => ({
  points,
  links: 3,
  pairs: 0,
  left: materialWith(colored),
});

it('the chance is 1 if the opponent has no answer and its spawn column fills', () => {
  expect(chanceAfter(fired(7000, 0), situationWith(rivalOn(HIGH, [0])), NO_COUNTER)).toBe(1);
  expect(chanceAfter(fired(140, 0), situationWith(rivalOn(LOW, [0])), NO_COUNTER)).toBeLessThan(0.5);
});

it('the chance is small if the answer is larger, and larger if the player can counter it', () => {
  const at = situationWith(rivalOn(LOW, [0, 5000]));
  const helpless = chanceAfter(fired(2000, 4), at, NO_COUNTER);
  expect(helpless).toBeLessThan(0.25);
  expect(chanceAfter(fired(2000, 4), at, () => 6000)).toBeGreaterThan(helpless);
});

it('the chance is at most that against an answer with just enough points', () => {
  const [small, large] = [500, 100_000].map((answer) =>
    chanceAfter(fired(500, 20), situationWith(rivalOn(LOW, [0, answer])), NO_COUNTER),
  );
  expect(large).toBe(small);
  expect(large).toBeLessThan(0.6);
});

it('the chance is small if a small attack can block the spawn column and the opponent answers with everything', () => {
  const nearlyBlocked = parseBoard('..R...\n'.repeat(11));
  const chance = (board: Board, answer: number): number => {
    const rival = { ...rivalOn(board, [0, 0, 0, answer]), small: [0] };
    return chanceAfter(fired(210, 20), situationWith(rival), NO_COUNTER);
  };
  expect(chance(nearlyBlocked, 0)).toBeGreaterThan(0.7);
  expect(chance(nearlyBlocked, 60_000)).toBeLessThan(0.1);
  expect(chance(LOW, 60_000)).toBe(chance(LOW, 0));
});

it('the chance is nearly 0 if the rest of the ojama takes the room of a full board', () => {
  const at = situationWith(rivalOn(LOW, [0]), { balance: -70 * 20 });
  const [low, full] = [20, 46].map((colored) => chanceAfter(fired(40, colored), at, NO_COUNTER));
  expect(full).toBeLessThan(0.2);
  expect(low).toBeGreaterThan(full);
});

it('the chance is larger if the opponent has no small chain to answer with', () => {
  const rival = rivalOn(parseBoard('RG.YRG\n'.repeat(9)), [0, 800]);
  const chance = (small: readonly number[]): number =>
    chanceAfter(fired(800, 20), situationWith({ ...rival, small }), NO_COUNTER);
  expect(chance([0, 0])).toBeGreaterThan(chance([0, 800]));
});

it('a distant answer is uncertain, so the chance changes little around it', () => {
  const far = Array.from({ length: 12 }, () => 50_000);
  const long = (points: number): FiredChain => ({ points, links: 11, pairs: 0, left: materialWith(4) });
  const chances = [40_000, 49_000, 51_000, 60_000].map((points) =>
    chanceAfter(long(points), situationWith(rivalOn(LOW, far)), NO_COUNTER),
  );
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances[2] - chances[1]).toBeLessThan(0.1);
});

it('the chance grows with the share of the ojama that the chain offsets', () => {
  const at = situationWith(rivalOn(LOW, [0]), { balance: -70 * 40 });
  const chances = [0, 1000, 2000, 2800].map((points) => chanceAfter(fired(points, 20), at, NO_COUNTER));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(new Set(chances).size).toBe(4);
});

it('the game is lost if a later chain is too small and the rest blocks the spawn column', () => {
  const chance = (board: Board): number =>
    chanceAfter(fired(700, 20), situationWith(rivalOn(LOW, [0]), { balance: -70 * 40, board }), NO_COUNTER);
  expect(chance(HIGH)).toBeLessThan(0.05);
  expect(chance(LOW)).toBeGreaterThan(0.1);
});
