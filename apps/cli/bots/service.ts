// Serves a bot to another program: messages come on one stream and go out on another.

import type { Bot, BotGame } from '@rensa/bots/bot';
import { serve } from '@rensa/bots/protocol';
import type { Readable, Writable } from 'node:stream';
import { eachLine } from './lines.ts';

interface Service {
  readonly game: BotGame;
  readonly bot: Bot;
}

/** Serves until a `quit`, or until the input has ended and every message is answered. */
export function serveStreams({ game, bot }: Service, input: Readable, output: Writable): Promise<void> {
  return new Promise((resolve) => {
    let work = Promise.resolve();
    const end = (): void => {
      input.destroy();
      resolve();
    };
    const receive = serve(game, bot, {
      post: (message) => output.write(`${JSON.stringify(message)}\n`),
      pause: polled,
      now: () => performance.now(),
      close: end,
    });
    eachLine(input, (line) => {
      work = receive(line);
    });
    input.on('end', () => void work.then(end));
    input.on('error', end);
  });
}

/** Waits two turns of the event loop; the first may come before the streams are read. */
function polled(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
