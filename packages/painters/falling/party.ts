// Celebration of the side that has won: bursts in the empty rows behind the pieces, and a word above the stack.

import { clamp } from '../canvas/curves.ts';
import type { Cells } from './block.ts';
import { type Burst, burstOf, drawBurst, isSpent } from './burst.ts';
import type { DrawContext } from './context.ts';
import { ageOf, type BoardEnd, HOP_AT } from './finale.ts';
import { numeralScale } from './motion.ts';
import { bakeLetters, roomFor } from './numeral.ts';
import { xOf, yOf } from './view.ts';
import { traceWell } from './well.ts';

/** Ticks after the end at which the word comes. */
const WORD_AT = 36;
/** Color of the word: yellow, for gold. */
const GOLD = 4;
/** Cells per em, and the share of the field's width that the word may take. */
const SIZE = 1.5;
const WIDTH = 0.9;
/** Bursts: color, place as a share of the field from its left and of the empty rows from their floor, and ticks after the first. */
const BURSTS = [
  [5, 0.24, 0.72, 0],
  [3, 0.7, 0.8, 3],
  [4, 0.14, 0.35, 5],
  [2, 0.84, 0.4, 8],
  [1, 0.5, 0.62, 10],
] as const;
const BEADS = 10;
/** Least height of the word, as a share of the field. */
const MIN_HEIGHT = 0.6;

/** Bursts of a party on this board. */
export function partyOn(board: Cells, { view }: Pick<DrawContext, 'view'>, { start }: BoardEnd): readonly Burst[] {
  const { cols, rows } = view;
  const filled = Math.ceil((board.findLastIndex((cell) => cell !== 0) + 1) / cols);
  const floor = Math.min(filled, rows - 3);
  return BURSTS.map(([color, x, y, late], i) => {
    const cells = [{ x: x * (cols - 1), y: floor + y * (rows - 1 - floor) }];
    const time = start + HOP_AT + late;
    return burstOf({ color, cells }, { time, seed: 1 + i, room: BEADS, beadsOf: (): number => BEADS });
  });
}

/** Draws the bursts that have begun, within the well. */
export function drawParty(context: DrawContext, bursts: readonly Burst[]): void {
  const { pen, view, now } = context;
  const lit = bursts.filter((burst) => now >= burst.start && !isSpent(burst, now));
  if (lit.length === 0) return;
  pen.save();
  traceWell(pen, view, -1);
  pen.clip();
  for (const burst of lit) drawBurst(context, burst);
  pen.restore();
}

/** Writes the word in the empty rows above the stack. */
export function drawVerdict(context: DrawContext, word: string, board: Cells, end: BoardEnd): void {
  const { pen, atlas, view, now, full } = context;
  const age = ageOf(end, now) - (full ? WORD_AT : 0);
  if (age < 0) return;
  const sprite = atlas.keep(`verdict ${word}`, () =>
    bakeLetters({ text: word, hues: atlas.hues(GOLD), em: SIZE * atlas.size, maxWidth: WIDTH * view.field.width }),
  );
  const { row, scale } = roomFor(sprite, board, view, view.pitch);
  const grown = scale * (full ? numeralScale(age) : 1);
  pen.save();
  pen.globalAlpha = full ? clamp((age + 1) / 3) : 1;
  pen.translate(xOf(view, view.cols / 2 - 0.5), yOf(view, clamp(row, MIN_HEIGHT * view.rows, view.rows - 1.2)));
  pen.scale(grown, grown);
  pen.drawImage(sprite.image, sprite.x, sprite.y);
  pen.restore();
}
