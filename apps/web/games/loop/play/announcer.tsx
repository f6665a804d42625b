// Announcements for screen readers: clues that are met or exceeded, and the result.

import { joinSentences } from '../../../base/text/sentences.ts';
import { resultWords } from './result.tsx';
import type { PuzzleGame } from '../puzzle/puzzle.ts';
import { colOf, rowOf } from '../board/sentences.ts';
import { loopWords } from '../text/text.ts';

export function Announcer({ game }: { readonly game: PuzzleGame }) {
  return (
    <p class="unseen" aria-live="polite">
      {words(game)}
    </p>
  );
}

function words(game: PuzzleGame): string {
  const t = loopWords();
  const outcome = game.outcome.value;
  const puzzle = game.board.shown.value?.puzzle;
  if (outcome !== undefined) return t.saidSolved(resultWords(outcome, t));
  if (puzzle === undefined) return '';
  const said = game.changedClues.value.map(({ cell, status }) => {
    const value = puzzle.clues.find((clue) => clue.cell === cell)?.value ?? 0;
    const say = status === 'met' ? t.saidMet : status === 'short' ? t.saidShort : t.saidExceeded;
    return say(value, rowOf(cell, puzzle), colOf(cell, puzzle));
  });
  return joinSentences(said);
}
