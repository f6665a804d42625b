// Importing replays that were pasted, dropped or chosen as a file.

import { navigate } from '../../base/screen/address.ts';
import { type LongWork, StoppedError } from '../../base/screen/longwork.ts';
import { linkText, type SharedReplay } from '../../base/share/link.ts';
import { notify } from '../../base/screen/notice.ts';
import { parseReplayText } from '../../base/share/replaytext.ts';
import { keepReplay, replays } from '../../base/storage/replays.ts';
import { replaysWords } from './text/text.ts';
import { loadReplayUi } from './uis.tsx';

/** Imports the replay of a text, and opens it. */
export async function openText(text: string, work: LongWork): Promise<void> {
  try {
    const replay = await parseReplayText(text);
    const kept = await keepImported(replay, work);
    if (kept !== undefined) notify(() => (kept.known ? replaysWords().importKnown : replaysWords().importDone));
    navigate(kept === undefined ? `/replay#${await linkText(replay)}` : `/replay/${kept.id}`);
  } catch (error) {
    notify(() => (error instanceof StoppedError ? replaysWords().stopped : replaysWords().damagedHead));
  }
}

/** Imports what was dropped on the page. */
export async function openDropped(data: DataTransfer | null, work: LongWork, onStored: () => void): Promise<void> {
  const files = [...(data?.files ?? [])];
  return files.length === 0 ? openText(data?.getData('text') ?? '', work) : openFiles(files, work, onStored);
}

/** Imports files: opens a single replay, and stores the valid ones of several. */
export async function openFiles(files: readonly File[], work: LongWork, onStored: () => void): Promise<void> {
  const texts = await Promise.all(files.map((file) => file.text()));
  const [first, ...others] = texts;
  if (first !== undefined && others.length === 0) return openText(first, work);
  const kept: boolean[] = [];
  for (const text of texts) kept.push(await isImported(text, work));
  if (kept.includes(true)) notify(() => replaysWords().importDone);
  if (kept.includes(false)) notify(() => replaysWords().damagedHead);
  onStored();
}

/** Imports a replay. Returns false if it is not valid. */
async function isImported(text: string, work: LongWork): Promise<boolean> {
  try {
    return (await keepImported(await parseReplayText(text), work)) !== undefined;
  } catch {
    return false;
  }
}

/** Reports texts pasted anywhere on the page except in a text field. Returns a function that ends this. */
export function onPaste(callback: (text: string) => void): () => void {
  const listen = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLTextAreaElement) return;
    callback(event.clipboardData?.getData('text') ?? '');
  };
  document.addEventListener('paste', listen);
  return () => document.removeEventListener('paste', listen);
}

function unlessStopped(error: unknown): undefined {
  if (error instanceof StoppedError) throw error;
}

/** An imported replay in the list. */
interface ImportedReplay {
  readonly id: number;
  /** True if it was in the list before. */
  readonly known: boolean;
}

/** Stores a replay from a link or a file. Undefined if it is not valid; its page then says why. */
async function keepImported(replay: SharedReplay, work: LongWork): Promise<ImportedReplay | undefined> {
  const ui = await loadReplayUi(replay.game);
  if (ui === undefined || !ui.versions.includes(replay.version)) return undefined;
  const record = await ui.record(replay, work).catch(unlessStopped);
  if (record === undefined) return undefined;
  const before = await replays.numberOf(record.replay.hash).catch(() => undefined);
  if (before !== undefined) return { id: before, known: true };
  const id = await keepReplay({ ...record, imported: true });
  return id === undefined ? undefined : { id, known: false };
}
