// All stored data as one file.

import { fields, flag, listOf, messageOf, parseReplay, record, whole } from '@rensa/engine';
import { type FinishedGame, parseFinished } from '../../base/storage/finished/game.ts';
import { listFinished } from '../../base/storage/finished/count.ts';
import { type FinishedTotal, parseTotal } from '../../base/storage/finished/totals.ts';
import { type KeptReplay, listReplays, type ReplayRecord } from '../../base/storage/replays.ts';
import { NewerError, openEnvelope, store } from '../../base/storage/storage.ts';

const FORMAT = 'rensa-data/1';

export interface DataFile {
  /** Values by storage key. */
  readonly stored: Readonly<Record<string, unknown>>;
  readonly replays: readonly ReplayRecord[];
  readonly games: readonly FinishedGame[];
  readonly totals: readonly FinishedTotal[];
}

/** The data stored in this browser. */
export interface DataHere extends Omit<DataFile, 'replays'> {
  /** Keys of values that cannot be read, or belong to a newer version. */
  readonly locked: readonly string[];
  readonly replays: readonly KeptReplay[];
}

/** A file is refused: it is no export of Rensa (`foreign`), of a newer version, or damaged. */
export class FileError extends Error {
  readonly reason: 'foreign' | 'newer' | 'damaged';

  constructor(reason: FileError['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export async function exportData(): Promise<string> {
  const [replays, { games, totals }] = await Promise.all([listReplays(), listFinished()]);
  const stored = Object.fromEntries(store.keys().flatMap((key) => entryOf(key)));
  return JSON.stringify({ format: FORMAT, at: Date.now(), stored, replays, games, totals });
}

/** A value as stored, with its version. Values that were set aside or cannot be read are left out. */
function entryOf(key: string): readonly (readonly [string, unknown])[] {
  try {
    const envelope: unknown = JSON.parse(store.read(key) ?? '');
    openEnvelope(envelope);
    return key.includes(':damaged:') ? [] : [[key, envelope]];
  } catch {
    return [];
  }
}

export async function dataHere(): Promise<DataHere> {
  const [replays, { games, totals }] = await Promise.all([listReplays(), listFinished()]);
  const stored = Object.fromEntries(
    store.keys().flatMap((key) => entryOf(key).map(([, envelope]) => [key, openEnvelope(envelope)])),
  );
  const locked = store.keys().filter((key) => !Object.hasOwn(stored, key));
  return { stored, locked, replays, games, totals };
}

const MAX_ENTRIES = 100_000;
const head = fields({
  replays: listOf(parseRecord, 0, MAX_ENTRIES),
  games: listOf(parseFinished, 0, MAX_ENTRIES),
  totals: listOf(parseTotal, 0, MAX_ENTRIES),
});

/** Parses an exported file. Throws a `FileError`. */
export function parseData(json: string): DataFile {
  const raw = parseJson(json);
  const { format, stored } = record(raw, 'the file');
  if (typeof format === 'string' && /^rensa-data\/\d+$/.test(format) && format !== FORMAT)
    throw new FileError('newer', format);
  if (format !== FORMAT) throw new FileError('foreign', 'the format');
  return checked(() => ({ ...head(raw, 'the file'), stored: openAll(record(stored, 'stored')) }));
}

/** Calls `read`, and throws a `FileError` if it throws: the file is then damaged or of a newer version. */
export function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(error instanceof NewerError ? 'newer' : 'damaged', messageOf(error));
  }
}

function parseJson(json: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(json), 'the file');
  } catch {
    throw new FileError('foreign', 'no JSON');
  }
}

const KEY = /^[a-z-]+:./;

function openAll(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(stored).filter(([key]) => KEY.test(key));
  return Object.fromEntries(entries.map(([key, envelope]) => [key, openEnvelope(envelope)]));
}

const listed = fields({
  at: whole(0, Number.MAX_SAFE_INTEGER),
  score: whole(0, Number.MAX_SAFE_INTEGER),
  marked: flag,
});

/** Parses a replay without its id, which is that of another browser. */
function parseRecord(raw: unknown): ReplayRecord {
  const { id: _, ...rest } = record(raw, 'a replay');
  const { at, score, marked } = listed(raw, 'a replay');
  const chains = listOf(whole(0, 1000), 0, MAX_ENTRIES)(rest['chains'], 'the chains of a replay');
  return { ...rest, at, score, marked, chains, state: rest['state'], replay: parseReplay(rest['replay']) };
}
