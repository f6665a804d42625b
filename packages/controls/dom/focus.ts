// Elements that use a key or a touch themselves, so that a game must leave it alone.

import { closest } from './target.ts';

const TAKES_EVERY_KEY =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"], [role="menu"], [role="radiogroup"], [role="slider"]';
const TAKES_ACTIVATION = 'button, a[href], summary, [role="button"], [role="switch"]';
const ACTIVATION: readonly string[] = ['Space', 'Enter', 'NumpadEnter'];

/** Text fields and dialogs; a button does not. */
export function ownsEveryKey(target: EventTarget | null): boolean {
  return isWithin(target, TAKES_EVERY_KEY);
}

export function ownsKey(target: EventTarget | null, code: string): boolean {
  if (ownsEveryKey(target)) return true;
  return ACTIVATION.includes(code) && isWithin(target, TAKES_ACTIVATION);
}

export function ownsPointer(target: EventTarget | null): boolean {
  return ownsEveryKey(target) || isWithin(target, TAKES_ACTIVATION);
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return closest(target, selector) !== undefined;
}
