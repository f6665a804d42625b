/** Is a finger the main way to point here? */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
