import type { PadState } from '@rensa/controls';
import { settings } from '../settings/settings.ts';

/** Vibrates the device for `ms` milliseconds. Browsers complain about a vibration before the first touch. */
export function vibrate(ms: number): void {
  if (ms > 0 && settings.value.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}

/** Length of a rumble: a motor needs longer than a phone to be felt. */
const RUMBLE = { minMs: 60, factor: 5 } as const;
/** Milliseconds of a phone's vibration from which the large motor runs too. */
const LARGE_MS = 16;

/** Does the same on a game controller. One without motors stays still. */
export function rumble(pad: PadState | null | undefined, ms: number): void {
  if (ms <= 0 || !settings.value.haptics) return;
  const effect = {
    duration: Math.max(RUMBLE.minMs, RUMBLE.factor * ms),
    weakMagnitude: Math.min(1, 0.2 + ms / 60),
    strongMagnitude: ms < LARGE_MS ? 0 : Math.min(1, ms / 50),
  };
  pad?.vibrationActuator?.playEffect('dual-rumble', effect).catch(() => {});
}
