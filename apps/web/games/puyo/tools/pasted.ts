// Reads pasted text: a link of any known format, or a drawing in letters.

import { messageOf } from '@rensa/engine';
import { isLink, isPlayable, LinkError, parseCells, readLink, type SharedField } from '@rensa/games/puyo/links';
import { toolsWords } from './text/text.ts';

type Pasted =
  | { readonly field: SharedField; readonly why?: undefined }
  | { readonly field: undefined; readonly why: string };

export function readPasted(text: string): Pasted {
  try {
    const field = isLink(text) ? readLink(text) : { cells: parseCells(text.trim()), steps: [], goal: null };
    if (isPlayable(field.cells)) return { field };
    return { field: undefined, why: toolsWords().pastedForeign };
  } catch (error) {
    return { field: undefined, why: whyOf(error) };
  }
}

function whyOf(error: unknown): string {
  const t = toolsWords();
  if (!(error instanceof LinkError)) return t.pastedDrawing(messageOf(error));
  const { problem } = error;
  if (problem.kind === 'damaged') return t.pastedDamaged(problem.site, problem.detail);
  return { unknown: t.pastedUnknown, short: t.pastedShort, long: t.pastedLong }[problem.kind];
}
