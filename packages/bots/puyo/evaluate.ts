// What a field is worth to someone who builds a chain: its shape, its links, and the best chain that one to three more
// puyos of one colour would set off ("key puyos").
//
// On a field at rest every group has one to three cells, so the size of the group behind a cell follows from neighbour
// counts, and all columns are tested at once: whether one, two or three key puyos on top of a column make four. A
// trigger whose groups have nothing of another colour on them leaves all else where it is: it can only be a single
// link, and is not played out.

import { copyField, keptOf, liveOf, popping } from './field.ts';
import { count3, fromLeft, fromRight } from '../lanes.ts';
import { cellsOf } from './place.ts';
import { load, resolve, work } from './resolve.ts';

export interface Weights {
  /** For each cell that a column is off the wanted outline, and how far that rises to the left and sinks to the right. */
  readonly shape: number;
  readonly tilt: number;
  /** For each cell that a column lies below its neighbours, or above them. */
  readonly well: number;
  readonly bump: number;
  /** For two that touch, and for the middle of three. */
  readonly pair: number;
  readonly triple: number;
  /** For a cell of row 13 that is taken. */
  readonly kept: number;
  /** For an ojama on the field. */
  readonly ojama: number;
  /** The best chain in reach: for each link, for the height of its trigger, for each key puyo, for room beside it. */
  readonly link: number;
  readonly height: number;
  readonly key: number;
  readonly room: number;
}

// One array holds all of it, for the reason given in resolve.ts: the field as a record in words 0 to 19, then sets of
// three words, each with an empty word on either side so that every word has neighbours.

const s = new Int32Array(96);

const filled = (w: number): number => s[24 + w] as number;
/** The lowest empty cell of each column that can be reached. */
const spots = (w: number): number => s[32 + w] as number;
const heightAt = (col: number): number => s[72 + col] as number;
/** Of the best chain in reach. */
const bestValue = (): number => s[80] as number;

/** Where the sets of one colour start: all of its cells, those in groups of two or three, those in groups of three, and
 * those in groups that something rests on. */
const cells = (): 40 => 40;
const grouped = (): 48 => 48;
const tripled = (): 56 => 56;
const buried = (): 64 => 64;

export function evaluate(words: Int32Array, start: number, weights: Weights): number {
  const live = liveOf(words, start);
  copyField(words, start, s, 0);
  survey();
  let value = shapeOf(weights) + weights.kept * count3(keptOf(s, 0), 0, 0);
  if (live > 15) value += weights.ojama * count3(s[15] as number, s[16] as number, s[17] as number);
  s[80] = 0;
  const end = live > 15 ? 15 : live;
  for (let plane = 0; plane < end; plane += 3) {
    value += groupUp(plane, live > 15, weights);
    findTriggers(plane, weights);
  }
  return value + bestValue();
}

/** Heights, filled cells, and the spots that a puyo can be brought to. */
function survey(): void {
  for (let w = 0; w < 3; w++) {
    const all = cellsOf(s, 0, w);
    s[25 + w] = all;
    s[72 + 2 * w] = 31 - Math.clz32((all & 0xffff) | 1);
    s[73 + 2 * w] = 31 - Math.clz32((all >>> 16) | 1);
    s[33 + w] = (all | 0x1_0001) + 0x1_0001;
  }
  for (let col = 3, open = true; col < 6; col++) open = closeSpot(col, open);
  for (let col = 1, open = true; col >= 0; col--) open = closeSpot(col, open);
}

/** Takes the spot of a column away where the way there is blocked; says whether it goes on beyond. */
function closeSpot(col: number, open: boolean): boolean {
  if (open && heightAt(col) < 12) return true;
  const w = 1 + (col >> 1);
  s[32 + w] = spots(w) & ((col & 1) === 0 ? 0xffff << 16 : 0xffff);
  return false;
}

/** Wanted is an outline whose left half is higher than the mean, and whose right half is lower. */
function shapeOf({ shape, tilt, well, bump }: Weights): number {
  let sum = 0;
  for (let col = 0; col < 6; col++) sum += heightAt(col);
  const mean = (sum / 6) | 0;
  let off = 0;
  let wells = 0;
  let bumps = 0;
  let left = 99;
  let height = heightAt(0);
  for (let col = 0; col < 6; col++) {
    const over = height - mean - (col < 3 ? tilt : -tilt);
    off += over < 0 ? -over : over;
    const right = col === 5 ? 99 : heightAt(col + 1);
    const lower = left < right ? left : right;
    const higher = left < right ? right : left;
    if (height < lower) wells += lower - height;
    else if (height > higher) bumps += height - higher;
    left = height;
    height = right;
  }
  return shape * off + well * wells + bump * bumps;
}

/** Sorts the cells of one colour by the size of their group, and values the links between them. */
function groupUp(plane: number, hasOjama: boolean, weights: Weights): number {
  const a = popping(s[plane] as number);
  const b = popping(s[plane + 1] as number);
  const c = popping(s[plane + 2] as number);
  groupWord(1, a, fromLeft(a, 0), fromRight(a, b), hasOjama);
  groupWord(2, b, fromLeft(b, a), fromRight(b, c), hasOjama);
  groupWord(3, c, fromLeft(c, b), fromRight(c, 0), hasOjama);
  const middles = size(tripled());
  const some = size(grouped());
  if (some > 0) grow(buried());
  if (middles === 0) return weights.pair * (some >> 1);
  grow(buried());
  grow(tripled());
  return weights.pair * ((some - size(tripled())) >> 1) + weights.triple * middles;
}

function groupWord(w: number, x: number, left: number, right: number, hasOjama: boolean): void {
  const below = x << 1;
  const above = x >>> 1;
  s[40 + w] = x;
  s[48 + w] = x & (below | above | left | right);
  s[56 + w] = x & ((below & above) | (left & right) | ((below | above) & (left | right)));
  s[64 + w] = hasOjama ? x : x & (filled(w) >>> 1) & ~above;
}

function size(set: number): number {
  return count3(s[set + 1] as number, s[set + 2] as number, s[set + 3] as number);
}

/** Grows a set of cells by one step within the colour. */
function grow(set: number): void {
  const a = s[set + 1] as number;
  const b = s[set + 2] as number;
  const c = s[set + 3] as number;
  if ((a | b | c) === 0) return;
  s[set + 1] = (s[41] as number) & (a | (a << 1) | (a >>> 1) | fromLeft(a, 0) | fromRight(a, b));
  s[set + 2] = (s[42] as number) & (b | (b << 1) | (b >>> 1) | fromLeft(b, a) | fromRight(b, c));
  s[set + 3] = (s[43] as number) & (c | (c << 1) | (c >>> 1) | fromLeft(c, b) | fromRight(c, 0));
}

function belowIn(set: number, w: number): number {
  return (s[set + w] as number) << 1;
}

function leftIn(set: number, w: number): number {
  return fromLeft(s[set + w] as number, s[set + w - 1] as number);
}

function rightIn(set: number, w: number): number {
  return fromRight(s[set + w] as number, s[set + w + 1] as number);
}

/** Plays out every trigger of one colour that can make two links. */
function findTriggers(plane: number, weights: Weights): void {
  for (let w = 1; w < 4; w++) {
    const spot = spots(w);
    const sides = leftIn(buried(), w) | rightIn(buried(), w);
    const rests = belowIn(buried(), w) | sides;
    const two = rests | (sides >>> 1);
    const three = two | (sides >>> 2);
    if ((spot & three) === 0) continue;
    const one = oneKey(w);
    const most = oneOrTwoKeys(w);
    fire(spot & 0x1ffe_1ffe & one & rests, w, 1, plane, weights);
    fire(spot & 0x0ffe_0ffe & ~one & most & two, w, 2, plane, weights);
    fire(spot & 0x07fe_07fe & ~one & ~most & three, w, 3, plane, weights);
  }
}

/** Cells where a single puyo makes four: beside three of one group, a pair and another, or three others. */
function oneKey(w: number): number {
  const below = belowIn(cells(), w);
  const left = leftIn(cells(), w);
  const right = rightIn(cells(), w);
  const several = (below & left) | (below & right) | (left & right);
  const pairs = belowIn(grouped(), w) | leftIn(grouped(), w) | rightIn(grouped(), w);
  const triples = belowIn(tripled(), w) | leftIn(tripled(), w) | rightIn(tripled(), w);
  return triples | (several & pairs) | (below & left & right);
}

/** Cells where two puyos, one upon the other, make four: beside a pair, or two others. */
function oneOrTwoKeys(w: number): number {
  const below = belowIn(cells(), w);
  const left = leftIn(cells(), w);
  const right = rightIn(cells(), w);
  const upper = (left | right) >>> 1;
  const twoSides = left & right;
  const pairs = leftIn(grouped(), w) | rightIn(grouped(), w);
  const several = twoSides | (twoSides >>> 1) | (below & (left | right | upper)) | ((left | right) & upper);
  return several | pairs | (pairs >>> 1) | belowIn(grouped(), w);
}

/** Sets off the chain of each of these cells, with so many key puyos of one colour upon each other. */
function fire(found: number, w: number, keys: number, plane: number, weights: Weights): void {
  const word = plane + w - 1;
  const stack = keys === 1 ? 1 : keys === 2 ? 3 : 7;
  for (let left = found; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const placed = Math.imul(bit, stack);
    load(s, 0);
    work[word] = (work[word] as number) | placed;
    const links = resolve(w === 1 ? placed : 0, w === 2 ? placed : 0, w === 3 ? placed : 0);
    if (links > 1) rate(2 * (w - 1) + (bit > 0xffff ? 1 : 0), links, keys, weights);
  }
}

function rate(col: number, links: number, keys: number, weights: Weights): void {
  const value = weights.link * links + weights.height * heightAt(col) + weights.key * keys + weights.room * roomAt(col);
  if (value > bestValue()) s[80] = value;
}

/** Columns on either side that are not higher, those that are lower counted twice. */
function roomAt(col: number): number {
  const height = heightAt(col);
  let room = 0;
  for (let x = col - 1; x >= 0 && heightAt(x) <= height; x--) room += heightAt(x) < height ? 2 : 1;
  for (let x = col + 1; x < 6 && heightAt(x) <= height; x++) room += heightAt(x) < height ? 2 : 1;
  return room;
}
