// The field that everything falls into: always night, with dots for a grid and a cross where the game is lost.

import { COLS, SPAWN_COL, VISIBLE_ROWS } from '@rensa/games/puyo';
import { FRAME } from './layout.ts';
import { fade } from './palette.ts';
import { type Pen, type Sprite, surface } from './surface.ts';
import { type View, xOf, yOf } from './view.ts';

const CORNER = 20;
const TINT = 0.16;

/** The rounded rectangle of the frame, `outset` CSS pixels further out. */
export function traceWell(pen: Pen, { field, ratio }: View, outset = 0): void {
  const grown = (FRAME + outset) * ratio;
  pen.beginPath();
  pen.roundRect(
    field.x - grown,
    field.y - grown,
    field.width + 2 * grown,
    field.height + 2 * grown,
    (CORNER + outset) * ratio,
  );
}

export function bakeWell(view: View, cross: string): Sprite {
  const { image, pen } = surface(view.width, view.height);
  const { field, ratio } = view;
  const night = pen.createLinearGradient(0, field.y, 0, field.y + field.height);
  night.addColorStop(0, '#0C0E15');
  night.addColorStop(1, '#0A0C12');
  pen.fillStyle = night;
  pen.shadowColor = fade('#000000', 0.5);
  pen.shadowBlur = 40 * ratio;
  pen.shadowOffsetY = 18 * ratio;
  traceWell(pen, view);
  pen.fill();
  pen.shadowColor = 'transparent';
  dots(pen, view);
  drawCross(pen, view, cross);
  return { image, x: 0, y: 0 };
}

function dots(pen: Pen, view: View): void {
  const { field, pitch, ratio } = view;
  const radius = Math.max(ratio, 0.022 * pitch);
  pen.fillStyle = fade('#ffffff', 0.075);
  for (let row = 1; row < VISIBLE_ROWS; row++) {
    for (let col = 1; col < COLS; col++) {
      pen.beginPath();
      pen.arc(field.x + col * pitch, field.y + row * pitch, radius, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

function drawCross(pen: Pen, view: View, color: string): void {
  const [x, y] = [xOf(view, SPAWN_COL), yOf(view, VISIBLE_ROWS - 1)];
  const arm = 0.14 * view.pitch;
  pen.strokeStyle = fade(color, 0.4);
  pen.lineWidth = 0.055 * view.pitch;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const slope of [1, -1]) {
    pen.moveTo(x - arm, y - arm * slope);
    pen.lineTo(x + arm, y + arm * slope);
  }
  pen.stroke();
}

/** The light that rises from the floor, at its full strength. */
export function bakeTint(view: View, color: string): Sprite {
  const { image, pen } = surface(view.width, view.height);
  const { field } = view;
  traceWell(pen, view);
  pen.clip();
  pen.translate(field.x + field.width / 2, field.y + field.height);
  pen.scale(field.width, field.height * 0.8);
  const rise = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  rise.addColorStop(0, fade(color, TINT));
  rise.addColorStop(0.5, fade(color, TINT * 0.42));
  rise.addColorStop(1, fade(color, 0));
  pen.fillStyle = rise;
  pen.fillRect(-1, -2, 2, 3);
  return { image, x: 0, y: 0 };
}

/** The edge of the frame, brighter towards the floor. */
export function bakeEdge(view: View): Sprite {
  const { image, pen } = surface(view.width, view.height);
  const { field, ratio } = view;
  const edge = pen.createLinearGradient(0, field.y, 0, field.y + field.height);
  edge.addColorStop(0, fade('#ffffff', 0.07));
  edge.addColorStop(1, fade('#ffffff', 0.2));
  pen.strokeStyle = edge;
  pen.lineWidth = 1.5 * ratio;
  traceWell(pen, view, -0.75);
  pen.stroke();
  return { image, x: 0, y: 0 };
}
