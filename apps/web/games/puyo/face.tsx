import { paintPuyo } from '@rensa/painters/puyo';
import type { FaceProps } from '../../listing/listing.ts';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';

/** The part of the size that the cell takes; the rest is for outline and shadow. */
const CELL = 0.88;

/** A puyo with its eyes, whatever the settings say of pieces. */
export function PuyoFace({ size, color, mood = 'rest', gaze = { x: 0, y: 0 } }: FaceProps) {
  const cell = CELL * size;
  const at = { x: (size - cell) / 2, y: (size - cell) / 2 };
  const look = lookOf({ ...settings.value, eyes: true, marks: false });
  return (
    <Drawing
      class="face"
      width={size}
      height={size}
      paint={(pen, ratio) => paintPuyo(pen, { color, mood, gaze }, { look, cell, ratio, at })}
    />
  );
}
