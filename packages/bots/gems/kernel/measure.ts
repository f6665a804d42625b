import { COLS } from '@rensa/games/gems';

/** The height of the highest column. */
export function highestOf(heights: Uint8Array): number {
  let highest = 0;
  for (let col = 0; col < COLS; col++) if (heights[col] > highest) highest = heights[col];
  return highest;
}

/** Hash of a record. Different records nearly always have different hashes. */
export function hashOf(words: Int32Array, start: number, length: number): number {
  let hash = 0;
  for (let i = start; i < start + length; i++) {
    hash = Math.imul(hash ^ words[i], 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
