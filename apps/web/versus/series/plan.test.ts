import { BEST_OF, type Participant } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { DEVICES, parsePlan, type SeatedPlan, storedPlan } from './plan.ts';

/** As pages of 2026 stored it. */
const PLAN = {
  setup: { rules: 'any', handicap: [100, 50] },
  bestOf: 3,
  seats: [
    { kind: 'person', device: 'keys1' },
    { kind: 'bot', name: 'novice' },
  ],
};

describe('a stored plan', () => {
  test('says who plays, and the page keeps the devices', () => {
    expect(parsePlan(PLAN)).toEqual({
      setup: PLAN.setup,
      bestOf: 3,
      sides: [{ kind: 'person' }, { kind: 'bot', name: 'novice' }],
      devices: ['keys1', 'all'],
    });
  });

  test('is stored in the form in which it was read', () => {
    expect(storedPlan(parsePlan(PLAN))).toEqual(PLAN);
  });

  const person: Participant = { kind: 'person' };

  test('can have every device and every number of rounds', () => {
    const plans = BEST_OF.flatMap((bestOf) =>
      DEVICES.map((device): SeatedPlan => ({ setup: {}, bestOf, sides: [person, person], devices: [device, device] })),
    );
    expect(plans.map((plan) => parsePlan(JSON.parse(JSON.stringify(storedPlan(plan)))))).toEqual(plans);
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
