import type { Group, Link, State } from './state.ts';

const CHAIN_POWER = [0, 8, 16, 32, 64] as const;
const COLOR_BONUS = [0, 0, 3, 6, 12, 24] as const;
const GROUP_BONUS = [0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7] as const;
const LARGE_GROUP_BONUS = 10;
const MAX_BONUS = 999;

/** The worth of the n-th link of a chain: 0, 8, 16, 32, 64, then 32 more each time, at most 999. */
export function chainPower(chain: number): number {
  return CHAIN_POWER[chain - 1] ?? Math.min(MAX_BONUS, 32 * (chain - 3));
}

export function colorBonus(colors: number): number {
  return COLOR_BONUS[colors];
}

export function groupBonus(size: number): number {
  return GROUP_BONUS[size] ?? LARGE_GROUP_BONUS;
}

/** The points of an all clear that the next chain will pay. */
export function bonusDue(state: Pick<State, 'bonusDue' | 'rules'>): number {
  return state.bonusDue ? state.rules.allClearScore : 0;
}

/** Scores one link: ten times the colored puyos, times all bonuses together, at least 1 and at most 999. */
export function scoreLink(chain: number, groups: readonly Group[], garbage: number): Link {
  const sizes = groups.map(({ cells }) => cells.length).toSorted((a, b) => b - a);
  const cleared = sizes.reduce((sum, size) => sum + size, 0);
  const colors = new Set(groups.map(({ color }) => color)).size;
  const bonuses = chainPower(chain) + colorBonus(colors) + sizes.reduce((sum, size) => sum + groupBonus(size), 0);
  const bonus = Math.min(MAX_BONUS, Math.max(1, bonuses));
  return { chain, cleared, garbage, colors, groups: sizes, bonus, score: 10 * cleared * bonus };
}
