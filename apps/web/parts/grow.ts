// What was pressed on one page grows into its place on the next, and has the focus again when a person comes back.

import { settings } from '../base/settings/settings.ts';

interface PressedPlace {
  readonly box: DOMRect;
  readonly at: number;
}

/** Milliseconds that the next page may take. */
const MAX_MS = 3000;
const GROW_MS = 300;

let origin: PressedPlace | undefined;
let left: string | undefined;

/** Notes the id of what a person comes back from. */
export function noteLeft(id: string): void {
  left = id;
}

/** Returns whether a person has just come back from this, once. */
export function takeLeft(id: string): boolean {
  if (left !== id) return false;
  left = undefined;
  return true;
}

/** Notes where something is that was pressed. */
export function noteOrigin(element: Element): void {
  origin = { box: element.getBoundingClientRect(), at: performance.now() };
}

/** Lets an element grow from what was pressed last. Returns whether it does. */
export function growFromOrigin(element: Element): boolean {
  const from = origin;
  origin = undefined;
  if (from === undefined || performance.now() - from.at > MAX_MS || settings.peek().motion !== 'full') return false;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return false;
  const move = `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px)`;
  const begin = { transformOrigin: '0 0', transform: `${move} scale(${from.box.width / to.width})` };
  const end = { transformOrigin: '0 0', transform: 'none' };
  element.animate([begin, end], { duration: GROW_MS, easing: 'cubic-bezier(0.34, 1.3, 0.64, 1)' });
  return true;
}
