// Layout of two boards on a screen, with the parts around them: a box in, regions out, all in CSS pixels.

import { layoutBeside } from './beside.ts';
import { layoutLarge } from './large.ts';
import type { MatchBox, MatchLayout, MatchShape } from './shape.ts';

/** Heights below which names are beside the boards. A time line takes a part of the screen, so boards need the rest. */
const LOW_HEIGHT = { whole: 500, brief: 640 } as const;
const WIDE = 1024;

export function layoutMatch(box: MatchBox, shape: MatchShape): MatchLayout {
  const low = box.height < LOW_HEIGHT[box.brief ? 'brief' : 'whole'] && box.width > box.height;
  const wide = box.width / (box.text ?? 1) >= WIDE;
  return low || wide || box.equal ? layoutBeside(box, shape, low) : layoutLarge(box, shape);
}
