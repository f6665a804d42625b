// The falling pair: an axis, and a child that rotates around it. Where it is, and where it fits.

/** The halves of a pair. */
export interface Halves {
  readonly axis: number;
  readonly child: number;
}

/** The place of the child, seen from the axis: 0 above, 1 right, 2 below, 3 left. */
export type Facing = number;

export const ABOVE: Facing = 0;
export const RIGHT: Facing = 1;
export const BELOW: Facing = 2;

/** Row and column are those of the axis. */
export interface Place {
  readonly row: number;
  readonly col: number;
  readonly facing: Facing;
}

/** A place, and how a pair came there. */
export interface Moving extends Place {
  /** Ticks until it has sunk into its row; 0 when it is there. It is drawn `drop / pace` rows higher. */
  readonly drop: number;
  /** The ticks that the row being sunk into takes in all. */
  readonly pace: number;
  /** Ticks for which it still hangs in its spawn row before it begins to sink. */
  readonly hang: number;
  /** Times it has touched the ground. */
  readonly groundings: number;
}

const ROW_OF_FACING = [1, 0, -1, 0] as const;
const COL_OF_FACING = [0, 1, 0, -1] as const;

/** Is this a cell that half a pair may enter? */
export type IsFree<Field> = (field: Field, row: number, col: number) => boolean;

/** A pair as it appears: upright, the child above. */
export function newPair({ axis, child }: Halves, row: number, col: number, hang: number): Moving & Halves {
  return { axis, child, row, col, facing: ABOVE, drop: 0, pace: 1, hang, groundings: 0 };
}

export function childRow({ row, facing }: Place): number {
  return row + ROW_OF_FACING[facing];
}

export function childCol({ col, facing }: Place): number {
  return col + COL_OF_FACING[facing];
}

/** Is there room for a pair in this place? */
export function fitsIn<Field>(isFree: IsFree<Field>, field: Field, place: Place): boolean {
  return isFree(field, place.row, place.col) && isFree(field, childRow(place), childCol(place));
}

export function canSink<Field>(isFree: IsFree<Field>, field: Field, { row, col, facing }: Place): boolean {
  return fitsIn(isFree, field, { row: row - 1, col, facing });
}

export interface Spot {
  readonly row: number;
  readonly col: number;
}

export interface Spots {
  readonly axis: Spot;
  readonly child: Spot;
}

/** The lowest row that the axis reaches when the whole pair falls from here. */
export function floorRow<Field>(isFree: IsFree<Field>, field: Field, place: Place): number {
  let { row, col, facing } = place;
  while (canSink(isFree, field, { row, col, facing })) row--;
  return row;
}

/**
 * Where axis and child would come to rest if the pair were dropped now: it falls as one, and then, where it lies flat and
 * comes apart in that row, each half on its own.
 */
export function landingIn<Field>(
  isFree: IsFree<Field>,
  field: Field,
  pair: Place,
  comesApart: (row: number) => boolean,
): Spots {
  const row = floorRow(isFree, field, pair);
  const place = { row, col: pair.col, facing: pair.facing };
  const spots = { axis: { row, col: pair.col }, child: { row: childRow(place), col: childCol(place) } };
  if (pair.facing === ABOVE || pair.facing === BELOW || !comesApart(row)) return spots;
  return { axis: fallen(isFree, field, spots.axis), child: fallen(isFree, field, spots.child) };
}

/** The place where something that falls alone from here comes to rest. */
function fallen<Field>(isFree: IsFree<Field>, field: Field, { row, col }: Spot): Spot {
  while (isFree(field, row - 1, col)) row--;
  return { row, col };
}

/** The board with a pair in it, and the two cells that it takes, the axis first. */
export function withPair(
  board: readonly number[],
  pair: Place & Halves,
  cols: number,
): { readonly board: readonly number[]; readonly cells: readonly [number, number] } {
  const cells = [pair.row * cols + pair.col, childRow(pair) * cols + childCol(pair)] as const;
  const out = [...board];
  out[cells[0]] = pair.axis;
  out[cells[1]] = pair.child;
  return { board: out, cells };
}
