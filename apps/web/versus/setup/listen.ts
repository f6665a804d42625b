// Waits for people to press something, on any device.

import { isPressed, type PadState } from '@rensa/controls';
import { watchPads } from '../../base/controls/watchpads.ts';
import { PADS } from '../../base/screen/pads.ts';
import type { DeviceName } from '../series/plan.ts';
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
  const listening = new AbortController();
  const { signal } = listening;
  let choosing = isChoosing(document.activeElement);
  const onKey = (event: KeyboardEvent): void => {
    const device = keysOf(event.code);
    if (device === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code.startsWith('Arrow') && choosing) return;
    event.preventDefault();
    onPress(device);
  };
  window.addEventListener('focusin', (event) => (choosing = isChoosing(event.target)), { signal });
  window.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}

/**
 * Arrow keys choose on a control that was reached by keys. After a tap or a click they take a seat. A browser shows the
 * focus from the next key on, so this is asked when the focus comes.
 */
function isChoosing(focused: EventTarget | null): boolean {
  return focused instanceof HTMLInputElement && focused.matches(':focus-visible');
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
