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
  const [outcome, clue] = [round.outcome.value, round.said.value];
  const puzzle = round.table.shown.value?.puzzle;
  if (outcome !== undefined) return t.saidSolved(resultWords(outcome, t));
  if (clue === undefined || puzzle === undefined) return '';
  const value = puzzle.clues.find(({ cell }) => cell === clue.cell)?.value ?? 0;
  const say = clue.status === 'met' ? t.saidMet : t.saidExceeded;
  return say(value, rowOf(clue.cell, puzzle), colOf(clue.cell, puzzle));
}
