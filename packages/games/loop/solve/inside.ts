// The sides of the loop: each unit square between four cells lies inside or outside. A drawn edge parts its two squares,
// a crossed one joins them. Squares are kept in groups in which each is known to be on the same side as another or on
// the opposite one; an edge between two squares of a group is then known too.

import { type Lattice } from './lattice.ts';
import { CROSSED, decide, DRAWN, type PartialLoop, UNKNOWN } from './partial.ts';

export interface Sides {
  readonly parent: Int32Array;
  /** 1 if a square is on the other side than its parent. */
  readonly flip: Uint8Array;
  /** Decided edges of the partial loop that are accounted for. */
  seen: number;
}

export function sidesOf(lattice: Lattice): Sides {
  const parent = Int32Array.from({ length: lattice.squares }, (_, square) => square);
  const sides = { parent, flip: new Uint8Array(lattice.squares), seen: 0 };
  for (const [a, b] of lattice.merged) relate(sides, a, b, 0);
  return sides;
}

export function copySides({ parent, flip, seen }: Sides): Sides {
  return { parent: parent.slice(), flip: flip.slice(), seen };
}

/** The head of a square's group, with the path to it shortened on the way. */
function headOf(sides: Sides, square: number): number {
  const { parent, flip } = sides;
  const up = parent[square];
  if (parent[up] === up) return up;
  const head = headOf(sides, up);
  flip[square] ^= flip[up];
  parent[square] = head;
  return head;
}

/** Notes that two squares are on the same side (0) or on opposite ones (1); false if they are known not to be. */
function relate(sides: Sides, a: number, b: number, apart: number): boolean {
  const [headA, headB] = [headOf(sides, a), headOf(sides, b)];
  const flip = sides.flip[a] ^ sides.flip[b] ^ apart;
  if (headA === headB) return flip === 0;
  sides.parent[headA] = headB;
  sides.flip[headA] = flip;
  return true;
}

/** Takes in the edges decided since, and decides those that follow; false on a contradiction. */
export function deduceSides(partial: PartialLoop, sides: Sides): boolean {
  const { lattice, edges, decided } = partial;
  if (sides.seen === decided.length) return true;
  while (sides.seen < decided.length) {
    const edge = decided[sides.seen++];
    const [a, b] = [lattice.sides[2 * edge], lattice.sides[2 * edge + 1]];
    if (relate(sides, a, b, edges[edge] === DRAWN ? 1 : 0)) continue;
    partial.clash = edge >> 1;
    return false;
  }
  for (const edge of lattice.edges) {
    if (edges[edge] !== UNKNOWN) continue;
    const [a, b] = [lattice.sides[2 * edge], lattice.sides[2 * edge + 1]];
    if (headOf(sides, a) !== headOf(sides, b)) continue;
    if (decide(partial, edge, sides.flip[a] === sides.flip[b] ? CROSSED : DRAWN)) continue;
    partial.clash = edge >> 1;
    return false;
  }
  return true;
}
