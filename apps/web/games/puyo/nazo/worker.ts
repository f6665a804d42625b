// Makes puzzles and finds their answers where that holds nothing up.

import { nazoOf, solveNazo } from '@rensa/bots/puyo/nazo';
import type { NazoAnswer, NazoOrder } from './maker.ts';

/** More answers are of no use for hints. */
const ANSWERS_MOST = 200;

addEventListener('message', ({ data }: MessageEvent<NazoOrder>) => {
  const { number } = data;
  const answer: NazoAnswer =
    data.kind === 'make'
      ? { kind: 'make', number, nazo: nazoOf(data.name) }
      : { kind: 'solve', number, solutions: solveNazo(data.nazo, ANSWERS_MOST).solutions };
  postMessage(answer);
});
