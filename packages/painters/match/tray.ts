// Parts of every tray: a row of pieces, those that fall now apart from those that fall later, and their number.

import { FONT } from '../canvas/font.ts';
import { huesOf } from '../canvas/palette.ts';
import type { IncomingGarbage, TrayView } from './attack.ts';

const PAD = 10;
const LATER_ALPHA = 0.42;
const BUMP = 0.2;
const BAR = { height: 3, below: 5 } as const;
const DIVIDER = 13;
/** Width from which a tray has room for a number. */
const NUMBER_FROM = 120;

/** Draws one piece, `size` wide, with its middle at `x` and `y`. */
export type DrawTrayPiece<Piece> = (piece: Piece, x: number, y: number, size: number) => void;

export interface TrayRow<Piece> {
  readonly now: readonly Piece[];
  readonly later: readonly Piece[];
}

/** Draws as many pieces as there is room for, those that fall now first. */
export function drawTrayRow<Piece>(
  view: TrayView,
  row: TrayRow<Piece>,
  draw: DrawTrayPiece<Piece>,
  space: number,
): void {
  const { pen, height, bump } = view;
  const maxPitch = maxPitchOf(view);
  const fits = Math.max(1, Math.floor(space / (0.82 * maxPitch)));
  const now = row.now.slice(0, fits);
  const later = row.later.slice(0, fits - now.length);
  const divided = now.length > 0 && later.length > 0 ? DIVIDER : 0;
  const pitch = Math.min(maxPitch, (space - divided) / Math.max(1, now.length + later.length));
  const size = Math.min(pitch, maxPitch) * (1 + BUMP * bump);
  const y = height / 2;
  now.forEach((piece, i) => draw(piece, PAD + (i + 0.5) * pitch, y, size));
  if (now.length > 0) drawBar(view, PAD, now.length * pitch);
  const from = PAD + now.length * pitch + divided;
  if (divided > 0) drawDivider(view, from - divided / 2);
  if (later.length === 0) return;
  pen.globalAlpha = LATER_ALPHA;
  later.forEach((piece, i) => draw(piece, from + (i + 0.5) * pitch, y, size));
  pen.globalAlpha = 1;
}

/** Maximal distance from piece to piece. */
function maxPitchOf({ height }: Pick<TrayView, 'height'>): number {
  return Math.min(46, height * 0.8);
}

/** Width of the room for pieces. */
export function spaceFor({ width }: Pick<TrayView, 'width'>, total: number): number {
  const number = width < NUMBER_FROM || total === 0 ? 0 : 26 + 12 * String(total).length;
  return width - 2 * PAD - number;
}

/** Draws a bar under the pieces that fall at the end of this turn. */
function drawBar({ pen, height, look }: TrayView, x: number, width: number): void {
  pen.fillStyle = huesOf(look.palette, 1).base;
  pen.beginPath();
  pen.roundRect(x + 3, height - BAR.below - BAR.height / 2, width - 6, BAR.height, BAR.height / 2);
  pen.fill();
}

function drawDivider({ pen, height }: TrayView, x: number): void {
  pen.fillStyle = 'rgb(255 255 255 / 22%)';
  pen.fillRect(Math.round(x), height * 0.24, 1, height * 0.52);
}

/** Writes the total number at the right, in red as long as some of it falls now. */
export function drawTrayTotal(view: TrayView, { now, later }: IncomingGarbage): void {
  const { pen, width, height, look } = view;
  if (width < NUMBER_FROM || now + later === 0) return;
  pen.font = `750 ${Math.round(height * 0.38)}px ${FONT}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.fillStyle = now > 0 ? huesOf(look.palette, 1).light : '#A9B0C0';
  pen.fillText(String(now + later), width - PAD - 4, height / 2 + 1);
}
