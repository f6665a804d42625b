// Makes large puzzles where they hold nothing up.

import { puzzleOf } from '@rensa/games/loop';
import type { Answer, Order } from './maker.ts';

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const answer: Answer = { number: data.number, puzzle: puzzleOf(data.setup, data.seed) };
  postMessage(answer);
});
