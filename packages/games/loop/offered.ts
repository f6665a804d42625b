import { parseSetup } from './setup.ts';

/** The first daily that the page offers. */
export const FIRST_DATE = '2025-11-30';

/** Is this a setup that the page offers? A board that someone gives is not. */
export function isOffered(raw: unknown): boolean {
  try {
    const setup = parseSetup(raw);
    return setup.kind === 'daily' ? setup.date >= FIRST_DATE : setup.kind === 'sized';
  } catch {
    return false;
  }
}
