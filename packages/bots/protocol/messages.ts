// What a host and a bot say to each other. docs/bot-protocol.md tells it to outsiders.

import { RULES, type RulesName } from '@rensa/games/puyo';
import { parsePosition, type Position } from './position.ts';
import { type Fields, fieldsOf, list, quoted, text, whole } from './read.ts';

/** Raised whenever a bot that keeps to the old one would fail. */
export const PROTOCOL = 1;

/** A message as text is no longer than this, on either side. */
export const LINE_MOST = 65_536;

export interface Rules {
  readonly type: 'rules';
  readonly protocol: typeof PROTOCOL;
  readonly game: 'puyo';
  readonly rules: RulesName;
}

/** Asks for one suggestion, and says everything that is needed for it. */
export interface Ask extends Position {
  readonly type: 'position';
  readonly id: number;
  /** How many fields the bot should evaluate. */
  readonly nodes?: number;
  /** How long it may take. */
  readonly ms?: number;
}

export interface Stop {
  readonly type: 'stop';
}

export interface Quit {
  readonly type: 'quit';
}

export interface Info {
  readonly type: 'info';
  readonly protocol: typeof PROTOCOL;
  readonly name: string;
  readonly author?: string;
  readonly version?: string;
}

export interface Suggestion {
  readonly type: 'suggestion';
  /** Of the position that it answers. */
  readonly id: number;
  /** Best first. */
  readonly placements: readonly Suggested[];
}

export interface Suggested {
  readonly col: number;
  readonly rot: number;
  readonly score?: number;
}

export interface Failure {
  readonly type: 'error';
  readonly reason: string;
}

export type HostMessage = Rules | Ask | Stop | Quit;
export type BotMessage = Info | Suggestion | Failure;
export type Message = HostMessage | BotMessage;

const ID_MOST = Number.MAX_SAFE_INTEGER;
const NODES_MOST = 100_000_000;
const MS_MOST = 86_400_000;
const NAME_MOST = 100;
const REASON_MOST = 1000;
const PLACEMENTS_MOST = 100;

const PARSERS: { readonly [T in Message['type']]: (fields: Fields) => Message & { readonly type: T } } = {
  rules: parseRules,
  position: parseAsk,
  stop: () => ({ type: 'stop' }),
  quit: () => ({ type: 'quit' }),
  info: parseInfo,
  suggestion: parseSuggestion,
  error: ({ reason }) => ({ type: 'error', reason: text(reason, 'reason', REASON_MOST) }),
};

/** Takes a message, or its text in JSON. Fields that are not known are passed over. */
export function parseMessage(raw: unknown): Message {
  const fields = fieldsOf(typeof raw === 'string' ? parseLine(raw) : raw, 'a message is an object with a "type"');
  const { type } = fields;
  if (typeof type === 'string' && Object.hasOwn(PARSERS, type)) return PARSERS[type as Message['type']](fields);
  const known = Object.keys(PARSERS).join(', ');
  throw new Error(type === undefined ? 'the message has no "type"' : `no message is called ${quoted(type)}: ${known}`);
}

function parseLine(line: string): unknown {
  if (line.length > LINE_MOST) throw new Error(`the line is too long: more than ${LINE_MOST} characters`);
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`this is not JSON: ${quoted(line)}`, { cause: error });
  }
}

function parseRules({ protocol, game, rules }: Fields): Rules {
  const spoken = parseProtocol(protocol);
  if (game !== 'puyo') throw new Error(`"game" is "puyo", not ${quoted(game)}`);
  if (typeof rules !== 'string' || !Object.hasOwn(RULES, rules)) {
    throw new Error(`"rules" is one of ${Object.keys(RULES).join(', ')}, not ${quoted(rules)}`);
  }
  return { type: 'rules', protocol: spoken, game, rules: rules as RulesName };
}

function parseProtocol(raw: unknown): typeof PROTOCOL {
  if (raw === PROTOCOL) return PROTOCOL;
  throw new Error(`only protocol ${PROTOCOL} is spoken here, not ${quoted(raw)}`);
}

function parseAsk(fields: Fields): Ask {
  const { id, nodes, ms } = fields;
  return {
    type: 'position',
    id: whole(id, 'id', 0, ID_MOST),
    ...parsePosition(fields),
    ...(nodes !== undefined && { nodes: whole(nodes, 'nodes', 1, NODES_MOST) }),
    ...(ms !== undefined && { ms: whole(ms, 'ms', 1, MS_MOST) }),
  };
}

function parseInfo({ protocol, name, author, version }: Fields): Info {
  return {
    type: 'info',
    protocol: parseProtocol(protocol),
    name: text(name, 'name', NAME_MOST),
    ...(author !== undefined && { author: text(author, 'author', NAME_MOST) }),
    ...(version !== undefined && { version: text(version, 'version', NAME_MOST) }),
  };
}

function parseSuggestion({ id, placements }: Fields): Suggestion {
  return {
    type: 'suggestion',
    id: whole(id, 'id', 0, ID_MOST),
    placements: list(placements, 'placements', PLACEMENTS_MOST).map(parseSuggested),
  };
}

function parseSuggested(raw: unknown): Suggested {
  const { col, rot, score } = fieldsOf(raw, 'a placement is an object with "col" and "rot"');
  return {
    col: whole(col, 'col', 0, 5),
    rot: whole(rot, 'rot', 0, 3),
    ...(typeof score === 'number' && Number.isFinite(score) && { score }),
  };
}
