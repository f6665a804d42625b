// What arrives at the lab from outside: pasted or dropped, a link, rows of letters, or a replay.

import { dismiss, type Notice, notify } from '../../../base/screen/notice.ts';
import { isReplayText } from '../../../base/share/replaytext.ts';
import { isTyping } from '../tools/keys.ts';
import { readPasted } from '../tools/links.ts';
import { addressOf } from './address.ts';
import type { Lab } from './lab.ts';
import { labWords } from './text/text.ts';

/** Ctrl+C copies the board as a link, Ctrl+V opens what was copied, and so does what is dropped on the page. */
export function followArrivals(lab: Lab): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('copy', (event) => copy(lab, event), { signal });
  document.addEventListener('paste', (event) => paste(lab, event), { signal });
  document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  document.addEventListener('drop', (event) => drop(lab, event), { signal });
  return () => listening.abort();
}

/** A text that is selected, a text field and a sheet have their own. */
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
  void arrive(lab, event.clipboardData?.getData('text') ?? '');
}

function drop(lab: Lab, event: DragEvent): void {
  if (event.dataTransfer === null) return;
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  const text = file === undefined ? event.dataTransfer.getData('text') : file.text();
  void Promise.resolve(text).then((read) => arrive(lab, read));
}

/** What was said of the last one. */
let said = 0;

/** Instead of what was said of the one before, so that nobody waits for its words. */
function say(words: Notice['words']): void {
  dismiss(said);
  said = notify(words);
}

/** Opens it, or says what is wrong with it. */
async function arrive(lab: Lab, text: string): Promise<void> {
  if (isReplayText(text)) return openReplay(lab, text);
  const { field, why } = readPasted(text);
  if (field === undefined) return say(() => why);
  dismiss(said);
  lab.change(({ rules }) => ({ rules, board: field.cells, steps: field.steps }));
}

/** It takes the rules to replay it, so they are loaded only now. */
async function openReplay(lab: Lab, text: string): Promise<void> {
  const { openedReplay } = await import('./replayed.ts');
  const { field, words } = await openedReplay(text);
  if (field !== undefined) lab.change(({ rules }) => ({ rules, ...field }));
  say(() => words(labWords()));
}
