// The worker that makes puzzles and solves them.

import { nazoOf, solveNazo } from '@rensa/bots/puyo/nazo';
import { MAX_SOLUTIONS } from './game.ts';
import type { NazoAnswer, NazoTask } from './messages.ts';

/** Boards tried between two messages. */
const BOARDS_PER_MESSAGE = 10;

addEventListener('message', ({ data }: MessageEvent<NazoTask>) => postMessage(answerTo(data)));

function answerTo(task: NazoTask): NazoAnswer {
  const { number } = task;
  if (task.kind === 'solve') {
    return { kind: 'solve', number, solutions: solveNazo(task.nazo, MAX_SOLUTIONS).solutions };
  }
  let drawn = 0;
  const onDrawn = (): void => {
    if (++drawn % BOARDS_PER_MESSAGE === 0) postMessage({ kind: 'drawn', number, drawn } satisfies NazoAnswer);
  };
  return { kind: 'make', number, nazo: nazoOf(task.name, onDrawn) };
}
