// A match: rounds in a row until one side has won more than half of them. A drawn round counts for nobody and is
// played again.

import { type Check, fields, listOf, mustBe, oneOf, text, textLike } from './check.ts';
import type { Result } from './game.ts';
import { parseReplay, type Replay } from './replay.ts';

/** One of the two places of a round. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The player of a side. The device that a person plays with is the concern of the page. */
export type Participant =
  | { readonly kind: 'person' }
  /** `name` is the name of a bot of the game. */
  | { readonly kind: 'bot'; readonly name: string }
  /** A person on another device. */
  | { readonly kind: 'remote'; readonly name: string };

/** The largest number of rounds that a match may take, draws not counted. */
export const BEST_OF = [1, 3, 5] as const;
export type BestOf = (typeof BEST_OF)[number];

/** Everything both sides agree on before the first round. */
export interface MatchPlan {
  /** The setup of each round, handicap included, as `parseSetup` of the duel takes it. */
  readonly setup: unknown;
  readonly bestOf: BestOf;
  readonly sides: readonly [Participant, Participant];
}

export interface PlayedRound {
  readonly replay: Replay;
  /** Null for a draw. */
  readonly winner: Side | null;
}

/** The winner of each round is all that decides a match. */
type Winners = readonly Pick<PlayedRound, 'winner'>[];

/** Draws have no end, but nobody plays this many rounds. */
const MAX_ROUNDS = 100;
const MAX_NAME = 40;

/** The id of a match: 128 random bits in base64url. */
export const matchId = textLike(/^[\w-]{22}$/, 'the id of a match, 22 characters');

export const bestOf: Check<BestOf> = (raw, name) => {
  const known = BEST_OF.find((rounds) => rounds === raw);
  if (known === undefined) throw mustBe(`one of ${BEST_OF.join(', ')}`, raw, name);
  return known;
};

const named = fields({ kind: oneOf(['bot', 'remote'] as const), name: text(MAX_NAME) });

export const participant: Check<Participant> = (raw, name) => {
  const { kind } = fields({ kind: oneOf(['person', 'bot', 'remote'] as const) })(raw, name);
  return kind === 'person' ? { kind } : named(raw, name);
};

const winner: Check<Side | null> = (raw, name) => {
  if (raw === 0 || raw === 1 || raw === null) return raw;
  throw mustBe('0, 1 or null', raw, name);
};

/** Takes stored rounds. The replays in them are not played again. */
export const parseRounds = listOf(fields({ replay: (raw: unknown) => parseReplay(raw), winner }), 0, MAX_ROUNDS);

/** The winner of a round that has ended, null for a draw. */
export function roundWinner(result: Result): Side | null {
  const outcome = result[0]?.outcome;
  return outcome === 'drawn' ? null : outcome === 'won' ? 0 : 1;
}

/** The rounds that each side has won. */
export function winsOf(rounds: Winners): readonly [number, number] {
  const won = (side: Side): number => rounds.filter(({ winner }) => winner === side).length;
  return [won(0), won(1)];
}

/** The rounds that a side must win. */
export function winsNeeded(bestOf: BestOf): number {
  return (bestOf + 1) / 2;
}

/** Undefined as long as the match goes on. */
export function matchWinner(rounds: Winners, bestOf: BestOf): Side | undefined {
  const wins = winsOf(rounds);
  return SIDES.find((side) => wins[side] >= winsNeeded(bestOf));
}

/** The number of the round that comes next, from 1. Draws are played again under the same number. */
export function nextRound(rounds: Winners): number {
  const [first, second] = winsOf(rounds);
  return first + second + 1;
}
