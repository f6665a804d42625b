// The worker's side: one bot, which answers positions with placements, and the hand that plays for it. The bot works in
// nodes, so that its strength does not depend on the machine.

import { type BotGame, findPresses } from '@rensa/bots/bot';
import { serve } from '@rensa/bots/protocol';
import type { Input } from '@rensa/engine';
import type { Hand } from './hand.ts';
import { helpersHere } from './helpers.ts';

type WorkerPort = Parameters<typeof serve>[2];
type WorkerMessage = Parameters<WorkerPort['post']>[0];

/**
 * Serves the bot whose name the worker bears. Messages that cannot be read are answered with an error. `openHelper` opens
 * another worker, which serves parts of its search.
 */
export function serveBot(bots: BotGame, openHelper?: () => Worker): void {
  const answer = answering(bots, self.name, {
    threads: openHelper === undefined ? [] : helpersHere(openHelper),
    post: (message) => postMessage(message),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => performance.now(),
    close: () => self.close(),
  });
  addEventListener('message', ({ data }: MessageEvent<unknown>) => void answer(data));
}

/** A position may bring a hand with it. Then the answer says what that hand presses, too. */
export function answering(bots: BotGame, name: string, port: WorkerPort): (data: unknown) => Promise<void> {
  const hands = new Map<unknown, Hand>();
  const post = (message: WorkerMessage): void => {
    if (message.type !== 'suggestion') return port.post(message);
    const hand = hands.get(message.id);
    hands.delete(message.id);
    port.post(hand === undefined ? message : { ...message, ...pressed(bots, hand, message.placements) });
  };
  const answer = serve(bots, bots.open(name), { ...port, post });
  return (data) => {
    const { id, hand } = (data ?? {}) as { readonly id?: unknown; readonly hand?: Hand };
    if (hand !== undefined) hands.set(id, hand);
    return answer(data);
  };
}

/** The presses to the best placement that the hand can reach. It rests after the last one as after any other. */
function pressed(
  bots: BotGame,
  { state, pace }: Hand,
  placements: readonly object[],
): { readonly presses?: readonly Input[] } {
  for (const placement of placements) {
    const presses = findPresses(bots, state, placement, { wait: pace.reaction, gap: pace.gap });
    if (presses !== undefined) return { presses: [...presses, ...Array.from({ length: pace.gap - 1 }, () => 0)] };
  }
  return {};
}
