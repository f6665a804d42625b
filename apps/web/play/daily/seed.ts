import { hash } from '@rensa/engine';

/** The same for everyone on a day. */
export function dailySeed(id: string, date: string): number {
  return Number.parseInt(hash({ daily: id, date }).slice(0, 8), 16);
}
