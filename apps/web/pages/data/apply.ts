// Imports a file, completely or not at all.

import { finished } from '../../base/storage/finished/store.ts';
import type { StoredKind } from '../../base/storage/kinds.ts';
import { replays } from '../../base/storage/replays.ts';
import { envelopeOf, store } from '../../base/storage/storage.ts';
import { type DataFile, dataHere } from './file.ts';
import { type ImportPlan, planImport } from './plan.ts';

/**
 * Imports a file. It is planned now, not when it was shown: another tab may have stored something since. Rejects as
 * `applyImport` does.
 */
export async function importFile(file: DataFile, kinds: readonly StoredKind[]): Promise<void> {
  await applyImport(planImport(await dataHere(), file, kinds));
}

/** Rejects if a value cannot be stored, and restores everything to the state before. */
export async function applyImport({ stored, replays: records, marks, games, totals }: ImportPlan): Promise<void> {
  const undo = writeAll(stored);
  let added: readonly number[] = [];
  try {
    added = await replays.bringIn(records);
    await finished.add(games, totals);
    for (const id of marks) await replays.mark(id, true);
  } catch (error) {
    undo();
    for (const id of added) await replays.remove(id);
    throw error;
  }
}

/** Writes values to storage. Returns a function that restores the old ones. */
function writeAll(stored: ImportPlan['stored']): () => void {
  const before: [string, string | null][] = [];
  const undo = (): void => before.forEach(([key, text]) => putBack(key, text));
  for (const [key, value] of Object.entries(stored)) {
    before.push([key, store.read(key)]);
    if (store.write(key, envelopeOf(JSON.stringify(value)))) continue;
    undo();
    throw new Error(`${key} could not be stored`);
  }
  return undo;
}

function putBack(key: string, text: string | null): void {
  if (text === null) store.remove(key);
  else store.write(key, text);
}

/** Deletes everything except values of a newer version. */
export async function deleteAll(): Promise<void> {
  await replays.clear();
  await finished.clear();
  for (const key of store.keys()) store.remove(key);
}
