// The text of an open hint. It follows the placements: what was said before them may not be true any more.

import { MAX_SOLUTIONS, type NazoGame, type NAZO_HINTS, solutionFrom, type Solutions } from '../puzzle/game.ts';
import { whereWords } from '../parts/words.ts';
import { nazoWords } from '../text/text.ts';
import { startSigns } from './signs.ts';

export type NazoHint = (typeof NAZO_HINTS)[number];

export function hintWords(hint: NazoHint, game: NazoGame, solutions: Solutions): string {
  const t = nazoWords();
  const { value: placed } = game.placed;
  if (hint === 'solution') return t.hintSolutionBody;
  if (game.attempt.value.outcome === 'solved') return t.solved;
  const solution = solutionFrom(solutions, placed);
  const next = solution?.[placed.length];
  if (solution === undefined || next === undefined) return offWords(solutions);
  return hint === 'next' ? t.hintNextBody(whereWords(next)) : startWords(game, startSigns(game.nazo, solution, placed));
}

/** No known solution begins with these placements. If there may be others, the goal may still be in reach. */
function offWords({ length }: Solutions): string {
  const t = nazoWords();
  return length < MAX_SOLUTIONS ? t.hintDead : t.hintUnknown;
}

function startWords({ attempt }: NazoGame, { length }: readonly unknown[]): string {
  const t = nazoWords();
  const popped = attempt.value.tally.popped.some((puyos) => puyos > 0);
  if (popped) return length > 0 ? t.hintThenBody : t.hintThenNone;
  return length > 0 ? t.hintStartBody : t.hintStartNone;
}
