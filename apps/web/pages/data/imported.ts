// After an import the page loads again, and then says that it worked. The entry of the history remembers that, so it
// needs no storage and is said in this tab only.

import { notify } from '../../base/screen/notice.ts';
import { dataWords } from './text/text.ts';

interface Imported {
  readonly imported?: boolean;
}

export function reloadImported(): void {
  history.replaceState({ ...history.state, imported: true }, '');
  location.reload();
}

/** Once, where the page was loaded again by an import. */
export function sayImported(): void {
  const { imported, ...rest } = (history.state ?? {}) as Imported;
  if (imported !== true) return;
  history.replaceState(rest, '');
  notify(() => dataWords().imported);
}
