// Plays a field out to rest, on bits. It works on the current field, which is the record at the start of the kernel's
// words. Behind it are the points of its chain.
//
// A cell pops when its group has four cells or more. Such a group holds a cell with three neighbors, or two touching
// cells with two neighbors each; and every cell of it is one of those or touches one. So neighbor counts find all cells
// that pop without following groups. Fewer than eight popping cells of a color are one group. From eight on the groups
// are told apart, for their bonus.
//
// After a fall only cells at or above the lowest gap of their column can have made a new group. So only colors with
// such a cell are looked at again.
//
// All memory is one array, because each array costs its own checks in each function. Popping cells are kept in locals
// and found in the loop itself: through memory it costs a quarter of the speed. Numbers are written out for the reason
// given in lanes.ts.

import { count3, fromLeft, fromRight, highLane, lowLane } from '../../bits/lanes.ts';
import { liveOf, popping } from './field.ts';
import { powerOf } from './power.ts';

/** Points of the last chain. */
export function lastScore(f: Int32Array): number {
  return f[20];
}

/**
 * Plays the current field out and returns the number of links. At first only groups with a cell in a, b, c pop: the
 * cells just placed, or all.
 */
export function resolve(f: Int32Array, a: number, b: number, c: number): number {
  const live = liveOf(f, 0);
  const end = live > 15 ? 15 : live;
  let chain = 0;
  let score = 0;
  for (;;) {
    let cells = 0;
    let colors = 0;
    let groups = 0;
    let ga = 0;
    let gb = 0;
    let gc = 0;
    for (let plane = 0; plane < end; plane += 3) {
      const x = popping(f[plane]);
      const y = popping(f[plane + 1]);
      const z = popping(f[plane + 2]);
      if (((x & a) | (y & b) | (z & c)) === 0) continue;
      const tx = twos(x, fromLeft(x, 0), fromRight(x, y));
      const ty = twos(y, fromLeft(y, x), fromRight(y, z));
      const tz = twos(z, fromLeft(z, y), fromRight(z, 0));
      if ((tx | ty | tz) === 0) continue;
      const sx = threes(x, fromLeft(x, 0), fromRight(x, y)) | (tx & around(tx, fromLeft(tx, 0), fromRight(tx, ty)));
      const sy = threes(y, fromLeft(y, x), fromRight(y, z)) | (ty & around(ty, fromLeft(ty, tx), fromRight(ty, tz)));
      const sz = threes(z, fromLeft(z, y), fromRight(z, 0)) | (tz & around(tz, fromLeft(tz, ty), fromRight(tz, 0)));
      if ((sx | sy | sz) === 0) continue;
      const px = x & spread(sx, fromLeft(sx, 0), fromRight(sx, sy));
      const py = y & spread(sy, fromLeft(sy, sx), fromRight(sy, sz));
      const pz = z & spread(sz, fromLeft(sz, sy), fromRight(sz, 0));
      ga |= px;
      gb |= py;
      gc |= pz;
      const size = count3(px, py, pz);
      if (size > 4) groups += size < 8 ? size - 3 : groupBonuses(px, py, pz);
      cells += size;
      colors++;
    }
    if (colors === 0) break;
    chain++;
    score += 10 * cells * bonusOf(chain, colors, groups);
    a = clear(f, 0, live > 15 ? withOjama(f[15], ga, 0, gb) : ga);
    b = clear(f, 1, live > 15 ? withOjama(f[16], gb, ga, gc) : gb);
    c = clear(f, 2, live > 15 ? withOjama(f[17], gc, gb, 0) : gc);
  }
  f[20] = score;
  return chain;
}

function bonusOf(chain: number, colors: number, groups: number): number {
  const bonus = powerOf(chain) + (colors === 1 ? 0 : 3 << (colors - 2)) + groups;
  return bonus === 0 ? 1 : bonus < 999 ? bonus : 999;
}

/** Cells of x with two neighbors or more. `left` and `right` are the cells on either side. */
function twos(x: number, left: number, right: number): number {
  const below = x << 1;
  const above = x >>> 1;
  return x & ((below & above) | (left & right) | ((below | above) & (left | right)));
}

/** Cells of x with three neighbors or more. */
function threes(x: number, left: number, right: number): number {
  const below = x << 1;
  const above = x >>> 1;
  return x & ((below & above & (left | right)) | (left & right & (below | above)));
}

/** All cells beside a cell of x. */
function around(x: number, left: number, right: number): number {
  return (x << 1) | (x >>> 1) | left | right;
}

/** x and all cells beside it. */
function spread(x: number, left: number, right: number): number {
  return x | around(x, left, right);
}

/** Group bonuses of popping cells of one color that may be several groups. */
function groupBonuses(a: number, b: number, c: number): number {
  let bonus = 0;
  while ((a | b | c) !== 0) {
    let ga = a & -a;
    let gb = a === 0 ? b & -b : 0;
    let gc = (a | b) === 0 ? c & -c : 0;
    let size = 1;
    for (let before = 0; before !== size;) {
      before = size;
      const na = a & spread(ga, fromLeft(ga, 0), fromRight(ga, gb));
      const nb = b & spread(gb, fromLeft(gb, ga), fromRight(gb, gc));
      gc = c & spread(gc, fromLeft(gc, gb), fromRight(gc, 0));
      ga = na;
      gb = nb;
      size = count3(ga, gb, gc);
    }
    bonus += size === 4 ? 0 : size < 11 ? size - 3 : 10;
    a &= ~ga;
    b &= ~gb;
    c &= ~gc;
  }
  return bonus;
}

/** Adds the ojama beside popping cells. */
function withOjama(ojama: number, here: number, left: number, right: number): number {
  return here | (popping(ojama) & spread(here, fromLeft(here, left), fromRight(here, right)));
}

/** Clears cells of one word and lets the rest fall. Returns the cells from the lowest gap of each column up. */
function clear(f: Int32Array, w: number, out: number): number {
  if (out === 0) return 0;
  const low = lowLane(out);
  const high = highLane(out);
  if (isBroken(low) || isBroken(high)) return clearRuns(f, w, out);
  const live = liveOf(f, 0);
  const lowAbove = low === 0 ? 0 : 0xffff & -(1 << (32 - Math.clz32(low)));
  const highAbove = high === 0 ? 0 : -(1 << (32 - Math.clz32(out)));
  const lowRows = runLength(low);
  const highRows = runLength(high);
  const stay = ~(out | lowAbove | highAbove);
  // The four colors of most games are written out: a loop costs a quarter of the speed of a long chain.
  const x = f[w];
  const y = f[w + 3];
  const z = f[w + 6];
  const v = f[w + 9];
  f[w] = (x & stay) | ((x & lowAbove) >>> lowRows) | ((x & highAbove) >>> highRows);
  f[w + 3] = (y & stay) | ((y & lowAbove) >>> lowRows) | ((y & highAbove) >>> highRows);
  f[w + 6] = (z & stay) | ((z & lowAbove) >>> lowRows) | ((z & highAbove) >>> highRows);
  f[w + 9] = (v & stay) | ((v & lowAbove) >>> lowRows) | ((v & highAbove) >>> highRows);
  for (let i = w + 12; i < live; i += 3) {
    const x = f[i];
    f[i] = (x & stay) | ((x & lowAbove) >>> lowRows) | ((x & highAbove) >>> highRows);
  }
  return fromGapUp(low) | (fromGapUp(high) << 16);
}

/** True if these bits are more than one run. */
function isBroken(bits: number): boolean {
  return (bits & (bits + (bits & -bits))) !== 0;
}

function runLength(run: number): number {
  return Math.clz32(run & -run) - Math.clz32(run) + 1;
}

function fromGapUp(gaps: number): number {
  return 0xffff & -(gaps & -gaps);
}

/** Clears cells of a word with several gaps in a column. The gaps are closed from the top one down. */
function clearRuns(f: Int32Array, w: number, out: number): number {
  const live = liveOf(f, 0);
  for (let i = w; i < live; i += 3) f[i] &= ~out;
  closeLane(f, w, lowLane(out), 0);
  closeLane(f, w, highLane(out), 16);
  return fromGapUp(lowLane(out)) | (fromGapUp(highLane(out)) << 16);
}

function closeLane(f: Int32Array, w: number, gaps: number, shift: number): void {
  const live = liveOf(f, 0);
  while (gaps !== 0) {
    const high = 32 - Math.clz32(gaps);
    const low = 32 - Math.clz32(~gaps & ((1 << high) - 1));
    const above = (0xffff & -(1 << high)) << shift;
    gaps &= (1 << low) - 1;
    for (let i = w; i < live; i += 3) {
      const x = f[i];
      f[i] = (x & ~above) | ((x & above) >>> (high - low));
    }
  }
}
