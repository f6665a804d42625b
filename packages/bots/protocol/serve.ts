// A bot behind the protocol. The transport is the caller's: lines of a program, or messages of a worker.

import type { GameTypes } from '@rensa/engine';
import { type Bot, defaultNodes, type Scored, type Thought } from '../bot/bot.ts';
import { deepen } from '../bot/deepen.ts';
import type { BotGame } from '../bot/game.ts';
import { type PartRunner, thinkInParallel } from '../bot/parallel.ts';
import { type Ask, type BotMessage, MAX_MS, type Message, parseMessage } from './messages.ts';

/** The transport of the messages. */
export interface Port {
  readonly post: (message: BotMessage) => void;
  /** Lets messages that have arrived be delivered. */
  readonly pause: () => Promise<void>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Called after the last message. */
  readonly close: () => void;
  /** Threads that can share a search, if any. */
  readonly threads?: readonly PartRunner<unknown>[];
}

const AUTHOR = 'Rensa';
/** Nodes from which a search is worth sharing. */
const SHARED_FROM = 20_000;
/** Raised when a bot of the same name answers differently. */
const VERSION = '7';

/**
 * Returns the function that takes each message, as an object or as text. Its promise settles when the message has been
 * handled. Messages are handled one after another. Only `stop` acts at once, on all positions before it.
 */
export function serve<View, Placement extends object>(
  game: ServedGame<View, Placement>,
  bot: Bot<View, Placement>,
  port: Port,
): (raw: unknown) => Promise<void> {
  let received = 0;
  let stoppedUntil = 0;
  let open = true;
  let work = Promise.resolve();
  const served: Served<View, Placement> = { game, bot, port };
  const handle = async (message: Message | Error, number: number): Promise<void> => {
    if (!open) return;
    if (message instanceof Error) return port.post(failure(message.message));
    if (message.type === 'over') return;
    if (message.type !== 'quit') return port.post(await reply(served, message, () => stoppedUntil > number));
    open = false;
    port.close();
  };
  return (raw) => {
    const number = ++received;
    const message = parsed(game, raw);
    if (!(message instanceof Error) && message.type === 'stop') stoppedUntil = number;
    else work = work.then(() => handle(message, number));
    return work;
  };
}

/** The parts of a game that serving uses. */
type ServedGame<View, Placement extends object> = BotGame<GameTypes, View, Placement>;

interface Served<View, Placement extends object> {
  readonly game: ServedGame<View, Placement>;
  readonly bot: Bot<View, Placement>;
  readonly port: Port;
}

function parsed(game: BotGame, raw: unknown): Message | Error {
  try {
    return parseMessage(game, raw);
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function failure(reason: string): BotMessage {
  return { type: 'error', reason };
}

async function reply<View, Placement extends object>(
  served: Served<View, Placement>,
  message: Message,
  isStopped: () => boolean,
): Promise<BotMessage> {
  switch (message.type) {
    case 'rules':
      return { type: 'info', protocol: message.protocol, name: served.bot.name, author: AUTHOR, version: VERSION };
    case 'position':
      return { type: 'suggestion', id: message.id, placements: await suggest(served, message, isStopped) };
    default:
      return failure(`${JSON.stringify(message.type)} is a message from a bot, not to a bot`);
  }
}

async function suggest<View, Placement extends object>(
  served: Served<View, Placement>,
  ask: Ask,
  isStopped: () => boolean,
): Promise<readonly Scored<Placement>[]> {
  const view = served.game.viewAt(ask);
  const nodes = ask.nodes ?? defaultNodes(served.bot, view);
  const isShared = ask.ms === undefined && nodes >= SHARED_FROM;
  const shared = isShared ? await sharedThought(served, view, nodes, isStopped) : undefined;
  return shared?.placements ?? placementsInTime(served, view, { ...ask, nodes }, isStopped);
}

/** Undefined without threads, when a thread fails, and after a stop. */
async function sharedThought<View, Placement extends object>(
  { bot, port: { threads = [] } }: Served<View, Placement>,
  view: View,
  nodes: number,
  isStopped: () => boolean,
): Promise<Thought<Placement> | undefined> {
  if (bot.parallel === undefined || threads.length === 0) return undefined;
  const stoppable = threads.map((run): PartRunner<View> => {
    return (...part) => (isStopped() ? Promise.reject(new Error('stopped')) : run(...part));
  });
  return thinkInParallel(bot, view, nodes, stoppable).catch(() => undefined);
}

/** Thinks until the time is up. A stop leaves no time. Messages are delivered between two rounds. */
async function placementsInTime<View, Placement extends object>(
  { bot, port }: Served<View, Placement>,
  view: View,
  ask: Pick<Ask, 'ms'> & { readonly nodes: number },
  isStopped: () => boolean,
): Promise<readonly Scored<Placement>[]> {
  const end = port.now() + (ask.ms ?? MAX_MS);
  const msLeft = (): number => (isStopped() ? 0 : end - port.now());
  let placements: readonly Scored<Placement>[] = [];
  for (const thought of deepen(bot, view, { nodes: ask.nodes, msLeft })) {
    ({ placements } = thought);
    await port.pause();
  }
  return placements;
}
