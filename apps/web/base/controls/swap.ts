import type { PadMap } from '@rensa/controls';

/**
 * Buttons that change places: some makers have A on the right and B below, the browser's standard order has them the
 * other way around.
 */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['button 0', 'button 1'],
  ['button 1', 'button 0'],
]);

/** The button at the other place for A and B; every other part stays the same. */
export function otherOf(part: string): string {
  return OTHERS.get(part) ?? part;
}

export function exchanged(map: PadMap): PadMap {
  return Object.fromEntries(Object.entries(map).map(([part, action]) => [otherOf(part), action]));
}
