// A match as this page plays it: the plan that both sides agree on, and the devices of the people who sit here.

import {
  bestOf,
  type Check,
  fields,
  listOf,
  type MatchPlan,
  oneOf,
  type Participant,
  participant,
  type Side,
} from '@rensa/engine';

/** `all` is every device there is, for a person who plays alone on this page. */
export const DEVICES = ['all', 'keys1', 'keys2', 'pad1', 'pad2', 'touch'] as const;
export type DeviceName = (typeof DEVICES)[number];

/** A device per side. The device of a side that nobody on this page plays means nothing. */
export type Devices = readonly [DeviceName, DeviceName];
export const ALL_DEVICES: Devices = ['all', 'all'];

export interface SeatedPlan extends MatchPlan {
  readonly devices: Devices;
}

/** The device of a person; undefined for a side that no person on this page plays. */
export function deviceAt({ sides, devices }: SeatedPlan, side: Side): DeviceName | undefined {
  return sides[side].kind === 'person' ? devices[side] : undefined;
}

/** A side as it is stored: with the device of its person. */
type StoredSeat = Participant & { readonly device?: DeviceName };

const withDevice = fields({ device: oneOf(DEVICES) });

const storedSeat: Check<StoredSeat> = (raw, name) => {
  const who = participant(raw, name);
  return who.kind === 'person' ? { ...who, ...withDevice(raw, name) } : who;
};

const head = fields({ bestOf, seats: listOf(storedSeat, 2, 2) });

/** Takes a stored plan. The duel of its game checks the setup. */
export function parsePlan(raw: unknown): SeatedPlan {
  const { bestOf, seats } = head(raw, 'the plan');
  const { setup } = raw as { readonly setup?: unknown };
  const [first, second] = seats as readonly [StoredSeat, StoredSeat];
  return {
    setup,
    bestOf,
    sides: [participant(first, 'the first side'), participant(second, 'the second side')],
    devices: [first.device ?? 'all', second.device ?? 'all'],
  };
}

/** The form in which a plan is stored. */
export function storedPlan(plan: SeatedPlan): unknown {
  const { setup, bestOf, sides } = plan;
  const seatOf = (side: Side): StoredSeat => {
    const device = deviceAt(plan, side);
    return { ...sides[side], ...(device && { device }) };
  };
  return { setup, bestOf, seats: [seatOf(0), seatOf(1)] };
}
