// Plays the current field out to rest. The plain board describes how it finds the cells that pop, in ../resolve.ts.

import { around, count, down, left, lowest, right, spread, up } from './cells';
import { ojamaOf, planeAt, planesOf, popping, SCORE, setPlane } from './field';

/** Plays the current field out and returns the number of links. At first only groups with a cell in `fresh` pop. */
export function resolve(fresh: v128): i32 {
  const planes = planesOf(0);
  const colors: usize = planes > 5 ? 5 : planes;
  let chain = 0;
  let score = 0;
  for (;;) {
    let popped = i64x2.splat(0);
    let cells = 0;
    let popping_colors = 0;
    let groups = 0;
    for (let plane: usize = 0; plane < colors; plane++) {
      const x = popping(planeAt(0, plane));
      if (!v128.any_true(v128.and(x, fresh))) continue;
      const out = poppingIn(x);
      if (!v128.any_true(out)) continue;
      const size = count(out);
      if (size > 4) groups += size < 8 ? size - 3 : groupBonuses(out);
      popped = v128.or(popped, out);
      cells += size;
      popping_colors++;
    }
    if (popping_colors == 0) break;
    chain++;
    score += 10 * cells * bonusOf(chain, popping_colors, groups);
    if (planes > 4) popped = v128.or(popped, v128.and(popping(ojamaOf(0)), around(popped)));
    fresh = i16x8.neg(lowest(popped));
    fall(popped, planes);
  }
  store<i32>(SCORE, score);
  return chain;
}

/** The cells of one color that are in groups of four or more. */
@inline
function poppingIn(x: v128): v128 {
  const below = up(x);
  const above = down(x);
  const toLeft = right(x);
  const toRight = left(x);
  const both = v128.and(below, above);
  const either = v128.or(below, above);
  const bothSides = v128.and(toLeft, toRight);
  const eitherSide = v128.or(toLeft, toRight);
  const twos = v128.and(x, v128.or(v128.or(both, bothSides), v128.and(either, eitherSide)));
  if (!v128.any_true(twos)) return twos;
  const threes = v128.and(x, v128.or(v128.and(both, eitherSide), v128.and(bothSides, either)));
  return v128.and(x, spread(v128.or(threes, v128.and(twos, around(twos)))));
}

/** Removes cells, from the lowest of each column up, and lets those above them fall. */
@inline
function fall(out: v128, planes: usize): void {
  do {
    const gap = lowest(out);
    const stay = i16x8.sub(gap, i16x8.splat(1));
    drop(0, stay);
    drop(1, stay);
    drop(2, stay);
    drop(3, stay);
    if (planes > 4) {
      drop(4, stay);
      drop(5, stay);
    }
    out = down(v128.xor(out, gap));
  } while (v128.any_true(out));
}

/** Moves the cells of a plane one row down, except those in `stay`. */
@inline
function drop(plane: usize, stay: v128): void {
  const x = planeAt(0, plane);
  setPlane(0, plane, v128.bitselect(x, down(x), stay));
}

/** The bonus of link `chain`, with this number of colors and these group bonuses. */
@inline
function bonusOf(chain: i32, colors: i32, groups: i32): i32 {
  const power = chain == 1 ? 0 : chain < 6 ? 4 << (chain - 1) : 32 * (chain - 3);
  const bonus = power + (colors == 1 ? 0 : 3 << (colors - 2)) + groups;
  return bonus == 0 ? 1 : bonus < 999 ? bonus : 999;
}

/** Group bonuses of popping cells of one color that may be several groups. */
function groupBonuses(cells: v128): i32 {
  let bonus = 0;
  while (v128.any_true(cells)) {
    let group = firstOf(cells);
    let size = 1;
    for (let before = 0; before != size; ) {
      before = size;
      group = v128.and(cells, spread(group));
      size = count(group);
    }
    bonus += size == 4 ? 0 : size < 11 ? size - 3 : 10;
    cells = v128.andnot(cells, group);
  }
  return bonus;
}

/** Any cell of a set that is not empty. */
@inline
function firstOf(cells: v128): v128 {
  const low = v128.extract_lane<u64>(cells, 0);
  const high = v128.extract_lane<u64>(cells, 1);
  return low != 0 ? i64x2(low & (0 - low), 0) : i64x2(0, high & (0 - high));
}
