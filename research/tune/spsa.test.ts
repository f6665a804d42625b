import { expect, it } from 'vitest';
import { afterTrial, trialOf, type TuningState } from './spsa.ts';

const GOAL = [0.4, -0.3, 0.2];
const START: TuningState = { step: 0, rng: 7, point: [0, 0, 0] };

const distance = (point: readonly number[]): number => point.reduce((sum, value, i) => sum + (value - GOAL[i]) ** 2, 0);

function stepped(state: TuningState): TuningState {
  const trial = trialOf(state);
  const [first, second] = trial.points;
  return afterTrial(state, trial, [-10 * distance(first), -10 * distance(second)]);
}

function after(steps: number, start = START): TuningState {
  let state = start;
  for (let i = 0; i < steps; i++) state = stepped(state);
  return state;
}

it('finds its way to the best numbers', () => {
  expect(distance(after(300).point)).toBeLessThan(0.1 * distance(START.point));
});

it('continues after a pause as if there had been none', () => {
  const paused = JSON.parse(JSON.stringify(after(5))) as TuningState;
  expect(after(7, paused)).toEqual(after(12));
});

it('tries both sides of where it is', () => {
  const { points, way } = trialOf(START);
  expect(points[0].map((value, i) => value + points[1][i])).toEqual([0, 0, 0]);
  expect(way.every((sign) => Math.abs(sign) === 1)).toBe(true);
});

it('does not change much with one result', () => {
  const { point } = afterTrial(START, trialOf(START), [1e9, 0]);
  expect(Math.max(...point.map(Math.abs))).toBeLessThan(0.2);
});
