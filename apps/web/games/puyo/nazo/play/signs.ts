// Signs on the field of a puzzle: those of the open hints, and the numeral of the chain that solved it.

import { type Aim, attempt, type Board, type Colors, type Nazo, placePair, RULES } from '@rensa/games/puyo';
import { originsOf } from '@rensa/games/puyo/lab';
import type { BoardSign } from '@rensa/painters/puyo';
import { boardWords } from '../../../../base/screen/look.ts';
import { type NazoGame, solutionFrom, type Solutions } from '../puzzle/game.ts';

/** Signs of the open hints for the pair in hand; after the solution, the length of its chain. */
export function signsOf(game: NazoGame, solutions: Solutions | undefined): readonly BoardSign[] {
  const { value: pair } = game.pair;
  if (game.attempt.value.outcome === 'solved') return solvedSigns(game.nazo, game.placed.value, boardWords().chain);
  const { value: placed } = game.placed;
  const solution = solutionFrom(solutions ?? [], placed);
  const next = solution?.[placed.length];
  if (pair === undefined || solution === undefined || next === undefined) return [];
  return [
    ...(game.hints.value > 0 ? startSigns(game.nazo, solution, placed) : []),
    ...(game.hints.value > 1 ? nextSigns(game.attempt.value.board, pair, next) : []),
  ];
}

/** Outlines of what a solution pops next after `placed`, as far as it is on the field already. */
export function startSigns(nazo: Nazo, solution: readonly Aim[], placed: readonly Aim[]): readonly BoardSign[] {
  const { board } = attempt(nazo, placed);
  return nextPop(nazo, solution, placed.length).flatMap(({ color, cells }): BoardSign[] => {
    const here = cells.filter((cell) => board[cell] === color);
    return here.length === 0 ? [] : [{ kind: 'outline', cells: here, color }];
  });
}

/** The groups of the first link that a solution fires after `count` placements. Nothing moves before it. */
function nextPop(nazo: Nazo, solution: readonly Aim[], count: number): ReturnType<typeof originsOf>[number] {
  const fired = solution.map((_, i) => linksOf(nazo, solution.slice(0, i + 1))[0] ?? []);
  return fired.slice(count).find((groups) => groups.length > 0) ?? [];
}

/** Links from which a chain gets a numeral, as in a game. */
const MIN_NUMERAL_LINKS = 2;

/** The numeral of the chain that solved the puzzle, above the remaining board. */
export function solvedSigns(nazo: Nazo, placed: readonly Aim[], word: string): readonly BoardSign[] {
  const { board, links, outcome } = attempt(nazo, placed);
  if (outcome !== 'solved' || links < MIN_NUMERAL_LINKS) return [];
  return [{ kind: 'numeral', board, color: lastColor(nazo, placed), link: links, word }];
}

/** The color of the last link that the last placement fired. */
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

/** Pale puyos where the next pair goes. */
export function nextSigns(board: Board, pair: Colors, aim: Aim): readonly BoardSign[] {
  return placePair(board, pair, aim, RULES.tsu).flatMap((color, cell): BoardSign[] =>
    color === board[cell] ? [] : [{ kind: 'pale', cell, color }],
  );
}
