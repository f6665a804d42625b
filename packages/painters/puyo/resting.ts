// Picture of the board at rest, drawn again only when a cell or a neck of it changes.

import { type Board, COLS, EMPTY } from '@rensa/games/puyo';
import { pointOf } from '../canvas/point.ts';
import { type Pen, stamp } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import type { DrawContext } from '../falling/context.ts';
import { CachedLayer } from '../falling/layer.ts';
import { nudge } from '../falling/motion.ts';
import { xOf, yOf } from '../falling/view.ts';
import { JOIN_TICKS } from './piece/growth.ts';
import { component, type Growing, jointAt, type Linked, linkedBelow } from './piece/joints.ts';
import { type Joint, tileOf } from './piece/pieces.ts';
import type { PuyoScene } from './scene.ts';

/** Cells that the picture of the board shows, and their joints. */
export interface ShownBoard {
  readonly board: Board;
  readonly linked: Linked;
  readonly growing: Growing;
  /** Cells that rest where the board has them. */
  readonly resting: readonly number[];
  /** Cells that a landing has pushed aside, with the distance in cells. */
  readonly nudged: ReadonlyMap<number, number>;
}

export interface HiddenCells {
  /** Cells drawn elsewhere. */
  readonly cells: ReadonlySet<number>;
  /** Rows from here up are not seen. */
  readonly rows: number;
  /** Rows from here up do not join. */
  readonly popRows: number;
}

/** Blocks that are drawn apart from the board. Under reduced motion, landed blocks are at rest. */
function movingBlocks(scene: PuyoScene, full: boolean): readonly Block[] {
  return full ? [...scene.falling, ...scene.landed] : scene.falling;
}

export function shownBoard(
  board: Board,
  scene: PuyoScene,
  absent: HiddenCells,
  { now, full, atlas }: DrawContext,
): ShownBoard {
  const { across } = atlas.look.bridge;
  const apart = new Set([...movingBlocks(scene, full).flatMap(({ cells }) => cells), ...absent.cells]);
  const joined = linkedBelow(absent.popRows, board, { across });
  const linked: Linked = (a, b) => joined(a, b) && !apart.has(a) && !apart.has(b);
  const growing: Growing = (a, b) => growthStep(scene, a, b, now);
  // Where all colors join, nothing gives way: the gap would cut the necks.
  const nudged = full && !across ? nudges(board, scene, linked, apart, now) : new Map<number, number>();
  const seen = absent.rows * COLS;
  const resting = [...board.keys()].filter((i) => i < seen && board[i] !== EMPTY && !apart.has(i) && !nudged.has(i));
  return { board, linked, growing, resting, nudged };
}

function growthStep({ joins }: PuyoScene, a: number, b: number, now: number): number | undefined {
  const join = joins.find(({ members }) => members.has(a) !== members.has(b));
  if (join === undefined) return undefined;
  const step = Math.max(0, Math.floor(now - join.start));
  return step < JOIN_TICKS - 1 ? step : undefined;
}

/** Cells that give way sideways: all that are joined to a neighbor of a landing. */
function nudges(
  board: Board,
  scene: PuyoScene,
  linked: Linked,
  apart: ReadonlySet<number>,
  now: number,
): Map<number, number> {
  const moved = new Map<number, number>();
  for (const { cells, start, strength } of scene.landed) {
    const push = nudge(now - start) * strength;
    if (push === 0) continue;
    for (const index of cells) {
      for (const side of [-1, 1] as const) {
        const other = beside(index, side);
        if (other === undefined || board[other] === EMPTY || apart.has(other)) continue;
        for (const cell of component(board, other, linked)) moved.set(cell, push * side);
      }
    }
  }
  return moved;
}

function beside(index: number, side: -1 | 1): number | undefined {
  const col = (index % COLS) + side;
  return col < 0 || col >= COLS ? undefined : index + side;
}

/** Picture of the resting cells. */
export class RestingLayer {
  readonly #layer = new CachedLayer();

  draw(context: DrawContext, shown: ShownBoard): void {
    const { view, pen } = context;
    const joints = shown.resting.map((index) => jointAt(shown.board, index, shown.linked, shown.growing));
    const codes = joints.map((joint, i) => code(joint, shown.resting[i])).join();
    this.#layer.draw(context, codes, (layer) => compose(layer, context, shown.resting, joints));
    for (const [index, cols] of shown.nudged) {
      const { x, y } = pointOf(index, COLS);
      stamp(
        pen,
        tileOf(context.atlas, jointAt(shown.board, index, shown.linked, shown.growing)),
        xOf(view, x + cols),
        yOf(view, y),
      );
    }
  }
}

function compose(pen: Pen, { view, atlas }: DrawContext, resting: readonly number[], joints: readonly Joint[]): void {
  joints.forEach((joint, i) => {
    const { x, y } = pointOf(resting[i], COLS);
    stamp(pen, tileOf(atlas, joint), xOf(view, x), yOf(view, y));
  });
}

function code({ cell, mask, growing, step }: Joint, index: number): number {
  return (((index * 8 + cell) * 256 + mask) * 256 + growing) * 8 + (growing === 0 ? 0 : step);
}
