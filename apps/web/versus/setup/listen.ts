// Waits for people to press something, on any device.

import { isPressed, type PadState } from '@rensa/controls';
import { watchPads } from '../../base/controls/watchpads.ts';
import { PADS } from '../../base/pads.ts';
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

function listenToPads({ onPress, onGone }: DeviceListener): () => void {
  const gone = (event: GamepadEvent): void => {
    const pad = PADS[event.gamepad.index];
    if (pad !== undefined) onGone(pad);
  };
  const end = watchPads((pads) => {
    PADS.filter((_, i) => isDown(pads[i])).forEach(onPress);
  });
  window.addEventListener('gamepaddisconnected', gone);
  return () => {
    window.removeEventListener('gamepaddisconnected', gone);
    end();
  };
}

function isDown(pad: PadState | null | undefined): boolean {
  return pad !== null && pad !== undefined && isPressed(pad);
}
