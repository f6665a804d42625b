// Checks every entry of a file: those that cannot be read are left out, with their names.

import { type InParts, messageOf } from '@rensa/engine';
import { parseFinished } from '../../base/storage/finished/game.ts';
import { parseTotal } from '../../base/storage/finished/totals.ts';
import type { StoredKind } from '../../base/storage/kinds.ts';
import { parseRecord, type ReplayRecord } from '../../base/storage/replays.ts';
import type { DataFile, RawFile } from './file.ts';

/** An entry that is left out. */
interface Refused {
  /** Its key, or its kind and place in the file, counted from 1. */
  readonly name: string;
  readonly why: string;
}

export interface CheckedFile extends DataFile {
  readonly refused: readonly Refused[];
}

export interface FileChecks {
  readonly kinds: readonly StoredKind[];
  /** Throws on a record that its game would not list. */
  readonly record: (record: ReplayRecord) => void;
}

export function* checkedFile(file: RawFile, checks: FileChecks): InParts<CheckedFile> {
  const refused: Refused[] = [];
  const stored: Record<string, unknown> = {};
  const values = Object.entries(file.stored);
  for (const [i, [key, value]] of values.entries()) {
    const why = yield* whyRefused(checks.kinds, key, value);
    if (why === undefined) stored[key] = value;
    else refused.push({ name: key, why });
    yield i / values.length;
  }
  const read = <T>(kind: string, raw: readonly unknown[], parse: (raw: unknown) => T): T[] =>
    raw.flatMap((each, i) => {
      try {
        return [parse(each)];
      } catch (error) {
        refused.push({ name: `${kind} ${i + 1}`, why: messageOf(error) });
        return [];
      }
    });
  const parseListed = (raw: unknown): ReplayRecord => {
    const parsed = parseRecord(raw);
    checks.record(parsed);
    return parsed;
  };
  return {
    stored,
    replays: read('replay', file.replays, parseListed),
    games: read('game', file.games, parseFinished),
    totals: read('total', file.totals, parseTotal),
    refused,
  };
}

/** The kind of the values under a key. */
export function kindOf(kinds: readonly StoredKind[], key: string): StoredKind | undefined {
  return kinds.find(({ keys }) => keys.test(key));
}

function* whyRefused(kinds: readonly StoredKind[], key: string, value: unknown): InParts<string | undefined> {
  const kind = kindOf(kinds, key);
  if (kind === undefined) return 'this version does not know it';
  try {
    const parts = kind.check(value, key);
    if (parts !== undefined) yield* parts;
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
