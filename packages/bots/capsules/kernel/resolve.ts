// Plays a field out to rest, on bits. It works on the current field, which is the record at the start of the kernel's
// words.
//
// A pass of gravity finds the cells that stay: viruses, the floor, and everything that stands on cells that stay.
// Adding the seeds to a column runs a carry through every run of filled cells above a seed, so a whole run is found at
// once. Halves that lie side by side hold each other; that is repeated until nothing new is held. All other cells move
// down a row together.
//
// Words 40 to 47 are the cells that stay, 48 to 55 those that go, then come the counts. Numbers are written out for the
// reason given in ../bits/lanes.ts.

import { count3 } from '../../bits/lanes.ts';
import { cellsOf } from './lines.ts';
import type { FieldRules } from './place.ts';

/** Lines of all clears of the last resolved field. A cross is two lines. */
export function lastLines(f: Int32Array): number {
  return f[56];
}

export function lastViruses(f: Int32Array): number {
  return f[57];
}

/** Points of the last resolved field, in units of a single virus. */
export function lastScore(f: Int32Array): number {
  return f[58];
}

/** Plays the current field out after a lock and returns the number of clears. */
export function resolve(f: Int32Array, { afterLock, flat, scoring }: FieldRules): number {
  const splits = flat === 'splits';
  let clears = 0;
  let lines = 0;
  let viruses = 0;
  let score = 0;
  for (let falls = afterLock !== 'match'; ; falls = true) {
    if (falls) while (sink(f, splits));
    const found = find(f);
    if (found === 0) break;
    const killed = wipe(f);
    clears++;
    lines += found;
    score += scoring === 'step' ? worth(killed) : sumOf(viruses + killed) - sumOf(viruses);
    viruses += killed;
  }
  f[56] = lines;
  f[57] = viruses;
  f[58] = score;
  return clears;
}

/** Points for this number of viruses: 1, 2, 4 … 32 for 1 to 6, and 32 for more. */
function worth(virus: number): number {
  return virus === 0 ? 0 : 1 << Math.min(virus - 1, 5);
}

/** The sum of the points for 1 to `viruses`. */
function sumOf(viruses: number): number {
  return viruses <= 6 ? (1 << viruses) - 1 : 63 + 32 * (viruses - 6);
}

/** Moves everything without support down a row. Returns whether anything moved. */
function sink(f: Int32Array, splits: boolean): boolean {
  let flats = 0;
  let loose = 0;
  for (let c = 0; c < 8; c++) {
    const filled = f[c] | f[c + 8];
    const stays = risen(f[c + 16] | (filled & 1), filled);
    f[c + 40] = stays;
    loose |= filled & ~stays;
    flats |= f[c + 24];
  }
  if (loose === 0) return false;
  if (flats !== 0) while (hold(f, splits));
  const apart = splits && flats !== 0 && comeApart(f);
  return move(f) || apart;
}

/** The seeds, and all filled cells above each of them without a gap. */
function risen(seeds: number, filled: number): number {
  return seeds | (filled & ~(filled + seeds));
}

/** Adds halves that stay because their other half does. Where capsules come apart, the right half is not held. */
function hold(f: Int32Array, splits: boolean): boolean {
  let more = false;
  for (let c = 0; c < 7; c++) {
    const pairs = f[c + 24];
    if (pairs === 0) continue;
    const left = f[c + 40];
    const right = f[c + 41];
    if ((pairs & right & ~left) !== 0) {
      f[c + 40] = risen(left | (pairs & right), f[c] | f[c + 8]);
      more = true;
    }
    if (!splits && (pairs & left & ~right) !== 0) {
      f[c + 41] = risen(right | (pairs & left), f[c + 1] | f[c + 9]);
      more = true;
    }
  }
  return more;
}

/** Splits capsules with only one half on cells that stay. Returns whether there were any. */
function comeApart(f: Int32Array): boolean {
  let any = 0;
  for (let c = 0; c < 7; c++) {
    const apart = f[c + 24] & ((f[c + 40] ^ f[c + 41]) << 1);
    f[c + 24] &= ~apart;
    any |= apart;
  }
  return any !== 0;
}

function move(f: Int32Array): boolean {
  let any = 0;
  for (let c = 0; c < 8; c++) {
    const stays = f[c + 40];
    const moving = (f[c] | f[c + 8]) & ~stays;
    if (moving === 0) continue;
    any |= moving;
    for (let i = c; i < 40; i += 8) {
      const x = f[i];
      f[i] = (x & stays) | ((x & ~stays) >>> 1);
    }
  }
  return any !== 0;
}

/** Marks the cells that go, and returns the number of lines. */
function find(f: Int32Array): number {
  f.fill(0, 48, 56);
  let lines = 0;
  for (let color = 1; color < 4; color++) {
    for (let c = 0; c < 8; c++) f[c + 40] = cellsOf(f, color, c);
    lines += findColumns(f) + findRows(f);
  }
  return lines;
}

function findColumns(f: Int32Array): number {
  let lines = 0;
  for (let c = 0; c < 8; c++) {
    const two = f[c + 40] & (f[c + 40] >>> 1);
    const four = two & (two >>> 2);
    if (four === 0) continue;
    lines += count3(four & ~(four << 1), 0, 0);
    const half = four | (four << 1);
    f[c + 48] |= half | (half << 2);
  }
  return lines;
}

function findRows(f: Int32Array): number {
  let lines = 0;
  let before = 0;
  for (let c = 0; c < 5; c++) {
    const four = f[c + 40] & f[c + 41] & f[c + 42] & f[c + 43];
    if (four !== 0) {
      lines += count3(four & ~before, 0, 0);
      for (let i = c + 48; i < c + 52; i++) f[i] |= four;
    }
    before = four;
  }
  return lines;
}

/**
 * Removes the marked cells and returns the number of viruses among them. A half whose other half goes becomes a single.
 */
function wipe(f: Int32Array): number {
  let viruses = 0;
  for (let c = 0; c < 8; c++) {
    const gone = f[c + 48];
    const beside = c === 7 ? 0 : f[c + 49];
    f[c + 24] &= ~(gone | beside);
    if (gone === 0) continue;
    viruses += count3(f[c + 16] & gone, 0, 0);
    f[c] &= ~gone;
    f[c + 8] &= ~gone;
    f[c + 16] &= ~gone;
    f[c + 32] &= ~(gone | (gone >>> 1));
  }
  return viruses;
}
