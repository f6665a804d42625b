// Links and drawings of boards: read from pasted text, and written for other sites.

import { messageOf } from '@rensa/engine';
import type { Colors } from '@rensa/games/puyo';
import {
  isLink,
  isPlayable,
  LinkError,
  type LinkFormat,
  parseCells,
  readLink,
  type SharedField,
  type SharedStep,
  writeLink,
} from '@rensa/games/puyo/links';
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

/** A link in some format, or what the format has no place for. */
export type WrittenLink =
  | { readonly link: string; readonly detail?: undefined }
  | { readonly link?: undefined; readonly detail: string };

export function writtenLink(format: LinkFormat, field: SharedField): WrittenLink {
  try {
    return { link: writeLink(format, field) };
  } catch (error) {
    return { detail: messageOf(error) };
  }
}

/** The code of a field in Rensa's links. */
export function codeOf(field: SharedField): string {
  return writeLink('rensa', field).split('field=')[1] ?? '';
}

/** The link of the lab with this code. */
export function linkOf(code: string): string {
  return `/puyo/lab?field=${code}`;
}

/** The steps of a link for pairs that are not placed yet. */
export function waitingSteps(pairs: readonly Colors[]): readonly SharedStep[] {
  return pairs.map((pair) => ({ kind: 'pair', pair, aim: null }));
}
