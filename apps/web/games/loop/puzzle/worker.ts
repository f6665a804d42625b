// The worker that makes large puzzles, so that the page stays responsive.

import { puzzleOf } from '@rensa/games/loop';
import type { PuzzleAnswer, PuzzleOrder } from './maker.ts';

addEventListener('message', ({ data }: MessageEvent<PuzzleOrder>) => {
  const answer: PuzzleAnswer = { number: data.number, puzzle: puzzleOf(data.setup, data.seed) };
  postMessage(answer);
});
