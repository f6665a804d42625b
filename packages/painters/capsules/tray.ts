// Tray of a bottle: the single halves on their way to it, in their colors.

import { type Capsules, cellOf, type Color, COLS, KIND, type State } from '@rensa/games/capsules';
import { atlasFor } from '../canvas/atlas.ts';
import { inPixels, stamp } from '../canvas/surface.ts';
import {
  type AttackStyle,
  type IncomingGarbage,
  type PiecePlace,
  type PieceView,
  totalOf,
  type TrayView,
} from '../match/attack.ts';
import { drawTrayRow, drawTrayTotal, spaceFor } from '../match/tray.ts';
import { hueOf } from './hue.ts';
import { pieceOf } from './pieces.ts';

/** Size of a half, as a share of its room. */
const SIZE = 0.8;

/** Garbage of a state: at most `attack.most` halves fall in one turn. */
function incoming({ rules, queued, incoming: colors }: State): IncomingGarbage {
  const now = Math.min(queued, rules.attack.most);
  return { now, later: queued - now, kinds: colors };
}

function drawTray(view: TrayView, waiting: IncomingGarbage): void {
  const { now, kinds } = waiting;
  const total = totalOf(waiting);
  if (total === 0) return;
  const colors = kinds.slice(0, total);
  const row = { now: colors.slice(0, now), later: colors.slice(now) };
  drawTrayRow(view, row, (color, x, y, size) => drawHalf(view, color, { x, y, size }), spaceFor(view, total));
  drawTrayTotal(view, waiting);
}

function drawHalf({ pen, look, ratio }: PieceView, color: Color, { x, y, size }: PiecePlace): void {
  const atlas = atlasFor(look, Math.round(size * SIZE * 2) / 2, ratio);
  inPixels(pen, () => stamp(pen, pieceOf(atlas, cellOf(color, KIND.single)), x * ratio, y * ratio));
}

/** Attacks of Capsules. Halves are sent when the turn has ended, from the place of its last line. */
export const capsulesAttacks: AttackStyle<Capsules> = {
  cols: COLS,
  incoming,
  broken: (event) =>
    event.kind === 'cleared'
      ? { cells: event.lines.flatMap(({ cells }) => cells), color: hueOf(event.lines[0]?.color ?? 1) }
      : undefined,
  exchanged: (event) =>
    event.kind === 'sent' ? { offset: 0, sent: event.colors.length, kinds: event.colors } : undefined,
  drawTray,
  drawSent: drawHalf,
};
