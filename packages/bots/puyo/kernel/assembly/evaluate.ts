// The worth of a field to a player who builds a chain. The plain board describes the ideas, in ../evaluate.ts. Here all
// columns are tested at once.

import { cell, count, down, left, right, spread, up } from './cells';
import {
  cellsOf,
  copyField,
  FILLED,
  HEIGHTS,
  keptOf,
  ojamaOf,
  OPEN_SPOTS,
  planeAt,
  planesOf,
  popping,
  setPlane,
  WEIGHTS,
} from './field';
import { resolve } from './resolve';

/** Weights in the order in which the kernel writes them. */
const enum Weight {
  shape,
  tilt,
  well,
  bump,
  pair,
  triple,
  kept,
  ojama,
  link,
  height,
  key,
  room,
  spawn,
}

@inline
function weight(which: Weight): i32 {
  return load<i32>(WEIGHTS + 4 * (<usize>which));
}

/** Height of the cells beside the board; higher than any column. */
@inline
const WALL: i16 = 99;

/** Address of the evaluated record, and value of the best chain in reach. */
let record: usize = 0;
let best: i32 = 0;

export function evaluate(start: usize): i32 {
  const planes = planesOf(start);
  record = start;
  best = 0;
  survey(start);
  let value = shapeOf() + weight(Weight.kept) * popcnt(<i32>keptOf(start));
  if (planes > 4) value += weight(Weight.ojama) * count(ojamaOf(start));
  const colors: usize = planes > 5 ? 5 : planes;
  for (let plane: usize = 0; plane < colors; plane++) value += valueOfColor(plane, planes > 4);
  return value + best;
}

/** Stores heights, filled cells, and the spots that a puyo can reach. */
@inline
function survey(start: usize): void {
  const filled = cellsOf(start);
  const heights = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(filled));
  const high = i16x8.bitmask(i16x8.gt_s(heights, i16x8.splat(11)));
  const spots = inside(i16x8.add(v128.or(filled, i16x8.splat(1)), i16x8.splat(1)));
  v128.store(FILLED, filled);
  v128.store(HEIGHTS, heights);
  v128.store(OPEN_SPOTS, high == 0 ? spots : v128.andnot(spots, beyond(high)));
}

/** Clears the lanes that are no columns of the board. */
@inline
function inside(lanes: v128): v128 {
  return v128.and(lanes, i16x8(-1, -1, -1, -1, -1, -1, 0, 0));
}

/** All cells of the columns that a puyo cannot reach because of these high ones. */
function beyond(high: i32): v128 {
  const side = (high >> 3) & 7;
  const closed = ((side | (side << 1) | (side << 2)) << 3) | (high & 3) | ((high >> 1) & 1);
  const bits = i16x8(1, 2, 4, 8, 16, 32, 64, 128);
  return i16x8.eq(v128.and(i16x8.splat(<i16>closed), bits), bits);
}

/** Compares the outline with the wanted one: the left half above the mean, the right half below it. */
@inline
function shapeOf(): i32 {
  const heights = v128.load(HEIGHTS);
  const tilt = <i16>weight(Weight.tilt);
  const mean = <i16>(sum(heights) / 6);
  const wanted = i16x8.add(i16x8.splat(mean), i16x8(tilt, tilt, tilt, -tilt, -tilt, -tilt, 0, 0));
  const off = sum(inside(i16x8.abs(i16x8.sub(heights, wanted))));
  const walled = v128.or(heights, i16x8(0, 0, 0, 0, 0, 0, WALL, WALL));
  const before = right(walled);
  const after = left(walled);
  const none = i64x2.splat(0);
  const wells = inside(i16x8.max_s(i16x8.sub(i16x8.min_s(before, after), walled), none));
  const bumps = inside(i16x8.max_s(i16x8.sub(walled, i16x8.max_s(before, after)), none));
  return (
    weight(Weight.shape) * off +
    weight(Weight.well) * sum(wells) +
    weight(Weight.bump) * sum(bumps) +
    weight(Weight.spawn) * i16x8.extract_lane_s(heights, 2)
  );
}

/** The sum of all lanes. */
@inline
function sum(lanes: v128): i32 {
  const fours = i32x4.extadd_pairwise_i16x8_s(lanes);
  const twos = i32x4.add(fours, v128.shuffle<i32>(fours, fours, 2, 3, 0, 1));
  return i32x4.extract_lane(twos, 0) + i32x4.extract_lane(twos, 1);
}

/** Values the links of one color, and plays out each of its triggers that can make two links. */
@inline
function valueOfColor(plane: usize, hasOjama: bool): i32 {
  const x = popping(planeAt(record, plane));
  const below = up(x);
  const above = down(x);
  const toLeft = right(x);
  const toRight = left(x);
  const either = v128.or(below, above);
  const sides = v128.or(toLeft, toRight);
  const grouped = v128.and(x, v128.or(either, sides));
  const middles = v128.and(
    x,
    v128.or(v128.or(v128.and(below, above), v128.and(toLeft, toRight)), v128.and(either, sides)),
  );
  let buried = hasOjama ? x : v128.andnot(v128.and(x, down(v128.load(FILLED))), above);
  const some = count(grouped);
  let tripled = middles;
  let value = 0;
  if (some > 0) buried = v128.and(x, spread(buried));
  if (v128.any_true(middles)) {
    buried = v128.and(x, spread(buried));
    tripled = v128.and(x, spread(middles));
    value = weight(Weight.triple) * count(middles);
  }
  value += weight(Weight.pair) * ((some - (v128.any_true(middles) ? count(tripled) : 0)) >> 1);
  findTriggers(plane, x, grouped, tripled, buried);
  return value;
}

@inline
function findTriggers(plane: usize, cells: v128, grouped: v128, tripled: v128, buried: v128): void {
  const spots = v128.load(OPEN_SPOTS);
  const sides = v128.or(right(buried), left(buried));
  const rests = v128.or(up(buried), sides);
  const two = v128.or(rests, down(sides));
  const three = v128.or(two, i16x8.shr_u(sides, 2));
  if (!v128.any_true(v128.and(spots, three))) return;
  const below = up(cells);
  const toLeft = right(cells);
  const toRight = left(cells);
  const pairsBelow = up(grouped);
  const pairsBeside = v128.or(right(grouped), left(grouped));
  const bothSides = v128.and(toLeft, toRight);
  const side = v128.or(toLeft, toRight);
  const upper = down(side);

  const triples = v128.or(up(tripled), v128.or(right(tripled), left(tripled)));
  const several = v128.or(v128.and(below, side), bothSides);
  const one = v128.or(
    v128.or(triples, v128.and(several, v128.or(pairsBelow, pairsBeside))),
    v128.and(below, bothSides),
  );
  const corner = v128.or(v128.and(below, v128.or(side, upper)), v128.and(side, upper));
  const most = v128.or(
    v128.or(v128.or(bothSides, down(bothSides)), corner),
    v128.or(v128.or(pairsBeside, down(pairsBeside)), pairsBelow),
  );
  fire(plane, v128.and(v128.and(spots, i16x8.splat(0x1ffe)), v128.and(one, rests)), 1);
  fire(plane, v128.andnot(v128.and(v128.and(spots, i16x8.splat(0x0ffe)), v128.and(most, two)), one), 2);
  fire(plane, v128.andnot(v128.and(v128.and(spots, i16x8.splat(0x07fe)), three), v128.or(one, most)), 3);
}

/** Sets off the chain of each of these cells, with `keys` key puyos of one color on top of each other. */
@inline
function fire(plane: usize, found: v128, keys: i32): void {
  for (let columns = i16x8.bitmask(i16x8.ne(found, i64x2.splat(0))); columns != 0; columns &= columns - 1) {
    const col = ctz(columns);
    const bit = 2 << <i32>load<i16>(HEIGHTS + 2 * (<usize>col));
    play(plane, col, bit * ((1 << keys) - 1), keys);
  }
}

function play(plane: usize, col: i32, bits: i32, keys: i32): void {
  const placed = cell(col, bits);
  copyField(record, 0);
  setPlane(0, plane, v128.or(planeAt(record, plane), placed));
  const links = resolve(placed);
  if (links > 1) rate(col, links, keys);
}

function rate(col: i32, links: i32, keys: i32): void {
  const value =
    weight(Weight.link) * links +
    weight(Weight.height) * heightAt(col) +
    weight(Weight.key) * keys +
    weight(Weight.room) * roomAt(col);
  if (value > best) best = value;
}

@inline
function heightAt(col: i32): i32 {
  return <i32>load<i16>(HEIGHTS + 2 * (<usize>col));
}

/** Columns on either side that are not higher. Lower ones count twice. */
function roomAt(col: i32): i32 {
  const height = heightAt(col);
  let room = 0;
  for (let x = col - 1; x >= 0 && heightAt(x) <= height; x--) room += heightAt(x) < height ? 2 : 1;
  for (let x = col + 1; x < 6 && heightAt(x) <= height; x++) room += heightAt(x) < height ? 2 : 1;
  return room;
}
