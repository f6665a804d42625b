// Playing a field out to rest, on bits. One field at a time is being resolved: the current field, which is the record at the
// very front of the kernel's words.
//
// A pass of gravity finds what stays: viruses, the floor, and whatever stands on what stays. Adding the seeds to a column
// runs a carry through every run of filled cells above a seed, which is the whole of such a run at once. Halves that lie
// side by side hold each other; that is repeated until nothing new is held. All else moves a row down together.
//
// Words 40 to 47 are what stays, 48 to 55 what goes, then come the counts. Numbers are written out for the reason given in
// ../bits/lanes.ts.

import { count3 } from '../bits/lanes.ts';
import { cellsOf } from './lines.ts';
import type { FieldRules } from './place.ts';

/** Lines of all clears of the field that was resolved last; a cross is two. */
export function lastLines(f: Int32Array): number {
  return f[56];
}

export function lastViruses(f: Int32Array): number {
  return f[57];
}

/** Its points, where one virus alone is worth 1. */
export function lastScore(f: Int32Array): number {
  return f[58];
}

/** Plays the current field out and gives the number of clears. */
export function resolve(f: Int32Array, { flat, scoring }: FieldRules): number {
  const splits = flat === 'splits';
  let clears = 0;
  let lines = 0;
  let viruses = 0;
  let score = 0;
  for (;;) {
    while (sink(f, splits));
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

/** 1, 2, 4 … 32 for the first six viruses, and 32 for each after them. */
function worth(virus: number): number {
  return virus === 0 ? 0 : 1 << Math.min(virus - 1, 5);
}

/** What so many viruses of one capsule are worth together. */
function sumOf(viruses: number): number {
  return viruses <= 6 ? (1 << viruses) - 1 : 63 + 32 * (viruses - 6);
}

/** Everything without support moves a row down; false when there was nothing to move. */
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

/** The seeds, and what is filled from each of them upward without a gap. */
function risen(seeds: number, filled: number): number {
  return seeds | (filled & ~(filled + seeds));
}

/** A half stays because the other does; where capsules come apart the right one is too late to be held. */
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

/** Capsules with one half on what stays are two singles from now on; false when there is none. */
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

/** Writes what goes, and gives the number of lines. */
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

/** Takes away what goes and gives the number of viruses in it; what loses its other half is single. */
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
