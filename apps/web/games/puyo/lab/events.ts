// The events that the lab follows: its address, keys, and what is copied, pasted and dropped.

import { effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { address, type Address, forgetSearch, trimPath } from '../../../base/screen/address.ts';
import { notify } from '../../../base/screen/notice.ts';
import { onKeys } from '../../../base/screen/shortcut.ts';
import { onUndoKeys } from '../tools/keys.ts';
import { readPasted } from '../tools/links.ts';
import { fieldAt, LAB_PATH } from './address.ts';
import { followClipboard } from './clipboard.ts';
import { pressLabKey } from './keys.ts';
import type { Lab } from './lab.ts';
import { labWords } from './text/text.ts';

/** Follows them while the page is open. */
export function useLabEvents(lab: Lab): void {
  useLayoutEffect(() => {
    const ends = [
      effect(() => {
        const { value: opened } = address;
        untracked(() => openField(lab, opened));
      }),
      onKeys((event) => document.querySelector('dialog[open]') === null && pressLabKey(lab, event)),
      onUndoKeys(
        () => lab.undo(),
        () => lab.redo(),
      ),
      followClipboard(lab),
    ];
    return () => ends.forEach((end) => end());
  }, []);
}

/** Opens the field in an address as a new step, or shows why it cannot be read. */
function openField(lab: Lab, { path, search }: Address): void {
  if (trimPath(path) !== LAB_PATH || !search.includes('field=')) return;
  try {
    lab.commit(fieldAt(path + search));
  } catch {
    notify(() => labWords().badAddress(readPasted(path + search).why ?? ''));
    forgetSearch();
  }
}
