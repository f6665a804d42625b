// The choice before a match, kept for each game.

import { bestOf, type BestOf, type Check, fields, listOf, oneOf, type Participant, record, text } from '@rensa/engine';
import { keptKind, type StoredKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';
import { meetingsOf } from '../opponents/records.ts';
import { nextBot } from '../opponents/meetings.ts';
import { ALL_DEVICES, type Devices, type SeatedPlan } from '../series/plan.ts';

/** A person against a bot, two people, or two bots to watch. */
export const KINDS = ['bot', 'people', 'watch'] as const;
export type MatchKind = (typeof KINDS)[number];

export interface MatchChoice {
  readonly kind: MatchKind;
  /** The bot to play against. */
  readonly rival: string;
  /** The bots to watch. */
  readonly watched: readonly [string, string];
  readonly bestOf: BestOf;
  /** The setup of the match, handicap included. */
  readonly setup: Readonly<Record<string, unknown>>;
}

/** A game, as far as it matters here. */
export interface ChosenGame {
  readonly id: string;
  readonly first: unknown;
  readonly isOffered: (setup: unknown) => boolean;
}

function keyOf({ id }: ChosenGame): string {
  return `rensa:match:${id}`;
}

const botName = text(40);
const pair: Check<readonly [string, string]> = (raw, name) => listOf(botName, 2, 2)(raw, name) as [string, string];
const check = fields({ kind: oneOf(KINDS), watched: pair, bestOf, setup: record }, { rival: botName });
type StoredChoice = ReturnType<typeof check>;

/** Takes what was stored. Throws on a setup that is not offered. */
export function parseChoice(game: ChosenGame, raw: unknown): StoredChoice {
  const choice = check(raw, 'the choice');
  if (!game.isOffered(choice.setup)) throw new Error('a setup that is not offered');
  return choice;
}

/** The last choice before a match of a game. */
export function choiceKind(game: ChosenGame): StoredKind {
  return keptKind(new RegExp(`^${keyOf(game)}$`), (raw) => parseChoice(game, raw));
}

/** The last choice. Who is no opponent any more gives way to the one that is next. */
export function loadChoice(game: ChosenGame, bots: readonly string[]): MatchChoice {
  const first: StoredChoice = {
    kind: bots.length > 0 ? 'bot' : 'people',
    watched: [bots.at(-1) ?? '', bots.at(-2) ?? ''],
    bestOf: 3,
    setup: record(game.first, 'the setup'),
  };
  const { value } = store.load(keyOf(game), (raw) => parseChoice(game, raw), first);
  const known = value.watched.every((bot) => bots.includes(bot));
  const rival = value.rival !== undefined && bots.includes(value.rival) ? value.rival : undefined;
  return {
    ...(known ? value : { ...value, watched: first.watched }),
    kind: bots.length > 0 ? value.kind : 'people',
    rival: rival ?? nextBot(meetingsOf(game.id), bots) ?? '',
  };
}

export function rememberChoice(game: ChosenGame, choice: MatchChoice): void {
  store.save(keyOf(game), choice);
}

/** Once an opponent is beaten, the next one is suggested. */
export function forgetRival(game: ChosenGame, choice: MatchChoice): void {
  const { rival: _, ...rest } = choice;
  store.save(keyOf(game), rest);
}

/** `devices` are those of two people who play against each other. */
export function planOf(choice: MatchChoice, devices: Devices): SeatedPlan {
  const { kind, rival, watched, bestOf, setup } = choice;
  const person: Participant = { kind: 'person' };
  const bot = (name: string): Participant => ({ kind: 'bot', name });
  if (kind === 'people') return { setup, bestOf, sides: [person, person], devices };
  const alone = { setup, bestOf, devices: ALL_DEVICES };
  if (kind === 'watch') return { ...alone, sides: [bot(watched[0]), bot(watched[1])] };
  return { ...alone, sides: [person, bot(rival)] };
}
