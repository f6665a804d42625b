// What is agreed before a match on the page: who plays each seat and with what, and how many rounds it takes.

import { type Check, fields, listOf, mustBe, oneOf, text } from '@rensa/engine';

/** `all` is everything that there is, for a person who plays against a bot. */
export const DEVICES = ['all', 'keys1', 'keys2', 'pad1', 'pad2', 'touch'] as const;
export type DeviceName = (typeof DEVICES)[number];

export type SeatPlan =
  | { readonly kind: 'person'; readonly device: DeviceName }
  /** The name of a bot, as its game opens it. */
  | { readonly kind: 'bot'; readonly name: string };

/** A match goes on until one side has won more than half of so many rounds. */
export const BEST_OF = [1, 3, 5] as const;
export type BestOf = (typeof BEST_OF)[number];

export interface MatchPlan {
  /** Of the match, handicap included, as its game's `parseSetup` takes it. */
  readonly setup: unknown;
  readonly bestOf: BestOf;
  readonly seats: readonly [SeatPlan, SeatPlan];
}

const person = fields({ kind: oneOf(['person'] as const), device: oneOf(DEVICES) });
const bot = fields({ kind: oneOf(['bot'] as const), name: text(40) });

const seat: Check<SeatPlan> = (raw, name) => {
  const { kind } = fields({ kind: oneOf(['person', 'bot'] as const) })(raw, name);
  return kind === 'person' ? person(raw, name) : bot(raw, name);
};

export const bestOf: Check<BestOf> = (raw, name) => {
  const known = BEST_OF.find((rounds) => rounds === raw);
  if (known === undefined) throw mustBe(`one of ${BEST_OF.join(', ')}`, raw, name);
  return known;
};

const head = fields({ bestOf, seats: listOf(seat, 2, 2) });

/** Takes a stored plan. The match's game checks the setup. */
export function parsePlan(raw: unknown): MatchPlan {
  const { bestOf, seats } = head(raw, 'the plan');
  const { setup } = raw as { readonly setup?: unknown };
  return { setup, bestOf, seats: seats as [SeatPlan, SeatPlan] };
}
