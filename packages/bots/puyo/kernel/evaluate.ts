// The worth of a field to a player who builds a chain: its shape, its links, and the best chain that one to three more
// puyos of one color would set off ("key puyos").
//
// On a field at rest every group has one to three cells. So the size of the group behind a cell follows from neighbor
// counts, and all columns are tested at once: do one, two or three key puyos on a column make four? A trigger whose
// groups have nothing of another color on them moves nothing else. It can only be a single link, and is not played out.

// Sets of cells are three words each, with an empty word on either side, so that every word has neighbors. The
// functions below name the words, for the reason given in lanes.ts.

import { SPAWN_COL } from '@rensa/games/puyo';
import { count3, fromLeft, fromRight } from '../../bits/lanes.ts';
import { keptOf, liveOf, load, popping } from './field.ts';
import { cellsOf } from './place.ts';
import { resolve } from './resolve.ts';
import type { Weights } from './weights.ts';

const filled = (s: Int32Array, w: number): number => s[40 + w];
/** The lowest empty cell of each column that a puyo can reach. */
const spots = (s: Int32Array, w: number): number => s[48 + w];
const heightAt = (s: Int32Array, col: number): number => s[88 + col];
/** Value of the best chain in reach. */
const bestValue = (s: Int32Array): number => s[96];
/** The evaluated record, and the plane that is looked at. */
const record = (s: Int32Array): number => s[97];
const plane = (s: Int32Array): number => s[98];

/**
 * Starts of the sets of one color: all of its cells, those in groups of two or three, those in groups of three, and
 * those in groups that something rests on.
 */
const cells = (): 56 => 56;
const grouped = (): 64 => 64;
const tripled = (): 72 => 72;
const buried = (): 80 => 80;

/** Words that the functions above use, with room to spare. */
export const SCRATCH_WORDS = 128;

export function evaluate(s: Int32Array, start: number, weights: Weights): number {
  const live = liveOf(s, start);
  s[97] = start;
  survey(s, start);
  let value = shapeOf(s, weights) + weights.kept * count3(keptOf(s, start), 0, 0);
  if (live > 15) value += weights.ojama * size(s, start + 14);
  s[96] = 0;
  const end = live > 15 ? 15 : live;
  for (let plane = 0; plane < end; plane += 3) {
    s[98] = plane;
    value += groupUp(s, start + plane, live > 15, weights);
    findTriggers(s, weights);
  }
  return value + bestValue(s);
}

/** Stores heights, filled cells, and the spots that a puyo can reach. */
function survey(s: Int32Array, start: number): void {
  for (let w = 0; w < 3; w++) {
    const all = cellsOf(s, start, w);
    s[41 + w] = all;
    s[88 + 2 * w] = 31 - Math.clz32((all & 0xffff) | 1);
    s[89 + 2 * w] = 31 - Math.clz32((all >>> 16) | 1);
    s[49 + w] = (all | 0x1_0001) + 0x1_0001;
  }
  for (let col = 3, open = true; col < 6; col++) open = closeSpot(s, col, open);
  for (let col = 1, open = true; col >= 0; col--) open = closeSpot(s, col, open);
}

/** Removes the spot of a column that cannot be reached. Returns whether the columns beyond it can be. */
function closeSpot(s: Int32Array, col: number, open: boolean): boolean {
  if (open && heightAt(s, col) < 12) return true;
  const w = 1 + (col >> 1);
  s[48 + w] = spots(s, w) & ((col & 1) === 0 ? 0xffff << 16 : 0xffff);
  return false;
}

/** Compares the outline with the wanted one: the left half above the mean, the right half below it. */
function shapeOf(s: Int32Array, { shape, tilt, well, bump, spawn }: Weights): number {
  let sum = 0;
  for (let col = 0; col < 6; col++) sum += heightAt(s, col);
  const mean = (sum / 6) | 0;
  let off = 0;
  let wells = 0;
  let bumps = 0;
  let left = 99;
  let height = heightAt(s, 0);
  for (let col = 0; col < 6; col++) {
    const over = height - mean - (col < 3 ? tilt : -tilt);
    off += over < 0 ? -over : over;
    const right = col === 5 ? 99 : heightAt(s, col + 1);
    const lower = left < right ? left : right;
    const higher = left < right ? right : left;
    if (height < lower) wells += lower - height;
    else if (height > higher) bumps += height - higher;
    left = height;
    height = right;
  }
  return shape * off + well * wells + bump * bumps + spawn * heightAt(s, SPAWN_COL);
}

/** Sorts the cells of one color by the size of their group, and values the links between them. */
function groupUp(s: Int32Array, first: number, hasOjama: boolean, weights: Weights): number {
  const a = popping(s[first]);
  const b = popping(s[first + 1]);
  const c = popping(s[first + 2]);
  groupWord(s, 1, a, fromLeft(a, 0), fromRight(a, b));
  groupWord(s, 2, b, fromLeft(b, a), fromRight(b, c));
  groupWord(s, 3, c, fromLeft(c, b), fromRight(c, 0));
  if (hasOjama) buryAll(s);
  const middles = size(s, tripled());
  const some = size(s, grouped());
  if (some > 0) grow(s, buried());
  if (middles === 0) return weights.pair * (some >> 1);
  grow(s, buried());
  grow(s, tripled());
  return weights.pair * ((some - size(s, tripled())) >> 1) + weights.triple * middles;
}

function groupWord(s: Int32Array, w: number, x: number, left: number, right: number): void {
  const below = x << 1;
  const above = x >>> 1;
  s[56 + w] = x;
  s[64 + w] = x & (below | above | left | right);
  s[72 + w] = x & ((below & above) | (left & right) | ((below | above) & (left | right)));
  s[80 + w] = x & (filled(s, w) >>> 1) & ~above;
}

/** Ojama goes with the cells that pop beside it, so any group may hold something up. */
function buryAll(s: Int32Array): void {
  for (let w = 1; w < 4; w++) s[80 + w] = s[56 + w];
}

function size(s: Int32Array, set: number): number {
  return count3(s[set + 1], s[set + 2], s[set + 3]);
}

/** Grows a set of cells by one step within its color. */
function grow(s: Int32Array, set: number): void {
  const a = s[set + 1];
  const b = s[set + 2];
  const c = s[set + 3];
  if ((a | b | c) === 0) return;
  s[set + 1] = s[57] & (a | (a << 1) | (a >>> 1) | fromLeft(a, 0) | fromRight(a, b));
  s[set + 2] = s[58] & (b | (b << 1) | (b >>> 1) | fromLeft(b, a) | fromRight(b, c));
  s[set + 3] = s[59] & (c | (c << 1) | (c >>> 1) | fromLeft(c, b) | fromRight(c, 0));
}

function belowIn(s: Int32Array, set: number, w: number): number {
  return s[set + w] << 1;
}

function leftIn(s: Int32Array, set: number, w: number): number {
  return fromLeft(s[set + w], s[set + w - 1]);
}

function rightIn(s: Int32Array, set: number, w: number): number {
  return fromRight(s[set + w], s[set + w + 1]);
}

/** Plays out every trigger of one color that can make two links. */
function findTriggers(s: Int32Array, weights: Weights): void {
  for (let w = 1; w < 4; w++) {
    const spot = spots(s, w);
    const sides = leftIn(s, buried(), w) | rightIn(s, buried(), w);
    const rests = belowIn(s, buried(), w) | sides;
    const two = rests | (sides >>> 1);
    const three = two | (sides >>> 2);
    if ((spot & three) === 0) continue;
    const one = oneKey(s, w);
    const most = oneOrTwoKeys(s, w);
    fire(s, spot & 0x1ffe_1ffe & one & rests, w, 1, weights);
    fire(s, spot & 0x0ffe_0ffe & ~one & most & two, w, 2, weights);
    fire(s, spot & 0x07fe_07fe & ~one & ~most & three, w, 3, weights);
  }
}

/** Cells where a single puyo makes four: beside a group of three, beside a pair and another, or beside three others. */
function oneKey(s: Int32Array, w: number): number {
  const below = belowIn(s, cells(), w);
  const left = leftIn(s, cells(), w);
  const right = rightIn(s, cells(), w);
  const several = (below & left) | (below & right) | (left & right);
  const pairs = belowIn(s, grouped(), w) | leftIn(s, grouped(), w) | rightIn(s, grouped(), w);
  const triples = belowIn(s, tripled(), w) | leftIn(s, tripled(), w) | rightIn(s, tripled(), w);
  return triples | (several & pairs) | (below & left & right);
}

/** Cells where two puyos on top of each other make four: beside a pair, or beside two others. */
function oneOrTwoKeys(s: Int32Array, w: number): number {
  const below = belowIn(s, cells(), w);
  const left = leftIn(s, cells(), w);
  const right = rightIn(s, cells(), w);
  const upper = (left | right) >>> 1;
  const twoSides = left & right;
  const pairs = leftIn(s, grouped(), w) | rightIn(s, grouped(), w);
  const several = twoSides | (twoSides >>> 1) | (below & (left | right | upper)) | ((left | right) & upper);
  return several | pairs | (pairs >>> 1) | belowIn(s, grouped(), w);
}

/** Sets off the chain of each of these cells, with `keys` key puyos of one color on top of each other. */
function fire(s: Int32Array, found: number, w: number, keys: number, weights: Weights): void {
  const word = plane(s) + w - 1;
  const stack = keys === 1 ? 1 : keys === 2 ? 3 : 7;
  for (let left = found; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const placed = Math.imul(bit, stack);
    load(s, record(s));
    s[word] |= placed;
    const links = resolve(s, w === 1 ? placed : 0, w === 2 ? placed : 0, w === 3 ? placed : 0);
    if (links > 1) rate(s, 2 * (w - 1) + (bit > 0xffff ? 1 : 0), links, keys, weights);
  }
}

function rate(s: Int32Array, col: number, links: number, keys: number, weights: Weights): void {
  const { link, height, key, room } = weights;
  const value = link * links + height * heightAt(s, col) + key * keys + room * roomAt(s, col);
  if (value > bestValue(s)) s[96] = value;
}

/** Columns on either side that are not higher. Lower ones count twice. */
function roomAt(s: Int32Array, col: number): number {
  const height = heightAt(s, col);
  let room = 0;
  for (let x = col - 1; x >= 0 && heightAt(s, x) <= height; x--) room += heightAt(s, x) < height ? 2 : 1;
  for (let x = col + 1; x < 6 && heightAt(s, x) <= height; x++) room += heightAt(s, x) < height ? 2 : 1;
  return room;
}
