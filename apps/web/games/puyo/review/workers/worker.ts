// Judges moves where that holds nothing up.

import { BOTS, type Character } from '@rensa/bots/puyo';
import { Reviewer } from '@rensa/bots/puyo/review';
import type { ReviewAnswer, ReviewSubject, ReviewTask } from './messages.ts';

let reviewer: Reviewer | undefined;

addEventListener('message', ({ data }: MessageEvent<ReviewSubject | ReviewTask>) => {
  if ('replay' in data) reviewer = open(data);
  else if (reviewer !== undefined) postMessage(answerTo(reviewer, data));
});

function open({ replay, seat, bot, nodes }: ReviewSubject): Reviewer {
  return new Reviewer(replay, { bot: BOTS.find(({ name }) => name === bot) as Character, nodes, seat });
}

function answerTo(by: Reviewer, task: ReviewTask): ReviewAnswer {
  if (task.kind === 'order') return { kind: 'order', numbers: by.order() };
  const { number } = task;
  if (task.kind === 'judge') return { kind: 'judge', number, move: by.judge(number) };
  return { kind: 'line', number, from: task.from, line: by.line(number, task.first) };
}
