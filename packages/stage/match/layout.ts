// Where two boards go on a screen, and what belongs to them: a box in, regions out, all in CSS pixels.

import { layoutBeside } from './beside.ts';
import { layoutLarge } from './large.ts';
import type { MatchBox, MatchLayout, MatchShape } from './shape.ts';

const LOW_HEIGHT = 500;
const WIDE = 1024;

export function layoutMatch(box: MatchBox, shape: MatchShape): MatchLayout {
  const low = box.height < LOW_HEIGHT && box.width > box.height;
  const wide = box.width / (box.text ?? 1) >= WIDE;
  return low || wide || box.equal ? layoutBeside(box, shape, low) : layoutLarge(box, shape);
}
