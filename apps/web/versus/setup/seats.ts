// The seats of two people who play: a seat takes the first device that presses something.

import { splitFor } from '../../base/controls/profiles.ts';
import type { DeviceName } from '../series/plan.ts';
import type { MatchKind } from './choice.ts';

/** The devices of both seats, undefined for one that waits. */
export type SeatDevices = readonly [DeviceName | undefined, DeviceName | undefined];

export const NO_DEVICES: SeatDevices = [undefined, undefined];

/** Somebody has pressed something. A device that has a seat keeps it, and one that finds none gets none. */
export function takeSeat(seats: SeatDevices, device: DeviceName): SeatDevices {
  const [first, second] = seats;
  if (seats.includes(device)) return seats;
  if (first === undefined) return [device, second];
  return second === undefined ? [first, device] : seats;
}

/** A device is gone, or a person wants another one. */
export function leaveSeat([first, second]: SeatDevices, device: DeviceName): SeatDevices {
  return [first === device ? undefined : first, second === device ? undefined : second];
}

/** The half of the keyboard that a key belongs to. */
export function keysOf(code: string): DeviceName | undefined {
  const half = splitFor().findIndex((map) => Object.hasOwn(map, code));
  return ([undefined, 'keys1', 'keys2'] as const)[half + 1];
}

/** Both seats are taken. */
export function isReady(seats: SeatDevices): seats is readonly [DeviceName, DeviceName] {
  return seats.every((device) => device !== undefined);
}

/** The match that Enter begins. Two people who have both taken a seat do not want one against a bot. */
export function begunByEnter(devices: SeatDevices, hasBots: boolean): MatchKind | undefined {
  if (isReady(devices)) return 'people';
  return hasBots ? 'bot' : undefined;
}
