// The points and ojama of a chain, link by link.

import { resolveBoard, RULES } from '@rensa/games/puyo';
import { type ChainRow, chainTable, originsOf } from '@rensa/games/puyo/lab';
import type { LabField } from './labfield.ts';

export interface LabChain {
  readonly rows: readonly (ChainRow & { readonly ojamaSent: number })[];
  /** The groups of each link, at their places before anything pops. */
  readonly origins: ReturnType<typeof originsOf>;
  readonly score: number;
  readonly ojamaSent: number;
  /** True if the ruleset sends ojama. */
  readonly attacks: boolean;
  readonly allClear: boolean;
}

export function chainOf({ board, rules: name }: Pick<LabField, 'rules' | 'board'>): LabChain {
  const rules = RULES[name];
  const { score, allClear } = resolveBoard(board, rules);
  const { rows } = chainTable(board, rules);
  const sent = (points: number): number => (rules.attack === null ? 0 : Math.floor(points / rules.attack.target));
  return {
    rows: rows.map((row) => ({ ...row, ojamaSent: sent(row.total) - sent(row.total - row.score) })),
    origins: originsOf(board, rules),
    score,
    ojamaSent: sent(rows.at(-1)?.total ?? 0),
    attacks: rules.attack !== null,
    allClear,
  };
}
