// Two boards: what comes across falls in single halves from the top row.

import { at, type Board, cellOf, type Color, KIND } from './board.ts';
import { remove } from './clear.ts';
import type { State } from './state.ts';

export interface DroppedGarbage {
  readonly board: Board;
  readonly cells: readonly number[];
}

/** The board with what is queued in its top row, in place of what was there. */
export function dropGarbage({ board, rules, queued, incoming, ticks }: State): DroppedGarbage {
  const amount = Math.min(queued, rules.attack.most);
  const cells = columnsOf(amount, ticks).map((col) => at(rules.rows - 1, col));
  const out = [...board];
  cells.forEach((cell, i) => {
    remove(out, cell);
    out[cell] = cellOf(incoming[i], KIND.single);
  });
  return { board: out, cells };
}

/** Every second column, two of them four apart; the moment says where they begin. */
function columnsOf(amount: number, ticks: number): number[] {
  const first = amount > 3 ? ticks & 1 : ticks & 3;
  const apart = amount > 2 ? 2 : 4;
  return Array.from({ length: amount }, (_, i) => first + i * apart);
}

/** Attacks that have not fallen yet add up; the colors of a later one come before those of the earlier ones. */
export function receive(state: State, colors: readonly Color[]): State {
  const incoming = [...colors, ...state.incoming];
  return { ...state, queued: incoming.length, incoming };
}
