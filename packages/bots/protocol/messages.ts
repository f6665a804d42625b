// Messages between a host and a bot. docs/bot-protocol.md describes them.

import {
  type Check,
  type Fields,
  fields,
  type GameTypes,
  listOf,
  mustBe,
  oneOf,
  quoted,
  record,
  text,
  whole,
} from '@rensa/engine';
import type { BotGame } from '../bot/game.ts';

/**
 * Supported versions, the newest last. A new version is added when a bot that follows the last one would miss
 * something.
 */
const PROTOCOLS = [1, 2] as const;
export type Protocol = (typeof PROTOCOLS)[number];
/** The newest version. */
export const PROTOCOL = 2 satisfies Protocol;

/** Characters of a message as text, in either direction. */
export const MAX_LINE = 65_536;

/** Sent before a game. The game adds its own fields about the rules. */
interface RulesMessage {
  readonly type: 'rules';
  readonly protocol: Protocol;
  /** Id of a game. */
  readonly game: string;
  /** Name of one of its rulesets. */
  readonly rules: string;
}

/** Asks for one suggestion. The fields of a position are added to these. */
export interface Ask {
  readonly type: 'position';
  readonly id: number;
  /** Fields the bot should evaluate. */
  readonly nodes?: number;
  /** Milliseconds it may take. */
  readonly ms?: number;
}

interface Stop {
  readonly type: 'stop';
}

/** The game is over. New in protocol 2; a bot does not answer it. */
interface Over extends GameEnd {
  readonly type: 'over';
}

/** End of a game for one player. */
export interface GameEnd {
  readonly result: (typeof RESULTS)[number];
  /** The reason, as a sentence without a full stop. */
  readonly reason: string;
}

interface Quit {
  readonly type: 'quit';
}

interface Info {
  readonly type: 'info';
  readonly protocol: Protocol;
  readonly name: string;
  readonly author?: string;
  readonly version?: string;
}

interface Suggestion<Placement> {
  readonly type: 'suggestion';
  /** Id of the position that this answers. */
  readonly id: number;
  /** Best first. */
  readonly placements: readonly Suggested<Placement>[];
}

/** A placement, with the bot's score if it gives one. */
type Suggested<Placement> = Placement & { readonly score?: number };

interface Failure {
  readonly type: 'error';
  readonly reason: string;
}

export type HostMessage = RulesMessage | Ask | Stop | Over | Quit;
export type BotMessage<Placement = object> = Info | Suggestion<Placement> | Failure;
export type Message<Placement = object> = HostMessage | BotMessage<Placement>;

/** The parts of a game that messages depend on. */
type MessageGame<Placement extends object> = Pick<
  BotGame<GameTypes, unknown, Placement>,
  'rulesets' | 'parsePosition' | 'parsePlacement'
> & { readonly game: { readonly id: string } };

const MAX_NODES = 100_000_000;
export const MAX_MS = 86_400_000;
const MAX_NAME = 100;
const MAX_REASON = 1000;
const MAX_PLACEMENTS = 100;

const RESULTS = ['won', 'lost', 'drawn', 'stopped'] as const;
const type = oneOf(['rules', 'position', 'stop', 'over', 'quit', 'info', 'suggestion', 'error']);
const id = whole(0, Number.MAX_SAFE_INTEGER);
const MESSAGE = 'the message';

const protocol: Check<Protocol> = (raw, name) => {
  const found = PROTOCOLS.find((number) => number === raw);
  if (found !== undefined) return found;
  throw mustBe(PROTOCOLS.join(' or '), raw, name);
};

const ask = fields({ id }, { nodes: whole(1, MAX_NODES), ms: whole(1, MAX_MS) });
const info = fields({ protocol, name: text(MAX_NAME) }, { author: text(MAX_NAME), version: text(MAX_NAME) });
const over = fields({ result: oneOf(RESULTS), reason: text(MAX_REASON) });
const failure = fields({ reason: text(MAX_REASON) });

/** Parses a message about this game, from an object or its JSON text. Ignores unknown fields. */
export function parseMessage<Placement extends object>(game: MessageGame<Placement>, raw: unknown): Message<Placement> {
  const given = record(typeof raw === 'string' ? parseLine(raw) : raw, MESSAGE);
  const kind = type(given['type'], 'type');
  switch (kind) {
    case 'rules':
      return parseRules(game, given);
    case 'position':
      return { type: kind, ...ask(given, MESSAGE), ...game.parsePosition(given) };
    case 'over':
      return { type: kind, ...over(given, MESSAGE) };
    case 'info':
      return { type: kind, ...info(given, MESSAGE) };
    case 'suggestion':
      return parseSuggestion(game, given);
    case 'error':
      return { type: kind, ...failure(given, MESSAGE) };
    default:
      return { type: kind };
  }
}

function parseLine(line: string): unknown {
  if (line.length > MAX_LINE) throw new Error(`the line is too long: more than ${MAX_LINE} characters`);
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`this is not JSON: ${quoted(line)}`, { cause: error });
  }
}

function parseRules({ game, rulesets }: MessageGame<object>, given: Fields): RulesMessage {
  const read = fields({ protocol, game: oneOf([game.id]), rules: oneOf(rulesets) });
  return { type: 'rules', ...read(given, MESSAGE) };
}

function parseSuggestion<Placement extends object>(game: MessageGame<Placement>, given: Fields): Suggestion<Placement> {
  const suggested: Check<Suggested<Placement>> = (raw, name) => ({
    ...game.parsePlacement(raw, name),
    ...scoreOf(record(raw, name)['score']),
  });
  const read = fields({ id, placements: listOf(suggested, 0, MAX_PLACEMENTS) });
  return { type: 'suggestion', ...read(given, MESSAGE) };
}

function scoreOf(raw: unknown): { readonly score?: number } {
  return typeof raw === 'number' && Number.isFinite(raw) ? { score: raw } : {};
}
