// What is said to those who listen: clues that are met or exceeded, and the end.

import { resultWords } from './result.tsx';
import type { Round } from './round.ts';
import { colOf, rowOf } from './sentences.ts';
import { loopText } from './text.ts';

export function Voice({ round }: { readonly round: Round }) {
  return (
    <p class="unseen" aria-live="polite">
      {words(round)}
    </p>
  );
}

function words(round: Round): string {
  const t = loopText();
  const outcome = round.outcome.value;
  const puzzle = round.table.shown.value?.puzzle;
  if (outcome !== undefined) return t.saidSolved(resultWords(outcome, t));
  if (puzzle === undefined) return '';
  const said = round.said.value.map(({ cell, status }) => {
    const value = puzzle.clues.find((clue) => clue.cell === cell)?.value ?? 0;
    const say = status === 'met' ? t.saidMet : t.saidExceeded;
    return say(value, rowOf(cell, puzzle), colOf(cell, puzzle));
  });
  return said.length === 0 ? '' : said.reduce((a, b) => t.sentences(a, b));
}
