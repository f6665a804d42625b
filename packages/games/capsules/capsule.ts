// The falling capsule: two halves in a box of 2x2 whose lower left cell is always filled.

import { hangTicks } from '../falling/level.ts';
import {
  ABOVE,
  BELOW,
  childCol,
  childRow,
  type Facing,
  fitsIn,
  floorRow,
  type Halves,
  landingIn,
  type Moving,
  type Place,
  RIGHT,
  type Spot,
  type Spots,
} from '../falling/pair.ts';
import { at, type Board, cellOf, COLS, EMPTY, type Kind, KIND, SPAWN_COL } from './board.ts';
import type { Rules } from './rules.ts';

/** The colors of a capsule. The axis is its first half: the left one when it appears. */
export type Colors = Halves;
export type Capsule = Colors & Moving;

/** A board, and the rules that say where there is room. */
export interface Space {
  readonly board: Board;
  readonly rules: Rules;
}

/** Is this a cell that half a capsule may enter? */
export function isFree({ board, rules }: Space, row: number, col: number): boolean {
  if (row < 0 || col < 0 || col >= COLS) return false;
  return row < rules.rows ? board[at(row, col)] === EMPTY : row === rules.rows && rules.rim === 'cut';
}

export function fits(space: Space, place: Place): boolean {
  return fitsIn(isFree, space, place);
}

/** A capsule as it appears: flat, the axis on the left. */
export function newCapsule({ axis, child }: Colors, rules: Rules, gravity: number): Capsule {
  const place = { row: rules.rows - 1, col: SPAWN_COL, facing: RIGHT };
  return { axis, child, ...place, drop: 0, pace: 1, hang: hangTicks(rules, gravity), groundings: 0 };
}

/** The cells of which one that is taken loses the game: those where capsules appear. */
export function lossCells({ rows }: Pick<Rules, 'rows'>): readonly Spot[] {
  return [SPAWN_COL, SPAWN_COL + 1].map((col) => ({ row: rows - 1, col }));
}

/** The capsule rotated by a quarter, kicked where the rules have it, or the same capsule where it is refused. */
export function rotate(space: Space, capsule: Capsule, quarter: 1 | -1): Capsule {
  const facing = (capsule.facing + quarter + 4) % 4;
  const row = Math.min(capsule.row, childRow(capsule));
  const col = Math.min(capsule.col, childCol(capsule));
  for (const kick of kicksOf(facing, space.rules)) {
    const place = placeIn(row, col + kick, facing);
    if (fits(space, place)) return movedTo(place, capsule);
  }
  return capsule;
}

/** Columns that the box may move by, in the order in which they are tried. */
function kicksOf(facing: Facing, { kicks }: Rules): readonly number[] {
  if (kicks === 'both') return EITHER_SIDE;
  return facing === ABOVE || facing === BELOW ? NO_SIDE : LEFT_SIDE;
}

const EITHER_SIDE = [0, -1, 1] as const;
const LEFT_SIDE = [0, -1] as const;
const NO_SIDE = [0] as const;

/** Written field by field: a spread would be most of the cost of a rotation. */
function movedTo({ row, col, facing }: Place, { axis, child, drop, pace, hang, groundings }: Capsule): Capsule {
  return { axis, child, row, col, facing, drop, pace, hang, groundings };
}

export function copyOf(capsule: Capsule): Capsule {
  return movedTo(capsule, capsule);
}

/** The place of the axis when the box has its lower left cell here. */
function placeIn(row: number, col: number, facing: Facing): Place {
  if (facing === BELOW) return { row: row + 1, col, facing };
  return { row, col: facing === RIGHT || facing === ABOVE ? col : col + 1, facing };
}

/** The row of the axis when a capsule that is dropped now touches the ground, before it may come apart. */
export function floorRowOf(space: Space, capsule: Place): number {
  return floorRow(isFree, space, capsule);
}

/** The places where both halves would rest if the capsule were dropped now, above the rim where one of them is cut off. */
export function landing(space: Space, capsule: Place): Spots {
  return landingIn(isFree, space, capsule, () => comesApart(space.rules));
}

/** Does a flat capsule come apart where it locks with support under one half only? */
export function comesApart({ flat, afterLock }: Pick<Rules, 'flat' | 'afterLock'>): boolean {
  return flat === 'splits' && afterLock !== 'match';
}

/** The kind of the axis, by the place of the child; rotated by half, the kind of the child. */
const KIND_OF_FACING: readonly Kind[] = [KIND.above, KIND.right, KIND.below, KIND.left];

/** The board with a capsule in it, and the cells that it takes. A half above the rim is lost, the other one single. */
export function withCapsule(
  { board, rules }: Space,
  capsule: Colors & Place,
): { readonly board: Board; readonly cells: readonly number[] } {
  const [axisKind, childKind] = [capsule.facing, capsule.facing + 2].map((facing) => KIND_OF_FACING[facing % 4]);
  const halves = [
    { index: at(capsule.row, capsule.col), color: capsule.axis, kind: axisKind },
    { index: at(childRow(capsule), childCol(capsule)), color: capsule.child, kind: childKind },
  ].filter(({ index }) => index < at(rules.rows, 0));
  const out = [...board];
  for (const { index, color, kind } of halves) out[index] = cellOf(color, halves.length === 2 ? kind : KIND.single);
  return { board: out, cells: halves.map(({ index }) => index) };
}
