// Warning that a row of ojama is about to fall: its lower edge shows over the rim.

import { COLS, OJAMA, pairsUntilRow, type State } from '@rensa/games/puyo';
import { fade } from '../canvas/palette.ts';
import { stamp } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import { xOf, yOf } from '../falling/view.ts';
import { traceWell } from '../falling/well.ts';
import { tileOf } from './piece/pieces.ts';

/** Cells: height of the row that is in sight, distance that it sways, and depth of the red light. */
const SEEN = 0.36;
const SWAY = 0.05;
const LIGHT = 1.4;
/** Ticks of one sway. */
const PERIOD = 90;
const ALPHA = 0.3;

/** True if a row falls after the pair in hand. */
export function warnsOfRow(state: State): boolean {
  return state.phase !== 'over' && state.pair !== null && pairsUntilRow(state) === 1;
}

export function drawRowWarning({ pen, atlas, view, now, full }: DrawContext): void {
  const { field, pitch, rows } = view;
  const sway = full ? SWAY * Math.sin((now / PERIOD) * 2 * Math.PI) : 0;
  const light = pen.createLinearGradient(0, field.y, 0, field.y + LIGHT * pitch);
  light.addColorStop(0, fade(atlas.hues(1).base, ALPHA));
  light.addColorStop(1, fade(atlas.hues(1).base, 0));
  pen.save();
  traceWell(pen, view, -1);
  pen.clip();
  pen.fillStyle = light;
  pen.fillRect(0, 0, view.width, field.y + LIGHT * pitch);
  const sprite = tileOf(atlas, { cell: OJAMA, mask: 0, growing: 0, step: 0 });
  for (let col = 0; col < COLS; col++) stamp(pen, sprite, xOf(view, col), yOf(view, rows - SEEN + sway));
  pen.restore();
}
