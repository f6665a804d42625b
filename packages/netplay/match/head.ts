// What both sides of a match agreed on, as `seat` brings it.

import { type BestOf, bestOf, fields, flag, listOf, nullOr, text, whole } from '@rensa/engine';
import { FRIENDLY, type PlayRules, RANKED } from '../round/limits.ts';

export interface MatchHead {
  /** The id of a duel, and its version. */
  readonly game: string;
  readonly version: number;
  /** As `parseSetup` of the duel takes it. */
  readonly setup: unknown;
  /** Null for rounds without an end. */
  readonly bestOf: BestOf | null;
  readonly ranked: boolean;
  readonly names: readonly [string, string];
}

const headOf = fields({
  game: text(40),
  version: whole(0, 1e6),
  setup: (raw: unknown) => raw,
  bestOf: nullOr(bestOf),
  ranked: flag,
  names: listOf(text(40), 2, 2),
});

export function parseHead(written: string): MatchHead {
  const { names, ...head } = headOf(JSON.parse(written), 'the head');
  return { ...head, names: [names[0] ?? '', names[1] ?? ''] };
}

export function playRules({ ranked }: Pick<MatchHead, 'ranked'>): PlayRules {
  return ranked ? RANKED : FRIENDLY;
}
