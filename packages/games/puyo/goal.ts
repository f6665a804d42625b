// The goals of puzzles. The kinds and their signs are those of the IPS simulator, so that its links can be read.

import { at, type Board, CEILING, type Cell, isColor, OJAMA } from './board.ts';
import type { Colors } from './pair.ts';
import type { TracedLink } from './trace.ts';

/** The puyos that are counted: 0 everything, 1 to 5 one color, 6 ojama, 7 all colors. */
export type GoalColor = number;

export const GOAL_COLORS = { all: 0, ojama: 6, colored: 7 } as const;

export const GOAL_KINDS = ['chain', 'colors', 'puyos', 'places', 'connected', 'totalColors', 'totalPuyos'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** The signs of each kind: exactly the number, and at least the number. */
export const GOAL_SIGNS: Readonly<Record<GoalKind, readonly [exactly: string, atLeast: string]>> = {
  chain: ['u', 'v'],
  colors: ['E', 'F'],
  puyos: ['G', 'H'],
  places: ['I', 'J'],
  connected: ['Q', 'R'],
  totalColors: ['a', 'b'],
  totalPuyos: ['c', 'd'],
};

/**
 * `chain`: links of one chain. `colors`, `puyos`, `places`: in one link. `connected`: in one group. `totalColors`, `totalPuyos`:
 * over all that has popped so far.
 */
export interface GoalCount {
  readonly kind: GoalKind;
  readonly atLeast: boolean;
  readonly value: number;
  /** Number for kinds that count puyos or groups; 0 for the others. */
  readonly color: GoalColor;
}

/** Something to count, something to clear from the field, or both in the same move. */
export type Goal =
  | { readonly count: GoalCount; readonly clear: GoalColor | null }
  | { readonly count: null; readonly clear: GoalColor };

/** A puzzle: what lies on the field, what comes, and what is to be done with it. */
export interface Nazo {
  readonly board: Board;
  readonly steps: readonly NazoStep[];
  readonly goal: Goal;
}

/** A pair to place, or how many ojama fall into each column. */
export type NazoStep =
  | { readonly kind: 'pair'; readonly pair: Colors }
  | { readonly kind: 'garbage'; readonly counts: readonly number[] };

/** Kinds that look at one color if asked to. */
export function takesColor(kind: GoalKind): boolean {
  return kind === 'puyos' || kind === 'places' || kind === 'connected' || kind === 'totalPuyos';
}

/** Everything that has popped in all moves so far. */
export interface Tally {
  /** Puyos, by cell. */
  readonly popped: readonly number[];
}

export const NO_TALLY: Tally = { popped: Array.from({ length: OJAMA + 1 }, () => 0) };

/** With what these links popped. */
export function tallied({ popped }: Tally, links: readonly TracedLink[]): Tally {
  const out = [...popped];
  for (const { groups, ojama } of links) {
    for (const { color, cells } of groups) out[color] += cells.length;
    out[OJAMA] += ojama.length;
  }
  return { popped: out };
}

/** One move: what it popped, what had popped with it in all, and the field that it left. */
export interface GoalMove {
  readonly links: readonly TracedLink[];
  readonly tally: Tally;
  readonly board: Board;
}

/** Is this the move that meets the goal? */
export function isMet({ count, clear }: Goal, move: GoalMove): boolean {
  if (clear !== null && clearable(move.board).some((cell) => counts(clear, cell))) return false;
  return count === null || numbersOf(count, move).some((n) => (count.atLeast ? n >= count.value : n === count.value));
}

/** Puyos under the ceiling can never be cleared, and do not count. */
function clearable(board: Board): Board {
  return board.slice(0, at(CEILING, 0));
}

/** Does this cell count for a color of a goal? The empty one never does. */
export function counts(color: GoalColor, cell: Cell): boolean {
  if (color === GOAL_COLORS.all) return cell !== 0;
  return color === GOAL_COLORS.colored ? cell !== 0 && isColor(cell) : cell === color;
}

/** Everything that may be the wanted number. */
function numbersOf({ kind, color }: GoalCount, { links, tally }: GoalMove): number[] {
  if (kind === 'chain') return [links.length];
  if (kind === 'colors') return links.map(({ link }) => link.colors);
  if (kind === 'puyos') return links.map((link) => puyosIn(tallied(NO_TALLY, [link]), color));
  if (kind === 'places') return links.map((link) => groupsIn(link, color).length);
  if (kind === 'connected') return links.flatMap((link) => groupsIn(link, color));
  if (kind === 'totalPuyos') return [puyosIn(tally, color)];
  return [tally.popped.filter((puyos, cell) => puyos > 0 && isColor(cell)).length];
}

function puyosIn({ popped }: Tally, color: GoalColor): number {
  return popped.reduce((sum, puyos, cell) => sum + (counts(color, cell) ? puyos : 0), 0);
}

/** The sizes of the groups of a color; ojama has none. */
function groupsIn({ groups }: TracedLink, color: GoalColor): number[] {
  const any = color === GOAL_COLORS.all || color === GOAL_COLORS.ojama;
  return groups.filter((group) => any || counts(color, group.color)).map(({ cells }) => cells.length);
}
