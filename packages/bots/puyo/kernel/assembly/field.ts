// Layout of a field in memory. A set of cells is one vector of eight lanes of 16 bits, one lane per column. The last
// two lanes stay empty. Row r is bit r + 1 of its lane. So two columns share a word, as on the plain board, and every
// plane has four words.
//
// A record is six planes, then the cells of row 13, and the number of plane words in use. The record at address 0 is
// the current field.

/** The cells that connect and pop: rows 0 to 11. */
@inline
const POPPING: i16 = 0x1ffe;

@inline
const PLANE: usize = 16;
@inline
const OJAMA: usize = 5 * PLANE;
@inline
const KEPT: usize = 6 * PLANE;
@inline
const LIVE: usize = KEPT + 4;

/**
 * Behind the current field: the points of its chain, the lowest empty cells of the record aimed at, all cells of the
 * last record looked at, its heights, the weights of an evaluation, and the empty cells that a puyo can reach.
 */
@inline
export const SCORE: usize = 112;
@inline
export const SPOTS: usize = 128;
@inline
export const FILLED: usize = 144;
@inline
export const HEIGHTS: usize = 160;
@inline
export const WEIGHTS: usize = 176;
@inline
export const OPEN_SPOTS: usize = 240;

@inline
export function planesOf(start: usize): usize {
  return load<u32>(start + LIVE) / 4;
}

@inline
export function keptOf(start: usize): u32 {
  return load<u32>(start + KEPT);
}

@inline
export function setKept(start: usize, kept: u32): void {
  store<u32>(start + KEPT, kept);
}

@inline
export function planeAt(start: usize, plane: usize): v128 {
  return v128.load(start + PLANE * plane);
}

@inline
export function ojamaOf(start: usize): v128 {
  return v128.load(start + OJAMA);
}

@inline
export function setPlane(start: usize, plane: usize, cells: v128): void {
  v128.store(start + PLANE * plane, cells);
}

@inline
export function copyField(from: usize, to: usize): void {
  setPlane(to, 0, planeAt(from, 0));
  setPlane(to, 1, planeAt(from, 1));
  setPlane(to, 2, planeAt(from, 2));
  setPlane(to, 3, planeAt(from, 3));
  if (planesOf(from) > 4) {
    setPlane(to, 4, planeAt(from, 4));
    setPlane(to, 5, planeAt(from, 5));
  }
  store<u64>(to + KEPT, load<u64>(from + KEPT));
}

/** All cells of a record. */
@inline
export function cellsOf(start: usize): v128 {
  const four = v128.or(
    v128.or(planeAt(start, 0), planeAt(start, 1)),
    v128.or(planeAt(start, 2), planeAt(start, 3)),
  );
  return planesOf(start) > 4 ? v128.or(four, v128.or(planeAt(start, 4), planeAt(start, 5))) : four;
}

@inline
export function popping(cells: v128): v128 {
  return v128.and(cells, i16x8.splat(POPPING));
}
