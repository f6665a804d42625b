// A game as data: how it was set up, what each seat did, and the fingerprint of where that led. The same value is the
// saved game, the shared link, the leaderboard claim and the bug report. docs/replay-format.md describes it.

import { type Cards, MAX_CARDS, MAX_ROWS } from './cards.ts';
import { fields, isRecord, listOf, mustBe, record, textLike, whole } from './check.ts';
import type { Log } from './log.ts';

export const REPLAY_FORMAT = 'rensa-replay/1';

export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly version: number;
  /** As the game's own `parseSetup` takes it. */
  readonly setup: unknown;
  readonly seed: number;
  /** Cards that the game has used, if it was dealt from cards. The seed is 0 then. */
  readonly cards?: Cards;
  readonly ticks: number;
  /** One per seat. */
  readonly log: readonly Log[];
  /** Hash of the state after the last tick. */
  readonly hash: string;
}

/** Returns whether a setup has options of its own. Such a game is not compared with others of its ruleset. */
export function isCustom(setup: unknown): boolean {
  const options = isRecord(setup) ? setup['options'] : undefined;
  return isRecord(options) && Object.keys(options).length > 0;
}

/** Twelve hours of play, and a quick hand through all of them: anything larger is refused before it costs anything. */
export const LIMITS = { ticks: 12 * 60 * 60 * 60, runs: 500_000, seats: 8, text: 4_000_000, setup: 4_000 } as const;

const parseCards = listOf(listOf(whole(0, 0xffff_ffff), 0, MAX_CARDS), 0, MAX_ROWS);

const HEAD = {
  game: textLike(/^[\s\S]{1,40}$/, 'the id of a game, of at most 40 characters'),
  version: whole(0, 1e6),
  seed: whole(0, 0xffff_ffff),
  ticks: whole(0, LIMITS.ticks),
  log: listOf(parseLog, 1, LIMITS.seats),
  hash: textLike(/^[0-9a-f]{16}$/, 'sixteen hex digits'),
};

/** Takes the JSON form, as a value. Throws a sentence that says what is wrong. */
export function parseReplay(raw: unknown): Replay {
  const { format, setup = null } = record(raw, 'the replay');
  if (format !== REPLAY_FORMAT) throw new Error(`not a replay: its format is not "${REPLAY_FORMAT}"`);
  if (JSON.stringify(setup)?.length > LIMITS.setup) throw new Error('the setup of the replay is too large');
  const { cards, ...head } = fields(HEAD, { cards: parseCards })(raw, 'the replay');
  if (cards !== undefined && head.seed !== 0) throw new Error(`seed must be 0 beside cards, not ${head.seed}`);
  return { format, setup, ...head, ...(cards && { cards }) };
}

function parseLog(raw: unknown, name: string): Log {
  if (!Array.isArray(raw) || raw.length % 2 !== 0) throw mustBe('a list of pairs: ticks, input', raw, name);
  if (raw.length > 2 * LIMITS.runs) throw new Error(`the log has too many runs: at most ${LIMITS.runs}`);
  for (let i = 0; i < raw.length; i += 2) checkRun(raw, i);
  return raw as Log;
}

const runTicks = whole(1, LIMITS.ticks);
const runInput = whole(0, 0x7fff_ffff);

function checkRun(runs: readonly unknown[], i: number): void {
  runTicks(runs[i], 'the length of a run in the log');
  const input = runInput(runs[i + 1], 'the input of a run in the log');
  if (i > 0 && runs[i - 1] === input) throw new Error('two neighboring runs in the log have the same input');
}
