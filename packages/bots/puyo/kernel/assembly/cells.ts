// Sets of cells: their neighbors and their number. A cell moved over the edge of the board ends in an empty lane or in
// a bit that no cell has. Callers cut every result to cells that exist.

/** The cells above those of x. */
@inline
export function up(x: v128): v128 {
  return i16x8.shl(x, 1);
}

@inline
export function down(x: v128): v128 {
  return i16x8.shr_u(x, 1);
}

/** The cells right of those of x. Lane 7 is empty, so it stands for the cells left of lane 0. */
@inline
export function right(x: v128): v128 {
  return v128.shuffle<i16>(x, x, 7, 0, 1, 2, 3, 4, 5, 6);
}

@inline
export function left(x: v128): v128 {
  return v128.shuffle<i16>(x, x, 1, 2, 3, 4, 5, 6, 7, 0);
}

/** All cells beside a cell of x. */
@inline
export function around(x: v128): v128 {
  return v128.or(v128.or(up(x), down(x)), v128.or(right(x), left(x)));
}

/** x and all cells beside it. */
@inline
export function spread(x: v128): v128 {
  return v128.or(x, around(x));
}

@inline
export function count(x: v128): i32 {
  return <i32>(popcnt(v128.extract_lane<u64>(x, 0)) + popcnt(v128.extract_lane<u64>(x, 1)));
}

/** The lowest cell of each column. */
@inline
export function lowest(x: v128): v128 {
  return v128.and(x, i16x8.neg(x));
}

/** One cell, from its bit within its column. */
@inline
export function cell(col: i32, bit: i32): v128 {
  return v128.and(i16x8.splat(<i16>bit), i16x8.eq(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>col)));
}
