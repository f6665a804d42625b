import type { Shape } from '@rensa/games/loop';
import { presetOf } from '../slot/slot.ts';
import type { LoopDictionary } from '../text/text.ts';

/** `7 × 7, 3 holes`, or the name of one of the five squares. */
export function shapeWords(shape: Shape, t: LoopDictionary): string {
  const level = presetOf(shape);
  const size = t.size(shape.rows, shape.cols);
  if (level !== undefined) return t[level];
  return shape.holes === 0 ? size : t.list(size, t.holes(shape.holes));
}
