// Copy, paste and drop in the lab: links, rows of letters, and replays.

import { dismiss, type Notice, notify } from '../../../base/screen/notice.ts';
import { isReplayText } from '../../../base/share/replaytext.ts';
import { isTyping } from '../tools/keys.ts';
import { readPasted } from '../tools/links.ts';
import { addressOf } from './address.ts';
import type { Lab } from './lab.ts';
import { labWords } from './text/text.ts';

/** Copies the board as a link at Ctrl+C, and opens what is pasted or dropped, until the returned function is called. */
export function followClipboard(lab: Lab): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('copy', (event) => copy(lab, event), { signal });
  document.addEventListener('paste', (event) => paste(lab, event), { signal });
  document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  document.addEventListener('drop', (event) => drop(lab, event), { signal });
  return () => listening.abort();
}

/** Returns whether the event belongs to selected text, a text field or a sheet. */
function isElsewhere({ target }: Event): boolean {
  return isTyping(target) || document.querySelector('dialog[open]') !== null || String(getSelection()) !== '';
}

function copy(lab: Lab, event: ClipboardEvent): void {
  if (isElsewhere(event)) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', location.origin + addressOf(lab.list.value.now));
  say((t) => t.toastCopied);
}

function paste(lab: Lab, event: ClipboardEvent): void {
  if (isElsewhere(event)) return;
  event.preventDefault();
  void open(lab, event.clipboardData?.getData('text') ?? '');
}

function drop(lab: Lab, event: DragEvent): void {
  if (event.dataTransfer === null) return;
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  const text = file === undefined ? event.dataTransfer.getData('text') : file.text();
  void Promise.resolve(text).then((read) => open(lab, read));
}

/** The notice about the latest text. */
let notice = 0;

/** Replaces the notice about the text before. */
function say(words: Notice['words']): void {
  dismiss(notice);
  notice = notify(words);
}

/** Opens a text, or shows what is wrong with it. */
async function open(lab: Lab, text: string): Promise<void> {
  if (isReplayText(text)) return openReplay(lab, text);
  const { field, why } = readPasted(text);
  if (field === undefined) return say(() => why);
  dismiss(notice);
  lab.change(({ rules }) => ({ rules, board: field.cells, steps: field.steps }));
}

/** Opens a replay. The code that replays it is loaded now. */
async function openReplay(lab: Lab, text: string): Promise<void> {
  const { labReplay } = await import('./replay.ts');
  const { field, words } = await labReplay(text);
  if (field !== undefined) lab.change(({ rules }) => ({ rules, ...field }));
  say(() => words(labWords()));
}
