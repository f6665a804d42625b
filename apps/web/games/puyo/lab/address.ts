// The address of a field, which can be sent to someone, and what an address says.

import type { RulesName } from '@rensa/games/puyo';
import { isPlayable, readLink, writeLink } from '@rensa/games/puyo/links';
import type { LabField } from './board/labfield.ts';

export const LAB_PATH = '/puyo/lab';

const RULES_PART = /&rules=(classic|tsu)$/;

export function addressOf({ board, steps, rules }: LabField): string {
  const link = writeLink('rensa', { cells: board, steps, goal: null });
  return rules === 'tsu' ? link : `${link}&rules=${rules}`;
}

/** Throws a sentence about an address that is damaged. */
export function fieldAt(address: string): LabField {
  const { cells, steps } = readLink(address);
  if (!isPlayable(cells)) throw new Error('the board has cells that cannot be played');
  const rules = (RULES_PART.exec(address)?.[1] ?? 'tsu') as RulesName;
  return { rules, board: cells, steps };
}

/** Leads to a practice that begins with this field. */
export function practiceAddress(field: LabField): string {
  const code = addressOf({ ...field, rules: 'tsu' }).split('field=')[1] ?? '';
  return `/puyo/practice?seed=1&colors=4&rules=${field.rules}&field=${code}`;
}
