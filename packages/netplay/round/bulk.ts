// Long logs and rows in messages that fit a frame.

import type { Input, Side } from '@rensa/engine';
import type { DealMessage, InMessage } from '../wire/messages.ts';
import { runsIn } from '../wire/runs.ts';
import { SENT_CARDS, SENT_RUNS } from './limits.ts';

/** The inputs of a side for some ticks. */
export function inputMessages(side: Side, epoch: number, log: readonly Input[], from: number, to: number): InMessage[] {
  const messages: InMessage[] = [];
  for (let [runs, tick] = [runsIn(log, from, to), from]; runs.length > 0;) {
    const part = runs.splice(0, 2 * SENT_RUNS);
    messages.push({ type: 'in', side, epoch, from: tick, runs: part });
    for (let i = 0; i < part.length; i += 2) tick += part[i] ?? 0;
  }
  return messages;
}

/** Cards of each row from some places to others. */
export function cardMessages(
  cards: readonly (readonly number[])[],
  from: readonly number[],
  to: readonly number[],
): DealMessage[] {
  const messages: DealMessage[] = [];
  const at = cards.map((_, row) => from[row] ?? 0);
  while (at.some((place, row) => place < (to[row] ?? 0))) {
    const rows = cards.map((row, i) => {
      const start = at[i] ?? 0;
      const part = row.slice(start, Math.min(to[i] ?? 0, start + SENT_CARDS));
      at[i] = start + part.length;
      return { from: start, cards: part };
    });
    messages.push({ type: 'deal', rows });
  }
  return messages;
}
