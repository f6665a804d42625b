// Plays a field out to rest, on bits. It works on the current field, which is the record at the start of the kernel's
// words. Behind it, from word 15 on, are the cells that break, then the counts of the step, and then the points of each
// link.
//
// A crash gem breaks when its color is beside it. The gems it breaks are found by spreading from all such crash gems of
// a color at once, until nothing new is reached. Power is found only when it is scored: four shifted sets meet in the
// corners of every filled square. A gap is closed by moving everything above it in its column, in every set.
//
// Numbers are written out for the reason given in lanes.ts.

import { count3, fromLeft, fromRight, highLane, lowLane } from '../../bits/lanes.ts';

const LINKS_START = 23;
/** A link breaks at least two gems. */
export const SCRATCH_WORDS = LINKS_START + 40;

/** All points of the last resolved field. */
export function lastScore(f: Int32Array): number {
  return f[21];
}

/** Diamonds of the last resolved field that came down on the floor. */
export function lastTechs(f: Int32Array): number {
  return f[22];
}

/** Points of one of its links, from 0. */
export function linkScore(f: Int32Array, link: number): number {
  return f[LINKS_START + link];
}

/** Plays the current field out and returns the number of links. */
export function resolve(f: Int32Array): number {
  let chain = 0;
  let score = 0;
  let techs = 0;
  for (;;) {
    close(f, 0);
    close(f, 1);
    close(f, 2);
    f.fill(0, 15, 21);
    const taken = (f[12] | f[13] | f[14]) === 0 ? 0 : takeDiamonds(f);
    for (let color = 0; color < 4; color++) breakColor(f, color, ((taken >> color) & 1) !== 0);
    const gems = f[18];
    if (gems === 0 && f[20] === 0) break;
    techs += f[20];
    if (gems > 0) {
      chain++;
      const points = ((10 * gems + 15 * f[19]) * (chain + 1) + 1) >> 1;
      f[22 + chain] = points;
      score += points;
    }
    for (let i = 0; i < 15; i += 3) {
      f[i] &= ~f[15];
      f[i + 1] &= ~f[16];
      f[i + 2] &= ~f[17];
    }
  }
  const cleared = chain + techs > 0 && (f[0] | f[1] | f[2]) === 0;
  f[21] = score + 10_000 * techs + (cleared ? 5000 : 0);
  f[22] = techs;
  return chain;
}

/** Lets everything in the two columns of a word fall. */
function close(f: Int32Array, w: number): void {
  const filled = f[w];
  const low = lowLane(filled);
  const high = highLane(filled);
  if ((low & (low + 2)) !== 0) closeLane(f, w, 0);
  if ((high & (high + 2)) !== 0) closeLane(f, w, 16);
}

/** Closes the gaps of one column from the lowest up. */
function closeLane(f: Int32Array, w: number, shift: number): void {
  for (;;) {
    const filled = ((f[w] >>> shift) & 0xffff) | 1;
    const gap = ~filled & (filled + 1);
    const above = filled & -gap;
    if (above === 0) return;
    const rows = Math.clz32(gap) - Math.clz32(above & -above);
    const moving = (0xffff & -gap) << shift;
    for (let i = w; i < 15; i += 3) {
      const x = f[i];
      f[i] = (x & ~moving) | ((x & moving) >>> rows);
    }
  }
}

/** x and all cells beside it. */
function spread(x: number, left: number, right: number): number {
  return x | (x << 1) | (x >>> 1) | left | right;
}

/** Adds the gems that crash gems of a color break, or all gems of that color. Counts gems and power gems. */
function breakColor(f: Int32Array, color: number, whole: boolean): void {
  const lo = -(color & 1);
  const hi = -(color >> 1);
  const a = f[0] & ~(f[3] ^ lo) & ~(f[6] ^ hi) & ~f[12];
  const b = f[1] & ~(f[4] ^ lo) & ~(f[7] ^ hi) & ~f[13];
  const c = f[2] & ~(f[5] ^ lo) & ~(f[8] ^ hi) & ~f[14];
  const ka = a & f[9];
  const kb = b & f[10];
  const kc = c & f[11];
  let ga = a;
  let gb = b;
  let gc = c;
  if (!whole) {
    if ((ka | kb | kc) === 0) return;
    ga = ka & beside(a, fromLeft(a, 0), fromRight(a, b));
    gb = kb & beside(b, fromLeft(b, a), fromRight(b, c));
    gc = kc & beside(c, fromLeft(c, b), fromRight(c, 0));
    if ((ga | gb | gc) === 0) return;
    for (;;) {
      const na = a & spread(ga, fromLeft(ga, 0), fromRight(ga, gb));
      const nb = b & spread(gb, fromLeft(gb, ga), fromRight(gb, gc));
      const nc = c & spread(gc, fromLeft(gc, gb), fromRight(gc, 0));
      if (na === ga && nb === gb && nc === gc) break;
      ga = na;
      gb = nb;
      gc = nc;
    }
  }
  f[15] |= ga;
  f[16] |= gb;
  f[17] |= gc;
  f[18] += count3(ga, gb, gc);
  f[19] += countPower(ga & ~ka, gb & ~kb, gc & ~kc);
}

/** All cells beside a cell of x, without x itself. */
function beside(x: number, left: number, right: number): number {
  return (x << 1) | (x >>> 1) | left | right;
}

/** Counts power gems among these normal gems of one color. */
function countPower(a: number, b: number, c: number): number {
  const va = a & (a >>> 1);
  const vb = b & (b >>> 1);
  const vc = c & (c >>> 1);
  if ((va | vb | vc) === 0) return 0;
  const sa = va & fromRight(va, vb);
  const sb = vb & fromRight(vb, vc);
  const sc = vc & fromRight(vc, 0);
  if ((sa | sb | sc) === 0) return 0;
  const pa = sa | fromLeft(sa, 0);
  const pb = sb | fromLeft(sb, sa);
  const pc = sc | fromLeft(sc, sb);
  return count3(pa | (pa << 1), pb | (pb << 1), pc | (pc << 1));
}

/**
 * Adds all diamonds to the cells that break, and counts those on the floor. Returns the colors that the others take,
 * one bit each.
 */
function takeDiamonds(f: Int32Array): number {
  let colors = 0;
  for (let w = 0; w < 3; w++) {
    const diamonds = f[12 + w];
    f[15 + w] = diamonds;
    for (let left = diamonds; left !== 0; left &= left - 1) {
      let under = (left & -left) >>> 1;
      while ((under & diamonds) !== 0) under >>>= 1;
      if ((f[w] & under) === 0) f[20] += 1;
      else colors |= 1 << (((f[w + 3] & under) === 0 ? 0 : 1) + ((f[w + 6] & under) === 0 ? 0 : 2));
    }
  }
  return colors;
}
