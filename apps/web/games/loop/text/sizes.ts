// Sizes of boards in words.

import { type Shape, shapeName } from '@rensa/games/loop';
import { presetOf } from '../slot/slot.ts';
import type { LoopWords } from './text.ts';

/** `7x7-1` in words: `7 × 7, 1 hole`. */
export function sizeWords(size: string, t: LoopWords): string {
  const [rows = 0, cols = 0, holes = 0] = size.split(/[x-]/).map(Number);
  return holes === 0 ? t.size(rows, cols) : t.list(t.size(rows, cols), t.holes(holes));
}

/** The name of a level for one of the five squares, else `7 × 7, 3 holes`. */
export function shapeWords(shape: Shape, t: LoopWords): string {
  const level = presetOf(shape);
  return level === undefined ? sizeWords(shapeName(shape), t) : t[level];
}
