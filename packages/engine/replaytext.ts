// The text forms of a replay: JSON for files, and a compact one for links.

import { Reader, Writer } from './bytes.ts';
import { type Cards, MAX_CARDS, MAX_ROWS } from './cards.ts';
import { type Log, runsOf } from './log.ts';
import { LIMITS, parseReplay, type Replay, REPLAY_FORMAT } from './replay.ts';

/** Takes a file's text: the JSON form, or the compact one. */
export function readReplay(text: string): Replay {
  if (text.length > LIMITS.text) throw new Error('the replay is too large');
  const trimmed = text.trim();
  if (trimmed === '') throw new Error('the replay is empty');
  return trimmed.startsWith('{') ? parseReplay(parseJson(trimmed)) : unpackReplay(trimmed);
}

function parseJson(text: string): unknown {
  if (isDeep(text)) throw new Error('the replay is nested too deeply');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the replay is not valid JSON');
  }
}

/** Lists in lists of a replay: far more than a setup has. */
const MAX_DEPTH = 100;

/** Brackets in texts count too: a replay has none there. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Beginnings of a compact text: of a game from a seed, and of one dealt from cards. */
const FROM_SEED = 'r1.';
const FROM_CARDS = 'r2.';

/** The compact form: short enough for a link, and safe in one. */
export function packReplay(replay: Replay): string {
  const out = new Writer();
  out.text(replay.game);
  out.number(replay.version);
  out.text(JSON.stringify(replay.setup));
  if (replay.cards === undefined) out.number(replay.seed);
  else packCards(out, replay.cards);
  out.number(replay.ticks);
  out.number(Number.parseInt(replay.hash.slice(0, 8), 16));
  out.number(Number.parseInt(replay.hash.slice(8), 16));
  out.number(replay.log.length);
  for (const log of replay.log) packLog(out, log);
  return (replay.cards === undefined ? FROM_SEED : FROM_CARDS) + out.base64url();
}

function packCards(out: Writer, cards: Cards): void {
  out.number(cards.length);
  for (const row of cards) {
    out.number(row.length);
    for (const card of row) out.number(card);
  }
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
  const prefix = [FROM_SEED, FROM_CARDS].find((each) => text.startsWith(each));
  if (prefix === undefined) throw new Error('this is not a replay');
  const read = new Reader(text.slice(prefix.length));
  const replay = {
    format: REPLAY_FORMAT,
    game: read.text(LIMITS.setup),
    version: read.number(),
    setup: parseSetupText(read.text(LIMITS.setup)),
    ...(prefix === FROM_SEED ? { seed: read.number() } : { seed: 0, cards: unpackCards(read) }),
    ticks: read.number(),
    hash: word(read.number()) + word(read.number()),
    log: unpackLogs(read),
  };
  if (!read.done) throw new Error('extra data after the end of the replay');
  return parseReplay(replay);
}

function unpackCards(read: Reader): number[][] {
  return listIn(read, MAX_ROWS, 'the replay has too many rows of cards', () =>
    listIn(read, MAX_CARDS, 'a row has too many cards', () => read.number()),
  );
}

/** A list with its length before it. */
function listIn<T>(read: Reader, most: number, tooMany: string, item: () => T): T[] {
  const length = read.number();
  if (length > most) throw new Error(tooMany);
  return Array.from({ length }, item);
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
  return listIn(read, LIMITS.seats, 'the replay has too many seats', () => unpackLog(read));
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
