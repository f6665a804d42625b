// The worker's side: one bot, which answers positions with placements. It works in nodes, so that its strength does not
// depend on the machine.

import type { BotGame } from '@rensa/bots/bot';
import { serve } from '@rensa/bots/protocol';

/** Serves the bot whose name the worker bears. Messages that cannot be read are answered with an error. */
export function serveBot(bots: BotGame): void {
  const answer = serve(bots, bots.open(self.name), {
    post: (message) => postMessage(message),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => performance.now(),
    close: () => self.close(),
  });
  addEventListener('message', ({ data }: MessageEvent<unknown>) => void answer(data));
}
