// The worker's side: one bot, which answers positions with placements and the presses that lead there. The bot counts
// nodes, so its strength does not depend on the machine.

import { type BotGame, findPresses } from '@rensa/bots/bot';
import { serve } from '@rensa/bots/protocol';
import type { Input } from '@rensa/engine';
import type { PressRequest } from './presses.ts';
import { helpersHere } from './helpers.ts';

type WorkerPort = Parameters<typeof serve>[2];
type WorkerMessage = Parameters<WorkerPort['post']>[0];

/**
 * Serves the bot that the worker is named after. Answers an invalid message with an error. `openHelper` opens a worker for
 * parts of the search.
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

/** Adds presses to the answer, if the position came with a request for them. */
export function answering(bots: BotGame, name: string, port: WorkerPort): (data: unknown) => Promise<void> {
  const requests = new Map<unknown, PressRequest>();
  const post = (message: WorkerMessage): void => {
    if (message.type !== 'suggestion') return port.post(message);
    const request = requests.get(message.id);
    requests.delete(message.id);
    port.post(request === undefined ? message : { ...message, ...pressed(bots, request, message.placements) });
  };
  const answer = serve(bots, bots.open(name), { ...port, post });
  return (data) => {
    const { id, request } = (data ?? {}) as { readonly id?: unknown; readonly request?: PressRequest };
    if (request !== undefined) requests.set(id, request);
    return answer(data);
  };
}

/** Presses to the best placement in reach. The gap also follows the last press. */
function pressed(
  bots: BotGame,
  { state, pace }: PressRequest,
  placements: readonly object[],
): { readonly presses?: readonly Input[] } {
  for (const placement of placements) {
    const presses = findPresses(bots, state, placement, { wait: pace.reaction, gap: pace.gap });
    if (presses !== undefined) return { presses: [...presses, ...Array.from({ length: pace.gap - 1 }, () => 0)] };
  }
  return {};
}
