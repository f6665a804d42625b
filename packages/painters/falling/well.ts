// The field behind the pieces: always dark, with dots for a grid and the sign of the game.

import { fade } from '../canvas/palette.ts';
import { type Pen, surface, type Surface } from '../canvas/surface.ts';
import { FRAME } from './layout.ts';
import type { BoardView } from './view.ts';

const CORNER = 20;
const TINT = 0.16;
const COARSE = 4;
/** Share of a new light below which it cannot be seen. */
const DIMMEST = 0.1;

/** Traces the rounded rectangle of the frame, `outset` CSS pixels further out. */
export function traceWell(pen: Pen, { field, ratio }: BoardView, outset = 0): void {
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

/** Clips to everything above the floor of the well, so that what falls through it is gone. */
export function clipAboveFloor(pen: Pen, view: BoardView): void {
  const { field, ratio } = view;
  const grown = (FRAME - 1) * ratio;
  pen.beginPath();
  pen.roundRect(0, -field.height, view.width, field.height + field.y + field.height / 2, 0);
  pen.roundRect(field.x - grown, field.y, field.width + 2 * grown, field.height + grown, CORNER * ratio);
  pen.clip();
}

type DrawPart = (pen: Pen, view: BoardView) => void;

/** Vessel that the pieces fall into. */
export interface Vessel {
  /** Traces its outline, `outset` CSS pixels further out. */
  readonly trace: (pen: Pen, view: BoardView, outset?: number) => void;
  readonly drawEdge: DrawPart;
}

export const WELL: Vessel = { trace: traceWell, drawEdge };

/** Picture behind the pieces, kept for one view. The light from the floor is part of it while it does not change. */
export class Backdrop {
  readonly view: BoardView;
  readonly #vessel: Vessel;
  readonly #contrast: boolean;
  readonly #night: Surface;
  readonly #tints = new Map<string, OffscreenCanvas>();
  /** The whole well in the two lights used last, the latest at the end. */
  #lits: { readonly color: string; readonly surface: Surface }[] = [];
  #glow: { readonly color: string; readonly image: OffscreenCanvas } | undefined;

  /** `sign` draws what only this game has in its vessel. */
  constructor(view: BoardView, vessel: Vessel, sign: DrawPart, contrast = false) {
    this.view = view;
    this.#vessel = vessel;
    this.#contrast = contrast;
    this.#night = contrast ? bakeBlack(view, vessel, sign) : bakeNight(view, vessel, sign);
  }

  /**
   * Draws the picture in place of everything before, with the light between two colors, `t` from 0 to 1. The new light
   * is laid over the old one, inside the frame.
   */
  draw(pen: Pen, from: string, to: string, t: number): void {
    pen.globalCompositeOperation = 'copy';
    pen.drawImage(this.#lit(t < 1 ? from : to), 0, 0);
    pen.globalCompositeOperation = 'source-over';
    if (from === to || t < DIMMEST || t >= 1) return;
    const { x, y, width, height } = this.#inner();
    pen.globalAlpha = t;
    pen.drawImage(this.#lit(to), x, y, width, height, x, y, width, height);
    pen.globalAlpha = 1;
  }

  /** Makes the frame glow, after a long chain. */
  glow(pen: Pen, color: string, alpha: number): void {
    if (this.#glow?.color !== color) this.#glow = { color, image: bakeGlow(this.view, this.#vessel, color) };
    pen.globalAlpha = alpha;
    pen.drawImage(this.#glow.image, 0, 0);
    pen.globalAlpha = 1;
  }

  /** Area inside the frame in whole pixels, so that they are copied and not resampled. */
  #inner(): { x: number; y: number; width: number; height: number } {
    const { field, ratio } = this.view;
    const grown = Math.floor(FRAME * ratio);
    const [x, y] = [field.x - grown, field.y - grown];
    return { x, y, width: Math.floor(field.width) + 2 * grown, height: Math.floor(field.height) + 2 * grown };
  }

  #lit(color: string): OffscreenCanvas {
    const kept = this.#lits.find((lit) => lit.color === color) ?? this.#light(color);
    this.#lits = [...this.#lits.filter((lit) => lit !== kept), kept].slice(-2);
    return kept.surface.image;
  }

  /** Draws the well in a light, over the older of the two that are kept. */
  #light(color: string): { readonly color: string; readonly surface: Surface } {
    const { width, height } = this.view;
    const reused = this.#lits.length < 2 ? undefined : this.#lits.shift()?.surface;
    const { image, pen } = reused ?? surface(width, height);
    pen.clearRect(0, 0, width, height);
    pen.drawImage(this.#night.image, 0, 0);
    pen.save();
    this.#vessel.trace(pen, this.view, -1);
    pen.clip();
    if (!this.#contrast) pen.drawImage(this.#tint(color), 0, 0, width, height);
    pen.restore();
    return { color, surface: { image, pen } };
  }

  #tint(color: string): OffscreenCanvas {
    const tint = this.#tints.get(color) ?? bakeTint(this.view, color);
    this.#tints.set(color, tint);
    return tint;
  }
}

function bakeNight(view: BoardView, vessel: Vessel, sign: DrawPart): Surface {
  const { image, pen } = surface(view.width, view.height);
  const { field, ratio } = view;
  const night = pen.createLinearGradient(0, field.y, 0, field.y + field.height);
  night.addColorStop(0, '#0C0E15');
  night.addColorStop(1, '#0A0C12');
  pen.fillStyle = night;
  pen.shadowColor = fade('#000000', 0.5);
  pen.shadowBlur = 40 * ratio;
  pen.shadowOffsetY = 18 * ratio;
  vessel.trace(pen, view);
  pen.fill();
  pen.shadowColor = 'transparent';
  fadeSides(pen, view);
  dots(pen, view);
  sign(pen, view);
  vessel.drawEdge(pen, view);
  return { image, pen };
}

/** Bakes the well without shadow and glass: only edges and signs. */
function bakeBlack(view: BoardView, vessel: Vessel, sign: DrawPart): Surface {
  const { image, pen } = surface(view.width, view.height);
  pen.fillStyle = '#000000';
  vessel.trace(pen, view);
  pen.fill();
  dots(pen, view, 0.4);
  sign(pen, view);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 2 * view.ratio;
  vessel.trace(pen, view, -1);
  pen.stroke();
  return { image, pen };
}

function dots(pen: Pen, view: BoardView, alpha = 0.075): void {
  const { field, pitch, ratio, cols, rows } = view;
  const radius = Math.max(ratio, 0.022 * pitch);
  pen.fillStyle = fade('#ffffff', alpha);
  for (let row = 1; row < rows; row++) {
    for (let col = 1; col < cols; col++) {
      pen.beginPath();
      pen.arc(field.x + col * pitch, field.y + row * pitch, radius, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

/** Bakes the light that rises from the floor at its full strength. It is soft, so a coarse picture will do. */
function bakeTint(view: BoardView, color: string): OffscreenCanvas {
  const { image, pen } = surface(view.width / COARSE, view.height / COARSE);
  const { field } = view;
  pen.scale(image.width / view.width, image.height / view.height);
  pen.translate(field.x + field.width / 2, field.y + field.height);
  pen.scale(field.width, field.height * 0.8);
  const rise = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  rise.addColorStop(0, fade(color, TINT));
  rise.addColorStop(0.5, fade(color, TINT * 0.42));
  rise.addColorStop(1, fade(color, 0));
  pen.fillStyle = rise;
  pen.fillRect(-1, -2, 2, 3);
  return image;
}

/** Draws the edge, brighter toward the floor. */
function drawEdge(pen: Pen, view: BoardView): void {
  const { field, ratio } = view;
  const edge = pen.createLinearGradient(0, field.y, 0, field.y + field.height);
  edge.addColorStop(0, fade('#ffffff', 0.07));
  edge.addColorStop(1, fade('#ffffff', 0.2));
  pen.strokeStyle = edge;
  pen.lineWidth = 1.5 * ratio;
  traceWell(pen, view, -0.75);
  pen.stroke();
}

function bakeGlow(view: BoardView, vessel: Vessel, color: string): OffscreenCanvas {
  const { image, pen } = surface(view.width, view.height);
  pen.strokeStyle = fade(color, 0.85);
  pen.lineWidth = 2 * view.ratio;
  pen.shadowColor = color;
  pen.shadowBlur = 26 * view.ratio;
  vessel.trace(pen, view, -0.75);
  pen.stroke();
  pen.stroke();
  fadeSides(pen, view);
  return image;
}

/** Fades shadow and glow out before the edge of the canvas, which would cut them off visibly. */
function fadeSides(pen: Pen, { field, ratio, width, height }: BoardView): void {
  const frame = FRAME * ratio;
  const sides = [
    { edge: 0, frame: field.x - frame, across: true },
    { edge: width, frame: field.x + field.width + frame, across: true },
    { edge: height, frame: field.y + field.height + frame, across: false },
  ];
  pen.globalCompositeOperation = 'destination-out';
  for (const side of sides) {
    const veil = side.across
      ? pen.createLinearGradient(side.edge, 0, side.frame, 0)
      : pen.createLinearGradient(0, side.edge, 0, side.frame);
    veil.addColorStop(0, 'rgb(0 0 0 / 1)');
    veil.addColorStop(1, 'rgb(0 0 0 / 0)');
    pen.fillStyle = veil;
    if (side.across) pen.fillRect(side.edge, 0, side.frame - side.edge, height);
    else pen.fillRect(0, side.edge, width, side.frame - side.edge);
  }
  pen.globalCompositeOperation = 'source-over';
}
