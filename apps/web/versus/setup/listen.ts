// Waits for people to press something, on any device.

import { isPressed } from '@rensa/controls';
import { screenFrames } from '../../base/clock.ts';
import { padOf, type PadName, PADS } from '../../base/pads.ts';
import type { DeviceName } from '../plan.ts';
import { keysOf } from './seats.ts';

export interface DeviceListener {
  readonly onPress: (device: DeviceName) => void;
  readonly onGone: (device: DeviceName) => void;
}

/** Gives a function that ends this. */
export function listenToDevices(listener: DeviceListener): () => void {
  const ends = [listenToKeys(listener), listenToPads(listener)];
  return () => ends.forEach((end) => end());
}

function listenToKeys({ onPress }: DeviceListener): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const device = keysOf(event.code);
    if (device === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrow keys on a control choose there.
    if (event.target instanceof HTMLInputElement && event.code.startsWith('Arrow')) return;
    event.preventDefault();
    onPress(device);
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/** Controllers have no events of their own, so they are looked at in every frame as long as there is one. */
function listenToPads({ onPress, onGone }: DeviceListener): () => void {
  let frame: number | undefined;
  const look = (): void => {
    frame = undefined;
    const plugged = PADS.filter((pad) => padOf(pad) !== null);
    for (const pad of plugged.filter(isDown)) onPress(pad);
    if (plugged.length > 0) wake();
  };
  const wake = (): void => void (frame ??= screenFrames.request(look));
  const gone = (event: GamepadEvent): void => {
    const pad = PADS[event.gamepad.index];
    if (pad !== undefined) onGone(pad);
  };
  window.addEventListener('gamepadconnected', wake);
  window.addEventListener('gamepaddisconnected', gone);
  wake();
  return () => {
    window.removeEventListener('gamepadconnected', wake);
    window.removeEventListener('gamepaddisconnected', gone);
    if (frame !== undefined) screenFrames.cancel(frame);
  };
}

function isDown(pad: PadName): boolean {
  const state = padOf(pad);
  return state !== null && isPressed(state);
}
