import type { GameTypes } from '@rensa/engine';
import type { Bot } from '../bot/bot.ts';
import type { BotGame } from '../bot/game.ts';
import type { MoveReply, MoveRequest } from '../play/move.ts';
import { parseMessage } from './messages.ts';
import { serve } from './serve.ts';

/** Answers requests over the protocol, with each message as text. */
export function served<G extends GameTypes, View, Placement extends object>(
  bots: BotGame<G, View, Placement>,
  bot: Bot<View, Placement>,
): (request: MoveRequest<View, Placement>) => Promise<MoveReply<Placement>> {
  const posted: string[] = [];
  const receive = serve(bots, bot, {
    post: (message) => posted.push(JSON.stringify(message)),
    pause: () => Promise.resolve(),
    now: () => 0,
    close: () => {},
  });
  let id = 0;
  return async ({ view }) => {
    await receive(JSON.stringify({ type: 'position', id: ++id, ...bots.positionOf(view) }));
    const message = parseMessage(bots, posted.shift());
    return message.type === 'suggestion' && message.id === id ? message : { forfeit: JSON.stringify(message) };
  };
}
