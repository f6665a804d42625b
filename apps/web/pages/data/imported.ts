// The message after an import, which reloads the page. The history entry remembers it, so it needs no storage and only
// this tab shows it.

import { notify } from '../../base/screen/notice.ts';
import { dataWords } from './text/text.ts';

interface Imported {
  readonly imported?: boolean;
}

export function reloadImported(): void {
  history.replaceState({ ...history.state, imported: true }, '');
  location.reload();
}

/** Shows the message once, if an import has reloaded the page. */
export function notifyImported(): void {
  const state: Imported | null = history.state;
  const { imported, ...rest } = state ?? {};
  if (imported !== true) return;
  history.replaceState(rest, '');
  notify(() => dataWords().imported);
}
