// A game as data: how it was set up, what each seat did, and the fingerprint of where that led. The same value is the
// saved game, the shared link, the leaderboard claim and the bug report. docs/replay-format.md describes it.

import { Reader, Writer } from './bytes.ts';
import { fields, isRecord, listOf, mustBe, record, textLike, whole } from './check.ts';
import { type Log, runsOf } from './log.ts';

export const REPLAY_FORMAT = 'rensa-replay/1';

export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly version: number;
  /** As the game's own `parseSetup` takes it. */
  readonly setup: unknown;
  readonly seed: number;
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

const HEAD = {
  game: textLike(/./, 'the id of a game'),
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
  const { game, version, seed, ticks, log, hash } = fields(HEAD)(raw, 'the replay');
  return { format, game, version, setup, seed, ticks, log, hash };
}

/** Takes a file's text: the JSON form, or the compact one. */
export function readReplay(text: string): Replay {
  if (text.length > LIMITS.text) throw new Error('the replay is too large');
  const trimmed = text.trim();
  if (trimmed === '') throw new Error('the replay is empty');
  return trimmed.startsWith('{') ? parseReplay(parseJson(trimmed)) : unpackReplay(trimmed);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the replay is not valid JSON');
  }
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

const COMPACT = 'r1.';

/** The compact form: short enough for a link, and safe in one. */
export function packReplay(replay: Replay): string {
  const out = new Writer();
  out.text(replay.game);
  out.number(replay.version);
  out.text(JSON.stringify(replay.setup));
  out.number(replay.seed);
  out.number(replay.ticks);
  out.number(Number.parseInt(replay.hash.slice(0, 8), 16));
  out.number(Number.parseInt(replay.hash.slice(8), 16));
  out.number(replay.log.length);
  for (const log of replay.log) packLog(out, log);
  return COMPACT + out.base64url();
}

/**
 * Most inputs last one tick with idle ticks before them, so a log is a list of (idle ticks, input) with the length
 * only where it is not one, closed by the idle ticks at its end.
 */
function packLog(out: Writer, log: Log): void {
  const runs = runsOf(log);
  let idle = 0;
  out.number(runs.filter(({ input }) => input !== 0).length);
  for (const { ticks, input } of runs) {
    if (input === 0) {
      idle = ticks;
      continue;
    }
    out.number(idle);
    out.number(input * 2 + (ticks > 1 ? 1 : 0));
    if (ticks > 1) out.number(ticks);
    idle = 0;
  }
  out.number(idle);
}

export function unpackReplay(text: string): Replay {
  if (text.length > LIMITS.text) throw new Error('the replay is too large');
  if (!text.startsWith(COMPACT)) throw new Error('this is not a replay');
  const read = new Reader(text.slice(COMPACT.length));
  const replay = {
    format: REPLAY_FORMAT,
    game: read.text(LIMITS.setup),
    version: read.number(),
    setup: parseSetupText(read.text(LIMITS.setup)),
    seed: read.number(),
    ticks: read.number(),
    hash: word(read.number()) + word(read.number()),
    log: unpackLogs(read),
  };
  if (!read.done) throw new Error('extra data after the end of the replay');
  return parseReplay(replay);
}

/** One setup has one spelling: that of `packReplay`. */
function parseSetupText(text: string): unknown {
  const setup = parseJson(text);
  if (JSON.stringify(setup) !== text) throw new Error('the setup is not written in its shortest form');
  return setup;
}

function word(n: number): string {
  return n.toString(16).padStart(8, '0');
}

function unpackLogs(read: Reader): number[][] {
  const seats = read.number();
  if (seats > LIMITS.seats) throw new Error('the replay has too many seats');
  return Array.from({ length: seats }, () => unpackLog(read));
}

function unpackLog(read: Reader): number[] {
  const inputs = read.number();
  if (inputs > LIMITS.runs) throw new Error('the log has too many runs');
  const log: number[] = [];
  for (let i = 0; i < inputs; i++) {
    const idle = read.number();
    if (idle > 0) log.push(idle, 0);
    const input = read.number();
    log.push(input % 2 === 1 ? read.number() : 1, Math.floor(input / 2));
  }
  const idle = read.number();
  if (idle > 0) log.push(idle, 0);
  return log;
}
