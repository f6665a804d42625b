import type { Handling, Timing } from './rules.ts';

/** Level 1 is the first; without levels there is no other. */
function levelAt(rules: Timing, pairs: number): number {
  return rules.levels === null ? 1 : 1 + Math.floor(pairs / rules.levels.pairs);
}

/** Ticks a row: nine tenths of the level before, kept to a thousandth of a tick, then rounded. */
export function gravityAt(rules: Pick<Timing, 'gravityTicks' | 'levels'>, level: number): number {
  const fastest = rules.levels?.fastestTicks ?? 1;
  let thousandths = rules.gravityTicks * 1000;
  for (let i = 1; i < level && thousandths > fastest * 1000; i++) thousandths = Math.floor((thousandths * 9) / 10);
  return Math.max(fastest, Math.round(thousandths / 1000));
}

/** Ticks a row while dropping softly. */
function softTicks(rules: Handling, gravity: number): number {
  return Math.max(1, Math.round(gravity / rules.softDivisor));
}

/** The meaning of one tick for the time of rows. */
export interface RowTime {
  readonly soft: boolean;
  /** Most ticks that are left of the row that the pair is in, this one included. */
  readonly left: number;
  /** Ticks of the next row. */
  readonly next: number;
}

/** Rows take the time that the level gives them, and less of it as long as down is held. */
export function rowTime(rules: Handling, gravity: number, soft: boolean): RowTime {
  const ticks = soft ? softTicks(rules, gravity) : gravity;
  return { soft, left: ticks, next: ticks };
}

/** Ticks that a new pair hangs in its spawn row. */
export function hangTicks({ entry }: Handling, gravity: number): number {
  return entry === 'hangs' ? gravity : 0;
}

/** The part of a state that a level changes. */
interface Leveled {
  level: number;
  gravity: number;
  readonly pairs: number;
  readonly rules: Timing;
}

/** Brings the level up to the pairs that have locked. */
export function raiseLevel(
  draft: Leveled,
  tell: (event: { readonly kind: 'leveled'; readonly level: number }) => void,
): void {
  const level = levelAt(draft.rules, draft.pairs);
  if (level === draft.level) return;
  draft.level = level;
  draft.gravity = gravityAt(draft.rules, level);
  tell({ kind: 'leveled', level });
}
