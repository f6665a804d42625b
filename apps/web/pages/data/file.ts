// All stored data as one file.

import { listOf, messageOf, record } from '@rensa/engine';
import type { FinishedGame } from '../../base/storage/finished/game.ts';
import { listFinished } from '../../base/storage/finished/count.ts';
import type { FinishedTotal } from '../../base/storage/finished/totals.ts';
import { isOwnKey } from '../../base/storage/kinds.ts';
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

/** A file whose entries nobody has checked yet. */
export interface RawFile {
  readonly stored: Readonly<Record<string, unknown>>;
  readonly replays: readonly unknown[];
  readonly games: readonly unknown[];
  readonly totals: readonly unknown[];
}

/** The data stored in this browser. */
export interface DataHere extends Omit<DataFile, 'replays'> {
  /** Keys of values that cannot be read, or belong to a newer version. */
  readonly locked: readonly string[];
  readonly replays: readonly KeptReplay[];
}

/** A file is refused: it is no export of Rensa (`foreign`), of a newer version, or damaged as a whole. */
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

function isDamagedKey(key: string): boolean {
  return key.includes(':damaged:');
}

/** A value as stored, with its version. Values that were set aside or cannot be read are left out. */
function entryOf(key: string): readonly (readonly [string, unknown])[] {
  try {
    const envelope: unknown = JSON.parse(store.read(key) ?? '');
    openEnvelope(envelope);
    return isDamagedKey(key) ? [] : [[key, envelope]];
  } catch {
    return [];
  }
}

/** Reads the storage last, so that code that goes on at once has what is stored now. */
export async function dataHere(): Promise<DataHere> {
  const [replays, { games, totals }] = await Promise.all([listReplays(), listFinished()]);
  const stored = Object.fromEntries(
    store.keys().flatMap((key) => entryOf(key).map(([, envelope]) => [key, openEnvelope(envelope)])),
  );
  const locked = store.keys().filter((key) => !Object.hasOwn(stored, key));
  return { stored, locked, replays, games, totals };
}

const MAX_ENTRIES = 100_000;
const entries = listOf((raw) => raw, 0, MAX_ENTRIES);

/** Parses an exported file, but not its entries. Throws a `FileError`. */
export function parseData(json: string): RawFile {
  const { format, stored, replays, games, totals } = parseJson(json);
  if (typeof format === 'string' && /^rensa-data\/\d+$/.test(format) && format !== FORMAT)
    throw new FileError('newer', format);
  if (format !== FORMAT) throw new FileError('foreign', 'the format');
  return whole(() => ({
    stored: openAll(record(stored, 'stored')),
    replays: entries(replays, 'replays'),
    games: entries(games, 'games'),
    totals: entries(totals, 'totals'),
  }));
}

/** Calls `read`, and throws a `FileError` if it throws: the file is then damaged or of a newer version. */
function whole<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
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

/** The values of this app. Those of other pages are no part of it, and so are those that were set aside. */
function openAll(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const own = Object.entries(stored).filter(([key]) => isOwnKey(key) && !isDamagedKey(key));
  return Object.fromEntries(own.map(([key, envelope]) => [key, openedOrLeft(envelope)]));
}

/** Stands for a value without an envelope: no check accepts it. */
const NO_VALUE = Symbol('no value');

function openedOrLeft(envelope: unknown): unknown {
  try {
    return openEnvelope(envelope);
  } catch (error) {
    if (error instanceof NewerError) throw error;
    return NO_VALUE;
  }
}
