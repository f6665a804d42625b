import { describe, expect, test } from 'vitest';
import { BEST_OF, type BestOf, type DeviceName, DEVICES, type MatchPlan, parsePlan, type SeatPlan } from './plan.ts';

const PLAN = {
  setup: { rules: 'any', handicap: [100, 50] },
  bestOf: 3,
  seats: [
    { kind: 'person', device: 'keys1' },
    { kind: 'bot', name: 'novice' },
  ],
};

describe('a stored plan', () => {
  test('is read as it was written', () => {
    expect(parsePlan(JSON.parse(JSON.stringify(PLAN)))).toEqual(PLAN);
  });

  const person = (device: DeviceName): SeatPlan => ({ kind: 'person', device });
  const plan = (bestOf: BestOf, seat: SeatPlan): MatchPlan => ({ setup: {}, bestOf, seats: [seat, seat] });

  test('can have every device and every number of rounds', () => {
    const plans = BEST_OF.flatMap((bestOf) => DEVICES.map((device) => plan(bestOf, person(device))));
    expect(plans.map(parsePlan)).toEqual(plans);
  });

  test.each([
    [{ ...PLAN, bestOf: 2 }, 'bestOf must be one of 1, 3, 5, not 2'],
    [{ ...PLAN, seats: [PLAN.seats[0]] }, 'seats must have 2 entries, not 1'],
    [{ ...PLAN, seats: [PLAN.seats[0], { kind: 'person', device: 'foot' }] }, 'device'],
    [{ ...PLAN, seats: [PLAN.seats[0], { kind: 'ghost' }] }, 'kind'],
    [{ ...PLAN, seats: [PLAN.seats[0], { kind: 'bot' }] }, 'name'],
    [7, 'the plan must be an object'],
  ])('is refused: %j', (raw, message) => {
    expect(() => parsePlan(raw)).toThrow(message);
  });
});
