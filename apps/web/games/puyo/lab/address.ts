// Addresses of fields: in the lab, and in practice.

import { OFFERED } from '@rensa/games/puyo';
import { isPlayable, readLink, writeLink } from '@rensa/games/puyo/links';
import type { Address } from '../../../base/screen/address.ts';
import { codeOf } from '../tools/links.ts';
import type { LabField } from './board/labfield.ts';

export const LAB_PATH = '/puyo/lab';

export function addressOf({ board, steps, rules }: LabField): string {
  const link = writeLink('rensa', { cells: board, steps, goal: null });
  return rules === 'tsu' ? link : `${link}&rules=${rules}`;
}

/** The field of an address. Throws a sentence for people if the address is damaged. */
export function fieldAt(address: string): LabField {
  const { cells, steps } = readLink(address);
  if (!isPlayable(cells)) throw new Error('the board has cells that cannot be played');
  const rules = OFFERED.rules.find((name) => address.endsWith(`&rules=${name}`)) ?? 'tsu';
  return { rules, board: cells, steps };
}

/** The address of a practice that begins with this field. */
export function practiceAddress(field: LabField): string {
  const { board: cells, steps, rules } = field;
  return `/puyo/practice?seed=1&colors=4&rules=${rules}&field=${codeOf({ cells, steps, goal: null })}`;
}

/** Returns whether an address asks to make a puzzle, as a link on the page of the puzzles does. */
export function isMaker({ search }: Address): boolean {
  return new URLSearchParams(search).get('make') === 'puzzle';
}
