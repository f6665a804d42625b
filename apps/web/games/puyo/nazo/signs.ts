// What hints show on the field.

import { type Aim, type Board, placePair, RULES } from '@rensa/games/puyo';
import { originsOf } from '@rensa/games/puyo/lab';
import { attempt, type Nazo } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/stage/puyo';

/** The groups of an answer's first link, as far as they lie on the field already. */
export function startSigns(nazo: Nazo, solution: readonly Aim[], board: Board): readonly BoardSign[] {
  const before = attempt(nazo, solution.slice(0, -1));
  const step = nazo.steps[before.index];
  const last = solution.at(-1);
  if (step?.kind !== 'pair' || last === undefined) return [];
  const [first = []] = originsOf(placePair(before.board, step.pair, last, RULES.tsu), RULES.tsu);
  return first.flatMap(({ color, cells }): BoardSign[] => {
    const here = cells.filter((cell) => board[cell] === color);
    return here.length === 0 ? [] : [{ kind: 'outline', cells: here, color }];
  });
}

/** Where the next pair goes. */
export function nextSigns(
  board: Board,
  pair: { readonly axis: number; readonly child: number },
  aim: Aim,
): readonly BoardSign[] {
  return placePair(board, pair, aim, RULES.tsu).flatMap((color, cell): BoardSign[] =>
    color === board[cell] ? [] : [{ kind: 'pale', cell, color }],
  );
}
