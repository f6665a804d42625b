// A lost board: the puyo that blocks is outlined, then the columns fall through the floor, its own first.

import { at, type Board, COLS, EMPTY, isColor, lossCells, ROWS, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import { TICKS_PER_SECOND } from '@rensa/engine';
import { pointOf } from '../canvas/point.ts';
import { stamp } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import type { DrawContext } from '../falling/context.ts';
import { drawEnteringAt } from '../falling/entry.ts';
import {
  ageOf,
  type BoardEnd,
  fallenBy,
  fallingFor,
  GRAVITY,
  LOOK_AT,
  OUTLINE_AT,
  SQUEEZE_FROM,
} from '../falling/finale.ts';
import { stretch } from '../falling/motion.ts';
import { drawSprites } from '../falling/moving.ts';
import { xOf, yOf } from '../falling/view.ts';
import { clipAboveFloor } from '../falling/well.ts';
import { drawMovingFaces, fallingPuyoAt, type MovingPuyo } from './moving.ts';
import type { Mood } from './piece/face.ts';
import { faceOf, hasFace, tileOf } from './piece/pieces.ts';
import { drawRing } from './pop.ts';

/** The lowest cell that blocks; undefined where the game was not lost by one. */
export function blockerOf({ board, rules }: Pick<State, 'board' | 'rules'>): number | undefined {
  return lossCells(rules)
    .map(({ row, col }) => at(row, col))
    .find((index) => board[index] !== EMPTY);
}

/** Columns that have let go. */
export function looseColumns(end: BoardEnd, { now, full }: DrawContext, from: number): ReadonlySet<number> {
  const all = full && end.kind === 'lost' ? [...Array(COLS).keys()] : [];
  return new Set(all.filter((col) => fallingFor(end, now, col, from) > 0));
}

/** Puyos of the columns that have let go. Necks between columns are torn; those within one hold. */
export function loosePuyos(context: DrawContext, { board, rules }: State, end: BoardEnd, from: number): MovingPuyo[] {
  return [...looseColumns(end, context, from)].flatMap((col) => {
    const ticks = fallingFor(end, context.now, col, from);
    const rows = fallenBy(ticks);
    const scale = stretch(GRAVITY * ticks * TICKS_PER_SECOND);
    return runsOf(board, col, rules.popRows)
      .filter(({ cells }) => pointOf(cells.at(-1) ?? 0, COLS).y - rows > -2)
      .map((block) => fallingPuyoAt(context, block, { rows: -rows, scale }));
  });
}

/** Draws puyos that fall, above the floor of the well. */
export function drawLoose(context: DrawContext, puyos: readonly MovingPuyo[]): void {
  const { pen, view } = context;
  pen.save();
  clipAboveFloor(pen, view);
  drawSprites(context, puyos);
  drawMovingFaces(context, puyos);
  pen.restore();
}

/** Puyos of a column from the floor up; neighbors of one color are one. */
function runsOf(board: Board, col: number, popRows: number): Block[] {
  const runs: { cell: number; cells: number[] }[] = [];
  for (let row = 0; row < ROWS; row++) {
    const index = at(row, col);
    const cell = board[index];
    const last = runs.at(-1);
    if (cell === EMPTY) continue;
    const joins = isColor(cell) && row < Math.min(popRows, VISIBLE_ROWS);
    if (joins && last?.cell === cell && last.cells.at(-1) === index - COLS) last.cells.push(index);
    else runs.push({ cell, cells: [index] });
  }
  return runs;
}

/** Mood of the puyo that blocks, and of all others, until they let go. */
export function moodsAt(age: number): { readonly blocker: Mood; readonly others: Mood } {
  const others = age >= LOOK_AT ? 'wide' : 'rest';
  return { blocker: age >= SQUEEZE_FROM ? 'squeeze' : others, others };
}

/** Draws the puyo that blocks above the field, which is not faded, and the outline of any. */
export function drawBlocker(context: DrawContext, { board }: State, end: BoardEnd, blocker: number): void {
  const { pen, atlas, view, full } = context;
  const age = ageOf(end, context.now);
  if (looseColumns(end, context, blocker % COLS).has(blocker % COLS)) return;
  const cell = board[blocker];
  const { x: col, y: row } = pointOf(blocker, COLS);
  drawEnteringAt(context, { col, row }, () => {
    const [x, y] = [xOf(view, col), yOf(view, row)];
    if (row >= VISIBLE_ROWS) {
      stamp(pen, tileOf(atlas, { cell, mask: 0, growing: 0, step: 0 }), x, y);
      if (hasFace(atlas, cell)) stamp(pen, faceOf(atlas, cell, full ? moodsAt(age).blocker : 'wide', 0), x, y);
    }
    if (!full || age >= OUTLINE_AT) drawRing(context, { cell, cells: [blocker] });
  });
}
