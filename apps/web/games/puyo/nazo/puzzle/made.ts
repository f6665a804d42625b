// Puzzles that took long to make, so that the next visit has them at once.

import { type Check, recordOf, text } from '@rensa/engine';
import type { Nazo } from '@rensa/games/puyo';
import { store } from '../../../../base/storage/storage.ts';
import { codeOf, nazoIn } from './puzzle.ts';

const KEY = 'rensa:nazo-made:puyo';
/** Three days of three puzzles. */
const MOST_MADE = 9;
const MOST_CODE = 2000;

type MadeCodes = Readonly<Record<string, string>>;

const codes: Check<MadeCodes> = recordOf(text(MOST_CODE));

function load(): MadeCodes {
  return store.load<MadeCodes>(KEY, (raw) => codes(raw, 'the puzzles'), {}).value;
}

export function madeBefore(id: string): Nazo | undefined {
  const { [id]: code } = load();
  try {
    return code === undefined ? undefined : nazoIn(code);
  } catch {
    return undefined;
  }
}

/** The oldest make room. */
export function keepMade(id: string, nazo: Nazo): void {
  const { [id]: _, ...others } = load();
  const kept = Object.entries(others).slice(1 - MOST_MADE);
  store.save(KEY, { ...Object.fromEntries(kept), [id]: codeOf(nazo) });
}
