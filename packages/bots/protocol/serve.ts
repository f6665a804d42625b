// A bot behind the protocol, whatever carries the messages: lines of a program, messages of a worker.

import type { Bot } from '../puyo/bots.ts';
import type { Placement } from '../puyo/think.ts';
import { type Ask, type BotMessage, type Message, parseMessage, PROTOCOL } from './messages.ts';
import { viewAt } from './position.ts';

/** What is asked of a bot here. */
type Served = Pick<Bot, 'name' | 'nodes' | 'think'>;

/** What carries the messages. */
export interface Port {
  readonly post: (message: BotMessage) => void;
  /** Lets messages that have arrived come in. */
  readonly pause: () => Promise<void>;
  /** Milliseconds, since whenever. */
  readonly now: () => number;
  /** Nothing more will be posted. */
  readonly close: () => void;
}

const AUTHOR = 'Rensa';
/** Raised when a bot of the same name answers otherwise. */
const VERSION = '1';

/** A search takes so many times the nodes of the one before it; the last takes all that were asked for. */
const ROUND_GROWTH = 6;
const FIRST_ROUND_LEAST = 1000;
/** A round is not begun unless it should be over in this part of the time that is left. */
const CAUTION = 0.7;

/**
 * Gives the function that takes what arrives: messages, or their text. Its promise is kept once that message has been
 * dealt with. Messages are dealt with one after another; only `stop` acts at once, on all positions before it.
 */
export function serve(bot: Served, port: Port): (raw: unknown) => Promise<void> {
  let received = 0;
  let stoppedUntil = 0;
  let open = true;
  let work = Promise.resolve();
  const handle = async (message: Message | Error, number: number): Promise<void> => {
    if (!open) return;
    if (message instanceof Error) return port.post(failure(message.message));
    if (message.type !== 'quit') return port.post(await reply(bot, port, message, () => stoppedUntil > number));
    open = false;
    port.close();
  };
  return (raw) => {
    const number = ++received;
    const message = parsed(raw);
    if (!(message instanceof Error) && message.type === 'stop') stoppedUntil = number;
    else work = work.then(() => handle(message, number));
    return work;
  };
}

function parsed(raw: unknown): Message | Error {
  try {
    return parseMessage(raw);
  } catch (error) {
    return error as Error;
  }
}

function failure(reason: string): BotMessage {
  return { type: 'error', reason };
}

async function reply(bot: Served, port: Port, message: Message, isStopped: () => boolean): Promise<BotMessage> {
  switch (message.type) {
    case 'rules':
      return { type: 'info', protocol: PROTOCOL, name: bot.name, author: AUTHOR, version: VERSION };
    case 'position':
      return { type: 'suggestion', id: message.id, placements: await suggest(bot, port, message, isStopped) };
    default:
      return failure(`${JSON.stringify(message.type)} is what a bot says, not what it is told`);
  }
}

async function suggest(bot: Served, port: Port, ask: Ask, isStopped: () => boolean): Promise<readonly Placement[]> {
  const view = viewAt(ask);
  const end = port.now() + (ask.ms ?? Infinity);
  let placements: readonly Placement[] = [];
  for (const nodes of roundsTo(ask.nodes ?? bot.nodes)) {
    const start = port.now();
    ({ placements } = bot.think(view, { nodes }));
    await port.pause();
    const now = port.now();
    if (isStopped() || ROUND_GROWTH * (now - start) > CAUTION * (end - now)) break;
  }
  return placements;
}

function roundsTo(nodes: number): number[] {
  const rounds = [nodes];
  for (let less = nodes / ROUND_GROWTH; less >= FIRST_ROUND_LEAST; less /= ROUND_GROWTH) rounds.push(Math.ceil(less));
  return rounds.toReversed();
}
