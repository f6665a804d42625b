// Pieces dropped from above a field of 12 rows, with their moves written down beforehand.

import { ABOVE, BELOW, childCol, type Facing, type Halves, type Place } from '../falling/pair.ts';
import { at, COLS, EMPTY_BOARD, heightOf, parseBoard, VISIBLE_ROWS } from './board.ts';
import type { Field } from './power.ts';
import { type Resolved, resolveField } from './resolve.ts';
import type { Rules } from './rules.ts';

export interface Drop {
  /** The axis, then the child. */
  readonly piece: Halves;
  /** `L` `R` shift, `A` `B` rotate. */
  readonly moves: string;
}

const START: Place = { row: 0, col: 3, facing: BELOW };
const SHIFTS: Readonly<Record<string, number>> = { L: -1, R: 1 };
const ROTATIONS: Readonly<Record<string, number>> = { A: 3, B: 1 };

/** Reads `RB:LLA`. */
export function parseDrop(line: string): Drop {
  const [, letters = '', moves = ''] = /^([^:]*):([^:]*)$/.exec(line.trim()) ?? [];
  if (!/^[RGBYrgby0]{2}$/.test(letters)) throw new Error(`${JSON.stringify(line)} is not PAIR:MOVES, like Rg:LLA`);
  if (!/^[LRAB]*$/.test(moves)) throw new Error(`unknown moves ${JSON.stringify(moves)}: use L, R, A and B`);
  const [axis, child] = parseBoard(letters);
  return { piece: { axis, child }, moves };
}

/** Drops one piece after the other onto an empty field. It ends before the first that is above row 11. */
export function playDrops(drops: readonly Drop[], rules: Rules): Resolved {
  let all: Resolved = { board: EMPTY_BOARD, slabs: [], links: [], techs: 0, score: 0, allClear: false };
  for (const drop of drops) {
    const field = landed(all, drop);
    if (field === undefined) return all;
    const { links, techs, score, ...rest } = resolveField(field, rules);
    all = { ...rest, links: [...all.links, ...links], techs: all.techs + techs, score: all.score + score };
  }
  return all;
}

/** The field with the piece on top of its columns, or nothing when there is no room. */
function landed({ board, slabs }: Field, { piece, moves }: Drop): Field | undefined {
  const place = [...moves].reduce(moved, START);
  const axisRow = heightOf(board, place.col) + (place.facing === BELOW ? 1 : 0);
  const childRow = heightOf(board, childCol(place)) + (place.facing === ABOVE ? 1 : 0);
  if (Math.max(axisRow, childRow) >= VISIBLE_ROWS) return undefined;
  const out = [...board];
  out[at(axisRow, place.col)] = piece.axis;
  out[at(childRow, childCol(place))] = piece.child;
  return { board: out, slabs };
}

/** A shift into a wall is ignored; a rotation into a wall pushes the piece inward. */
function moved(place: Place, move: string): Place {
  const facing: Facing = (place.facing + (ROTATIONS[move] ?? 0)) % 4;
  const rotated = { ...place, facing };
  const inward = childCol(rotated) < 0 ? 1 : childCol(rotated) >= COLS ? -1 : 0;
  const shifted = { ...rotated, col: rotated.col + inward + (SHIFTS[move] ?? 0) };
  return isInside(shifted) ? shifted : { ...rotated, col: rotated.col + inward };
}

function isInside(place: Place): boolean {
  return [place.col, childCol(place)].every((col) => col >= 0 && col < COLS);
}
