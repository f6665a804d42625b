import type { PadState } from '@rensa/controls';
import { screenFrames } from '../screen/clock.ts';
import { padOf, PADS } from '../screen/pads.ts';

/** State of every controller; null for one that is not there. */
export type PadStates = readonly (PadState | null)[];

/**
 * Calls back with the state of all game controllers in every frame while there is one, because their buttons send no
 * events. Returns a function that stops this.
 */
export function watchPads(look: (pads: PadStates) => void): () => void {
  let frame: number | undefined;
  const onFrame = (): void => {
    frame = undefined;
    const pads = PADS.map(padOf);
    if (pads.some((pad) => pad !== null)) wake();
    look(pads);
  };
  const wake = (): void => void (frame ??= screenFrames.request(onFrame));
  window.addEventListener('gamepadconnected', wake);
  window.addEventListener('gamepaddisconnected', wake);
  wake();
  return () => {
    window.removeEventListener('gamepadconnected', wake);
    window.removeEventListener('gamepaddisconnected', wake);
    if (frame !== undefined) screenFrames.cancel(frame);
  };
}
