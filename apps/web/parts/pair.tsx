import type { Colors } from '@rensa/games/puyo';
import { paintPair } from '@rensa/stage';
import { lookOf } from '../look.ts';
import { settings } from '../settings.ts';
import { Drawing } from './drawing.tsx';

/** Room for outlines and shadows around the cells. */
const MARGIN = 4;

/** A pair that waits, child on top; or room for one. */
export function PairDrawing({ colors, cell }: { readonly colors: Colors | undefined; readonly cell: number }) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class="pair"
      width={cell + 2 * MARGIN}
      height={2 * (cell + MARGIN)}
      paint={(pen, ratio) => colors && paintPair(pen, colors, cell, look, ratio, MARGIN, MARGIN)}
    />
  );
}
