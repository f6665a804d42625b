import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { DeviceName } from '../series/plan.ts';
import { listenToDevices } from './listen.ts';
import { leaveSeat, NO_DEVICES, type SeatDevices, takeSeat } from './seats.ts';

/** The devices of two people, and what changes them. */
export interface Devices {
  readonly seats: SeatDevices;
  readonly take: (device: DeviceName) => void;
  readonly leave: (device: DeviceName) => void;
}

/** Listens to all devices as long as the page asks for some. */
export function useDevices(listening: boolean): Devices {
  const seats = useSignal(NO_DEVICES);
  const take = (device: DeviceName): void => void (seats.value = takeSeat(seats.value, device));
  const leave = (device: DeviceName): void => void (seats.value = leaveSeat(seats.value, device));
  useLayoutEffect(() => (listening ? listenToDevices({ onPress: take, onGone: leave }) : undefined), [listening]);
  return { seats: seats.value, take, leave };
}
