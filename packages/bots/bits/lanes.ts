// Layout of a field in words. A set of cells is three Int32 words. Each word holds two columns as lanes of 16 bits, the
// even column low. Row r is bit r + 1 of its lane. Bits 0, 14 and 15 stay clear, so that a shift by one row never runs
// into the neighboring lane.
//
// Numbers in hot code are written out in small functions: bundlers turn named constants of a module into variables, and
// shifts and masks by a variable cost a third of the speed.

/** The even column of a word, as a lane in bits 0 to 15. */
export function lowLane(cells: number): number {
  return cells & 0xffff;
}

/** The odd column of a word, as a lane in bits 0 to 15. */
export function highLane(cells: number): number {
  return cells >>> 16;
}

export const wordOf = (col: number): number => col >> 1;
const shiftOf = (col: number): number => (col & 1) << 4;

/** The bit of a cell within its word. */
export function bitOf(row: number, col: number): number {
  return 1 << (row + 1 + shiftOf(col));
}

/** Moves cells one column to the right. Returns what each lane of `here` gets from its left. */
export function fromLeft(here: number, left: number): number {
  return (here << 16) | (left >>> 16);
}

/** Moves cells one column to the left. Returns what each lane of `here` gets from its right. */
export function fromRight(here: number, right: number): number {
  return (here >>> 16) | (right << 16);
}

/** Counts the cells of a set of three words. */
export function count3(a: number, b: number, c: number): number {
  const x = fours(a) + fours(b) + fours(c);
  return Math.imul((x & 0x0f0f_0f0f) + ((x >>> 4) & 0x0f0f_0f0f), 0x0101_0101) >>> 24;
}

/** The number of bits in each group of four; three such words still fit into one. */
function fours(x: number): number {
  x -= (x >>> 1) & 0x5555_5555;
  return (x & 0x3333_3333) + ((x >>> 2) & 0x3333_3333);
}

/** The height of a column in a word of settled cells. */
export function heightOf(cells: number, col: number): number {
  return 31 - Math.clz32(((cells >>> shiftOf(col)) & 0xffff) | 1);
}
