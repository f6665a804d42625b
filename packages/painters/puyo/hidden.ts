// Rows above the visible field, in views that show them: half covered and hatched, with a dashed line below.

import { VISIBLE_ROWS } from '@rensa/games/puyo';
import { fade } from '../canvas/palette.ts';
import type { DrawContext } from '../falling/context.ts';

/** Lengths are cells. */
const HATCH = { gap: 0.28, line: 0.07, alpha: 0.05 } as const;
const FLOOR = { dash: 0.09, line: 0.03, alpha: 0.22 } as const;
const COVER = fade('#0C0E15', 0.5);

export function drawHiddenRows({ pen, view }: DrawContext): void {
  const { field, pitch, rows } = view;
  const height = (rows - VISIBLE_ROWS) * pitch;
  if (height <= 0) return;
  pen.save();
  pen.beginPath();
  pen.rect(field.x, field.y, field.width, height);
  pen.clip();
  pen.fillStyle = COVER;
  pen.fillRect(field.x, field.y, field.width, height);
  pen.strokeStyle = fade('#ffffff', HATCH.alpha);
  pen.lineWidth = HATCH.line * pitch;
  pen.beginPath();
  for (let x = -height; x < field.width; x += HATCH.gap * pitch) {
    pen.moveTo(field.x + x, field.y + height);
    pen.lineTo(field.x + x + height, field.y);
  }
  pen.stroke();
  pen.restore();
  drawFloor(pen, field, field.y + height, pitch);
}

function drawFloor(
  pen: DrawContext['pen'],
  { x, width }: { readonly x: number; readonly width: number },
  y: number,
  pitch: number,
): void {
  pen.save();
  pen.strokeStyle = fade('#ffffff', FLOOR.alpha);
  pen.lineWidth = FLOOR.line * pitch;
  pen.setLineDash([FLOOR.dash * pitch]);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + width, y);
  pen.stroke();
  pen.restore();
}
