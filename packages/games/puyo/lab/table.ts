// A chain as a table, one row per link.

import type { Board } from '../board.ts';
import type { Rules } from '../rules.ts';
import { chainPower, colorBonus, groupBonus } from '../score.ts';
import type { Link } from '../state.ts';
import { traceChain, type TracedLink } from '../trace.ts';

export interface ChainRow extends Link {
  /** The parts of the bonus; their sum is at least 1 and at most 999. */
  readonly power: number;
  readonly colorBonus: number;
  readonly groupBonus: number;
  /** Points so far, this link included. */
  readonly total: number;
  /** The board before it pops, and the cells that go: first the colored ones. */
  readonly board: Board;
  readonly cells: readonly number[];
  readonly ojama: readonly number[];
}

/** Every link of the chain that a board makes, and the board at rest. */
export function chainTable(start: Board, rules: Rules): { readonly rows: readonly ChainRow[]; readonly board: Board } {
  const { links, board } = traceChain(start, rules);
  let total = 0;
  return { rows: links.map((traced) => rowOf(traced, (total += traced.link.score))), board };
}

function rowOf({ link, board, groups, ojama }: TracedLink, total: number): ChainRow {
  return {
    ...link,
    power: chainPower(link.chain),
    colorBonus: colorBonus(link.colors),
    groupBonus: link.groups.reduce((sum, size) => sum + groupBonus(size), 0),
    total,
    board,
    cells: groups.flatMap(({ cells }) => cells),
    ojama,
  };
}
