import { settings } from '../settings/settings.ts';

/** Is a finger the main way to point here? */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Are there pads on the screen? */
export function hasDeck(): boolean {
  return isTouch() && settings.value.touch === 'buttons';
}
