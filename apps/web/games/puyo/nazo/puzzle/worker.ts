// Makes puzzles and finds their answers where that holds nothing up.

import { nazoOf, solveNazo } from '@rensa/bots/puyo/nazo';
import type { NazoAnswer, NazoOrder } from './maker.ts';

/** More answers are of no use for hints. */
const ANSWERS_MOST = 200;
/** So many boards are drawn between two messages. */
const DRAWN_AT_ONCE = 10;

addEventListener('message', ({ data }: MessageEvent<NazoOrder>) => postMessage(answerTo(data)));

function answerTo(order: NazoOrder): NazoAnswer {
  const { number } = order;
  if (order.kind === 'solve') {
    return { kind: 'solve', number, solutions: solveNazo(order.nazo, ANSWERS_MOST).solutions };
  }
  let drawn = 0;
  const onDrawn = (): void => {
    if (++drawn % DRAWN_AT_ONCE === 0) postMessage({ kind: 'drawn', number, drawn } satisfies NazoAnswer);
  };
  return { kind: 'make', number, nazo: nazoOf(order.name, onDrawn) };
}
