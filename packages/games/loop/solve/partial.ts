// Known edges of a loop, and what follows from them without any clue: a cell has two ways, and
// no loop closes before it has visited every cell. A partial loop changes in place; a search copies it before a guess.

import { openCells } from '../board/board.ts';
import { type Lattice, NO_EDGE } from './lattice.ts';

export const UNKNOWN = 0;
/** The loop takes this edge. */
export const DRAWN = 1;
/** The loop does not take this edge. */
export const CROSSED = 2;
export type Known = typeof DRAWN | typeof CROSSED;

/** `deadEnd`: a cell has only two ways left. `done`: a cell has its two lines. `closing`: it would close a loop early. */
type Reason = 'deadEnd' | 'done' | 'closing';

export interface Forced {
  readonly reason: Reason;
  /** The cell that has two ways, or one end of the chain that must not close. */
  readonly cell: number;
  readonly edge: number;
  readonly known: Known;
}

export interface PartialLoop {
  readonly lattice: Lattice;
  readonly edges: Uint8Array;
  /** A cell: lines drawn, ways still unknown. */
  readonly drawn: Uint8Array;
  readonly left: Uint8Array;
  /** For a cell at the end of a chain: the other end, itself when it is alone, and how many cells the chain has. */
  readonly other: Int32Array;
  readonly length: Int32Array;
  /** Every edge that was decided, in order. */
  readonly decided: number[];
  /** Every cell that has learned something: ends of decided edges, ends of chains that grew. */
  readonly touched: number[];
  /** Entries of `touched` that `settle` has seen. */
  settled: number;
  /** A cell close to the contradiction, once there is one. */
  clash: number;
  /** Takes down each conclusion, for an explanation. */
  readonly log: Forced[] | undefined;
}

export function emptyPartial(lattice: Lattice, log?: Forced[]): PartialLoop {
  const size = lattice.open.length;
  const left = new Uint8Array(size);
  for (let i = 0; i < 4 * size; i++) if (lattice.around[i] !== NO_EDGE) left[i >> 2]++;
  return {
    lattice,
    edges: new Uint8Array(2 * size),
    drawn: new Uint8Array(size),
    left,
    other: Int32Array.from(left.keys()),
    length: new Int32Array(size).fill(1),
    decided: [],
    touched: openCells(lattice.grid),
    settled: 0,
    clash: 0,
    log,
  };
}

export function copyPartial(partial: PartialLoop): PartialLoop {
  return {
    lattice: partial.lattice,
    edges: partial.edges.slice(),
    drawn: partial.drawn.slice(),
    left: partial.left.slice(),
    other: partial.other.slice(),
    length: partial.length.slice(),
    decided: partial.decided.slice(),
    touched: partial.touched.slice(),
    settled: partial.settled,
    clash: 0,
    log: undefined,
  };
}

export function isComplete({ decided, lattice }: PartialLoop): boolean {
  return decided.length === lattice.edges.length;
}

export function drawnEdges({ edges, lattice }: PartialLoop): number[] {
  return lattice.edges.filter((edge) => edges[edge] === DRAWN);
}

/** Takes an edge for known; false if that contradicts what is known already. */
export function decide(partial: PartialLoop, edge: number, known: Known): boolean {
  const before = partial.edges[edge];
  if (before !== UNKNOWN) return before === known;
  const a = partial.lattice.ends[2 * edge];
  const b = partial.lattice.ends[2 * edge + 1];
  partial.edges[edge] = known;
  partial.decided.push(edge);
  partial.touched.push(a, b);
  for (const cell of [a, b]) {
    partial.left[cell]--;
    if (known === DRAWN) partial.drawn[cell]++;
  }
  return known === CROSSED || join(partial, a, b);
}

/** Two chains become one. False if a chain closes on itself too early. */
function join(partial: PartialLoop, a: number, b: number): boolean {
  const { other, length, lattice } = partial;
  if (partial.drawn[a] > 2 || partial.drawn[b] > 2) return false;
  if (other[a] === b) return length[a] === lattice.total;
  const [from, to] = [other[a], other[b]];
  const cells = length[a] + length[b];
  other[from] = to;
  other[to] = from;
  length[from] = cells;
  length[to] = cells;
  partial.touched.push(from, to);
  return cells === lattice.total || keepApart(partial, from, to);
}

/** The ends of a chain must not meet while cells are left over. */
function keepApart(partial: PartialLoop, from: number, to: number): boolean {
  const edge = edgeOf(partial.lattice, from, to);
  if (edge === NO_EDGE || partial.edges[edge] !== UNKNOWN) return true;
  return conclude(partial, { reason: 'closing', cell: from, edge, known: CROSSED });
}

function edgeOf({ around, ends }: Lattice, a: number, b: number): number {
  for (let i = 4 * a; i < 4 * a + 4; i++) {
    const edge = around[i];
    if (edge !== NO_EDGE && (ends[2 * edge] === b || ends[2 * edge + 1] === b)) return edge;
  }
  return NO_EDGE;
}

function conclude(partial: PartialLoop, forced: Forced): boolean {
  partial.log?.push(forced);
  return decide(partial, forced.edge, forced.known);
}

/** Draws every conclusion that needs no clue; false on a contradiction. */
export function settle(partial: PartialLoop): boolean {
  while (partial.settled < partial.touched.length) {
    const cell = partial.touched[partial.settled++];
    if (settleCell(partial, cell)) continue;
    partial.clash = cell;
    return false;
  }
  return true;
}

function settleCell(partial: PartialLoop, cell: number): boolean {
  const [drawn, left] = [partial.drawn[cell], partial.left[cell]];
  if (drawn > 2 || drawn + left < 2) return false;
  if (left === 0) return true;
  if (drawn === 2) return fill(partial, cell, 'done', CROSSED);
  return drawn + left > 2 || fill(partial, cell, 'deadEnd', DRAWN);
}

function fill(partial: PartialLoop, cell: number, reason: Reason, known: Known): boolean {
  const { around } = partial.lattice;
  for (let i = 4 * cell; i < 4 * cell + 4; i++) {
    const edge = around[i];
    if (edge === NO_EDGE || partial.edges[edge] !== UNKNOWN) continue;
    if (!conclude(partial, { reason, cell, edge, known })) return false;
  }
  return true;
}
