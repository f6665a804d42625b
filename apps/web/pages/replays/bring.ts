// Replays that are brought to the list: pasted, dropped, or from a file.

import { navigate } from '../../base/screen/address.ts';
import { linkText } from '../../base/share/link.ts';
import { notify } from '../../base/screen/notice.ts';
import { parseReplayText } from '../../base/share/replaytext.ts';
import { keepImported } from './keep.ts';
import { replaysWords } from './text/text.ts';

/** Keeps a replay that was brought from elsewhere, and goes to it. */
export async function openText(text: string): Promise<void> {
  try {
    const replay = await parseReplayText(text);
    const kept = await keepImported(replay);
    if (kept !== undefined) notify(() => (kept.known ? replaysWords().importKnown : replaysWords().importDone));
    navigate(kept === undefined ? `/replay#${await linkText(replay)}` : `/replay/${kept.id}`);
  } catch {
    notify(() => replaysWords().damagedHead);
  }
}

/** One is opened; of several those that are valid are kept. */
export async function openDropped(data: DataTransfer | null, onKept: () => void): Promise<void> {
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return openText(data?.getData('text') ?? '');
  const texts = await Promise.all(files.map((file) => file.text()));
  if (texts.length === 1) return openText(texts[0] as string);
  const kept = await Promise.all(texts.map(isKept));
  if (kept.includes(true)) notify(() => replaysWords().importDone);
  if (kept.includes(false)) notify(() => replaysWords().damagedHead);
  onKept();
}

async function isKept(text: string): Promise<boolean> {
  try {
    return (await keepImported(await parseReplayText(text))) !== undefined;
  } catch {
    return false;
  }
}

/** What is pasted anywhere on the page, unless there is a field for it. Gives a function that ends this. */
export function onPaste(callback: (text: string) => void): () => void {
  const listen = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLTextAreaElement) return;
    callback(event.clipboardData?.getData('text') ?? '');
  };
  document.addEventListener('paste', listen);
  return () => document.removeEventListener('paste', listen);
}
