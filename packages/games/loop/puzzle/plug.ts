// Loops counted and drawn evenly, by a broken-profile table. Cells are visited in reading order along the shorter side.
// Between two cells the line that parts visited from open ones crosses one plug a column, and one more: none, the left
// end of a strand or its right end, two bits each. That is all the future needs to know about the past. Each layer of
// the table holds the profiles reached after each cell, where each leads, and in how many ways it can be completed;
// the loop with a given number is then found by walking the table once.

import { advance, below } from '@rensa/engine';
import { type Grid, openCells } from '../board/board.ts';
import { type Cycle, cycleFrom, edgeBetween } from '../board/cycle.ts';

const LEFT_END = 1;
const RIGHT_END = 2;
const NOWHERE = -1;

interface Layer {
  readonly profiles: Int32Array;
  /** The number, in the next layer, of the first and the second profile that each leads to; NOWHERE if none. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Completions as 64 bits in two words; 12x12 has about 2^60 loops. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
}

/** A cell as the table meets it. */
interface Site {
  readonly cell: number;
  readonly col: number;
  readonly open: boolean;
  readonly right: boolean;
  readonly down: boolean;
  /** No open cell follows. */
  readonly last: boolean;
}

export interface Table {
  readonly grid: Grid;
  readonly count: bigint;
  readonly sites: readonly Site[];
  readonly layers: readonly Layer[];
}

export function countLoops(grid: Grid): bigint {
  return tableOf(grid).count;
}

export function tableOf(grid: Grid): Table {
  const sites = sitesOf(grid);
  const layers: Layer[] = [];
  let profiles: Int32Array = Int32Array.of(0);
  for (const site of sites) {
    const { layer, reached } = expand(profiles, site);
    layers.push(layer);
    profiles = reached;
  }
  layers.push(finalLayer(profiles));
  for (let i = layers.length - 2; i >= 0; i--) complete(layers[i], layers[i + 1]);
  const count = grid.holes.length === sites.length ? 0n : completions(layers[0], 0);
  return { grid, count, sites, layers };
}

function sitesOf(grid: Grid): Site[] {
  const turned = grid.cols > grid.rows;
  const [height, width] = turned ? [grid.cols, grid.rows] : [grid.rows, grid.cols];
  const open = new Set(openCells(grid));
  const cellAt = (row: number, col: number): number => (turned ? col * grid.cols + row : row * grid.cols + col);
  const cells = Array.from({ length: height * width }, (_, i) => cellAt(Math.floor(i / width), i % width));
  const last = cells.findLast((cell) => open.has(cell));
  return cells.map((cell, i) => {
    const [row, col] = [Math.floor(i / width), i % width];
    return {
      cell,
      col,
      open: open.has(cell),
      right: col + 1 < width && open.has(cellAt(row, col + 1)),
      down: row + 1 < height && open.has(cellAt(row + 1, col)),
      last: cell === last,
    };
  });
}

/** The place where `follow` leaves the profiles it finds. */
const found = new Int32Array(2);

/** The layer of these profiles, and the profiles that they lead to across a cell. */
function expand(profiles: Int32Array, site: Site): { readonly layer: Layer; readonly reached: Int32Array } {
  const size = profiles.length;
  const index = new Index(2 * size);
  const layer = {
    profiles,
    first: new Int32Array(size).fill(NOWHERE),
    second: new Int32Array(size).fill(NOWHERE),
    low: new Uint32Array(size),
    high: new Uint32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const profile = profiles[i];
    const count = follow(site.col === 0 ? profile << 2 : profile, site);
    if (count > 0) layer.first[i] = index.number(found[0]);
    if (count > 1) layer.second[i] = index.number(found[1]);
  }
  return { layer, reached: index.keys() };
}

/** Numbers profiles in the order in which they come. */
class Index {
  private readonly slots: Int32Array;
  private readonly known: Int32Array;
  private readonly shift: number;
  private size = 0;

  constructor(most: number) {
    const bits = 33 - Math.clz32(most);
    this.slots = new Int32Array(1 << bits);
    this.known = new Int32Array(most);
    this.shift = 32 - bits;
  }

  number(key: number): number {
    const mask = this.slots.length - 1;
    let slot = Math.imul(key, 0x9e3779b1) >>> this.shift;
    for (;;) {
      const taken = this.slots[slot] - 1;
      if (taken < 0) break;
      if (this.known[taken] === key) return taken;
      slot = (slot + 1) & mask;
    }
    this.known[this.size] = key;
    this.slots[slot] = ++this.size;
    return this.size - 1;
  }

  keys(): Int32Array {
    return this.known.slice(0, this.size);
  }
}

/** Number of profiles that follow this one across a cell; they are left in `found`. */
function follow(profile: number, site: Site): number {
  const at = 2 * site.col;
  const left = (profile >> at) & 3;
  const up = (profile >> (at + 2)) & 3;
  const rest = profile & ~(15 << at);
  if (!site.open) return left === 0 && up === 0 ? keep(rest) : 0;
  if (left !== 0 && up !== 0) return meet(rest, at, left, up, site.last);
  if (left === 0 && up === 0) {
    return site.down && site.right ? keep(rest | (LEFT_END << at) | (RIGHT_END << (at + 2))) : 0;
  }
  let count = 0;
  if (site.down) found[count++] = rest | ((left | up) << at);
  if (site.right) found[count++] = rest | ((left | up) << (at + 2));
  return count;
}

function keep(profile: number): number {
  found[0] = profile;
  return 1;
}

/** Two strands meet in a cell. The far end of one of them may change its role; their own meeting closes the loop. */
function meet(rest: number, at: number, left: number, up: number, last: boolean): number {
  if (left === LEFT_END && up === RIGHT_END) return last && rest === 0 ? keep(0) : 0;
  if (left === RIGHT_END && up === LEFT_END) return keep(rest);
  const mate = left === LEFT_END ? mateRight(rest, at + 4) : mateLeft(rest, at - 2);
  return keep(rest ^ (3 << mate));
}

function mateRight(profile: number, from: number): number {
  for (let at = from, depth = 1; ; at += 2) {
    const plug = (profile >> at) & 3;
    if (plug === LEFT_END) depth++;
    if (plug === RIGHT_END && --depth === 0) return at;
  }
}

function mateLeft(profile: number, from: number): number {
  for (let at = from, depth = 1; ; at -= 2) {
    const plug = (profile >> at) & 3;
    if (plug === RIGHT_END) depth++;
    if (plug === LEFT_END && --depth === 0) return at;
  }
}

/** Only the empty profile is a finished loop, and it is the only one that can be left. */
function finalLayer(profiles: Int32Array): Layer {
  const none = new Int32Array(profiles.length).fill(NOWHERE);
  const high = new Uint32Array(profiles.length);
  return { profiles, first: none, second: none, low: high.map((_, i) => (profiles[i] === 0 ? 1 : 0)), high };
}

function complete(layer: Layer, next: Layer): void {
  for (let i = 0; i < layer.profiles.length; i++) {
    const [first, second] = [layer.first[i], layer.second[i]];
    let [low, high] = [0, 0];
    if (first !== NOWHERE) [low, high] = [next.low[first], next.high[first]];
    if (second !== NOWHERE) {
      low += next.low[second];
      high += next.high[second] + (low > 0xffff_ffff ? 1 : 0);
    }
    layer.low[i] = low;
    layer.high[i] = high;
  }
}

function completions({ low, high }: Layer, i: number): bigint {
  return i === NOWHERE ? 0n : (BigInt(high[i]) << 32n) | BigInt(low[i]);
}

/** The loop with this number, from 0 to `count - 1`. */
export function loopAt(table: Table, number: bigint): Cycle {
  if (number < 0n || number >= table.count) throw new Error(`there are ${table.count} loops, none numbered ${number}`);
  const edges: number[] = [];
  let at = 0;
  table.sites.forEach((site, i) => {
    const [layer, next] = [table.layers[i], table.layers[i + 1]];
    const byFirst = completions(next, layer.first[at]);
    const turned = number >= byFirst;
    if (turned) number -= byFirst;
    at = (turned ? layer.second : layer.first)[at];
    edges.push(...edgesFrom(table, i, next.profiles[at]));
  });
  return cycleFrom(table.grid, edges) as Cycle;
}

/** The edges that leave a cell for cells still to come, read off the profile after it. */
function edgesFrom({ grid, sites }: Table, i: number, profile: number): number[] {
  const { cell, col } = sites[i];
  const width = Math.min(grid.rows, grid.cols);
  const down = ((profile >> (2 * col)) & 3) !== 0 ? [sites[i + width]] : [];
  const right = ((profile >> (2 * col + 2)) & 3) !== 0 ? [sites[i + 1]] : [];
  return [...down, ...right].map((other) => edgeBetween(cell, other.cell, grid.cols));
}

/** Any loop, each as likely as any other, and the stream after it. */
export function drawLoop(table: Table, rng: number): { readonly cycle: Cycle; readonly rng: number } {
  const drawn = drawBelow(table.count, rng);
  return { cycle: loopAt(table, drawn.value), rng: drawn.rng };
}

const CHUNK = 16;

/** Whole numbers below n, each as likely: enough bits for n, drawn again while they are too many. */
export function drawBelow(n: bigint, rng: number): { readonly value: bigint; readonly rng: number } {
  const bits = (n - 1n).toString(2).length;
  for (;;) {
    let value = 0n;
    for (let have = 0; have < bits; have += CHUNK) {
      rng = advance(rng);
      const wanted = Math.min(CHUNK, bits - have);
      value = (value << BigInt(wanted)) | BigInt(below(rng, 1 << wanted));
    }
    if (value < n) return { value, rng };
  }
}
