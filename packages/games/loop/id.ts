// The name of a puzzle is its address: `loop/1/8x8/42`, `loop/2/7x7-3/42`, `loop/1/2025-11-30/medium`.

import { quoted } from '@rensa/engine';
import { DAILY_LEVELS } from './puzzle/level.ts';
import { parseSetup, puzzleId } from './setup.ts';
import type { Setup } from './play/state.ts';

/** The puzzle that a name stands for. */
export interface PuzzleName {
  readonly setup: Setup;
  /** 0 for a daily, where it makes no difference. */
  readonly seed: number;
}

const SIZED = /^loop\/([12])\/(\d{1,2})x(\d{1,2})(?:-(\d{1,2}))?\/(\d{1,10})$/;
const DAILY = /^loop\/[12]\/(\d{4}-\d\d-\d\d)\/([a-z]+)$/;
const MAX_SEED = 0xffff_ffff;

/** Throws a sentence on anything that is not the name of a puzzle, exactly as it is written. */
export function parseId(id: string): PuzzleName {
  const name = sizedName(id) ?? dailyName(id);
  if (name === undefined) throw new Error(`${quoted(id)} is not the name of a puzzle: write it like loop/1/8x8/42`);
  const { setup, seed } = name;
  const right = puzzleId(parseSetup(setup), seed);
  if (right !== id) throw new Error(`${quoted(id)} is not the name of a puzzle: it is ${right}`);
  return name;
}

function sizedName(id: string): PuzzleName | undefined {
  const [, version, rows, cols, holes = 0, seed] = SIZED.exec(id) ?? [];
  if (version === undefined || Number(seed) > MAX_SEED) return undefined;
  const size = { kind: 'sized', rows: Number(rows), cols: Number(cols) } as const;
  const setup = version === '1' ? size : { ...size, generator: 2 as const, holes: Number(holes) };
  return { setup, seed: Number(seed) };
}

function dailyName(id: string): PuzzleName | undefined {
  const [, date = '', name] = DAILY.exec(id) ?? [];
  const level = DAILY_LEVELS.find((each) => each === name);
  return level && { setup: { kind: 'daily', date, level }, seed: 0 };
}
