import type { PadMap } from '@rensa/controls';

/** Some makers have A on the right and B below, where the browser's standard order has them the other way round. */
const OTHERS: Readonly<Record<string, string>> = { 'button 0': 'button 1', 'button 1': 'button 0' };

/** B for A, A for B, and every other part for itself. */
export function otherOf(part: string): string {
  return Object.hasOwn(OTHERS, part) ? (OTHERS[part] as string) : part;
}

export function exchanged(map: PadMap): PadMap {
  return Object.fromEntries(Object.entries(map).map(([part, action]) => [otherOf(part), action]));
}
