import { settings } from './settings.ts';

/** Browsers complain about a vibration before the first touch. */
export function vibrate(ms: number): void {
  if (ms > 0 && settings.value.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
