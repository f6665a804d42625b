// What hints show on the field.

import { type Aim, attempt, type Board, type Nazo, placePair, RULES } from '@rensa/games/puyo';
import { originsOf } from '@rensa/games/puyo/lab';
import type { BoardSign } from '@rensa/painters/puyo';

/** The groups of an answer's first link, as far as they lie on the field already. */
export function startSigns(nazo: Nazo, solution: readonly Aim[], board: Board): readonly BoardSign[] {
  const [first = []] = linksOf(nazo, solution);
  return first.flatMap(({ color, cells }): BoardSign[] => {
    const here = cells.filter((cell) => board[cell] === color);
    return here.length === 0 ? [] : [{ kind: 'outline', cells: here, color }];
  });
}

/** From this link on a chain has a numeral in a game too. */
const FIRST_NUMERAL = 2;

/** The numeral of the chain that solved the puzzle, above what is left. */
export function solvedSigns(nazo: Nazo, placed: readonly Aim[], word: string): readonly BoardSign[] {
  const { board, links, outcome } = attempt(nazo, placed);
  if (outcome !== 'solved' || links < FIRST_NUMERAL) return [];
  return [{ kind: 'numeral', board, color: lastColor(nazo, placed), link: links, word }];
}

/** Of the last link that the last placement fired. */
function lastColor(nazo: Nazo, placed: readonly Aim[]): number {
  return linksOf(nazo, placed).at(-1)?.[0]?.color ?? 1;
}

/** The groups of each link that the last placement fires. */
function linksOf(nazo: Nazo, placed: readonly Aim[]): ReturnType<typeof originsOf> {
  const before = attempt(nazo, placed.slice(0, -1));
  const step = nazo.steps[before.index];
  const last = placed.at(-1);
  if (step?.kind !== 'pair' || last === undefined) return [];
  return originsOf(placePair(before.board, step.pair, last, RULES.tsu), RULES.tsu);
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
