// Puzzles that this browser has made. They are stored, because making one takes long.

import { type Check, recordOf, text } from '@rensa/engine';
import type { Nazo } from '@rensa/games/puyo';
import { keptKind } from '../../../../base/storage/kinds.ts';
import { store } from '../../../../base/storage/storage.ts';
import { nazoCode, nazoIn } from './puzzle.ts';

const KEY = 'rensa:nazo-made:puyo';
/** Three days with three puzzles each. */
const MAX_MADE = 9;
const MAX_CODE_LENGTH = 2000;

type MadeCodes = Readonly<Record<string, string>>;

const codes: Check<MadeCodes> = recordOf(text(MAX_CODE_LENGTH));

const parse = (raw: unknown): MadeCodes => codes(raw, 'the puzzles');
export const MADE_PUZZLES = keptKind(/^rensa:nazo-made:puyo$/, parse);

function load(): MadeCodes {
  return store.load<MadeCodes>(KEY, parse, {}).value;
}

export function madeBefore(id: string): Nazo | undefined {
  const { [id]: code } = load();
  try {
    return code === undefined ? undefined : nazoIn(code);
  } catch {
    return undefined;
  }
}

/** Stores a puzzle in place of the oldest. */
export function keepMade(id: string, nazo: Nazo): void {
  const { [id]: _, ...others } = load();
  const kept = Object.entries(others).slice(1 - MAX_MADE);
  store.save(KEY, { ...Object.fromEntries(kept), [id]: nazoCode(nazo) });
}
