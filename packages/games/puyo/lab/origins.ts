// The places of the puyos of each link on the board that the chain starts from.

import { type Board, EMPTY } from '../board.ts';
import type { Rules } from '../rules.ts';
import { settle } from '../settle.ts';
import type { Group } from '../state.ts';
import { traceChain } from '../trace.ts';

/** The groups of every link, as cells of the board that was given. */
export function originsOf(start: Board, rules: Rules): readonly (readonly Group[])[] {
  let { board: names } = settle(
    start.map((cell, i) => (cell === EMPTY ? EMPTY : i + 1)),
    rules,
  );
  return traceChain(start, rules).links.map(({ groups, ojama }) => {
    const gone = new Set([...groups.flatMap(({ cells }) => cells), ...ojama]);
    const found = groups.map(({ color, cells }) => ({
      color,
      cells: cells.map((cell) => names[cell] - 1),
    }));
    ({ board: names } = settle(
      names.map((name, cell) => (gone.has(cell) ? EMPTY : name)),
      rules,
    ));
    return found;
  });
}
