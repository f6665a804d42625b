// Reasoning about one clue at a time: list every way in which lines can run through the 3x3 area around it, with the
// right number of turns, without contradicting what is known and without closing a loop early; whatever all of these
// ways have in common must be so.

import { type Board, cellsOf, type Clue } from '../board/board.ts';
import { type Lattice, NO_EDGE } from './lattice.ts';
import { CROSSED, decide, DRAWN, settle, type PartialLoop, UNKNOWN } from './partial.ts';
import { AREA_CELLS, AREA_EDGES, waysThrough } from './ways.ts';

export interface Area {
  readonly clue: Clue;
  /** The board's edge for each edge of the area, or NO_EDGE. */
  readonly edges: Int32Array;
  /** The ways with the right number of turns that stay on the board. */
  readonly ways: Int32Array;
}

/** The common part of all ways through an area, as masks of its edges that were unknown; false if there is no way. */
export type Finding = { readonly drawn: number; readonly crossed: number } | false;

export function areaAround(lattice: Lattice, clue: Clue): Area {
  const { rows, cols } = lattice.grid;
  const [top, left] = [Math.floor(clue.cell / cols) - 1, (clue.cell % cols) - 1];
  const edges = new Int32Array(AREA_EDGES).fill(NO_EDGE);
  let open = 0;
  for (let i = 0; i < AREA_CELLS; i++) {
    const [row, col] = [top + Math.floor(i / 3), left + (i % 3)];
    const cell = row * cols + col;
    if (row < 0 || col < 0 || row >= rows || col >= cols || lattice.open[cell] === 0) continue;
    open |= 1 << i;
    const [across, along] = [4 * Math.floor(i / 3) + (i % 3), AREA_EDGES / 2 + i];
    edges.set(lattice.around.subarray(4 * cell, 4 * cell + 2), across);
    edges[along] = lattice.around[4 * cell + 2];
    edges[along + 3] = lattice.around[4 * cell + 3];
  }
  let missing = 0;
  for (let bit = 0; bit < AREA_EDGES; bit++) if (edges[bit] === NO_EDGE) missing |= 1 << bit;
  return { clue, edges, ways: waysThrough({ open, missing })[clue.value] ?? Int32Array.of() };
}

/** The areas of a board's clues, by the cell of the clue. */
export function areasOf(lattice: Lattice, board: Board): (Area | undefined)[] {
  const areas = cellsOf(board).map((): Area | undefined => undefined);
  for (const clue of board.clues) areas[clue.cell] = areaAround(lattice, clue);
  return areas;
}

/** The area's edges that the partial loop knows to be so, or does not know, as a mask. */
function masked(partial: PartialLoop, { edges }: Area, wanted: number): number {
  let mask = 0;
  for (let bit = 0; bit < AREA_EDGES; bit++) {
    const edge = edges[bit];
    if (edge !== NO_EDGE && partial.edges[edge] === wanted) mask |= 1 << bit;
  }
  return mask;
}

const NOTHING: Finding = { drawn: 0, crossed: 0 };

export function examine(partial: PartialLoop, area: Area): Finding {
  const { ways } = area;
  const drawn = masked(partial, area, DRAWN);
  const unknown = masked(partial, area, UNKNOWN);
  if (unknown === 0) return ways.includes(drawn) && NOTHING;
  let [all, any] = [unknown, 0];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if ((way & ~unknown) !== drawn) continue;
    // A way that would change nothing need not be checked; the first one always changes something.
    if ((all & way) === all && (way & unknown & ~any) === 0) continue;
    if (closesEarly(partial, area, way & unknown)) continue;
    all &= way;
    any |= way & unknown;
    if (all === 0 && any === unknown) return NOTHING;
  }
  return any === 0 && all === unknown ? false : { drawn: all, crossed: unknown & ~any };
}

/** The ways through an area that are left. */
export function openWays(partial: PartialLoop, area: Area): Int32Array {
  const drawn = masked(partial, area, DRAWN);
  const unknown = masked(partial, area, UNKNOWN);
  return area.ways.filter((way) => (way & ~unknown) === drawn && !closesEarly(partial, area, way & unknown));
}

/** Number of ways. */
export function countWays(partial: PartialLoop, area: Area): number {
  return openWays(partial, area).length;
}

/** Six numbers for each pair of chains joined on trial: both ends, and what they were. */
const trial = new Int32Array(6 * AREA_EDGES);

/** Would drawing these edges of the area close a loop that leaves cells out? */
function closesEarly(partial: PartialLoop, { edges }: Area, added: number): boolean {
  const { other, length, lattice } = partial;
  let top = 0;
  let early = false;
  for (let rest = added; rest !== 0 && !early; rest &= rest - 1) {
    const edge = edges[31 - Math.clz32(rest & -rest)];
    const a = lattice.ends[2 * edge];
    const b = lattice.ends[2 * edge + 1];
    if (other[a] === b) early = length[a] !== lattice.total;
    else top = joinOnTrial(partial, a, b, top);
  }
  while (top > 0) {
    top -= 3;
    const end = trial[top];
    other[end] = trial[top + 1];
    length[end] = trial[top + 2];
  }
  return early;
}

function joinOnTrial({ other, length }: PartialLoop, a: number, b: number, top: number): number {
  const cells = length[a] + length[b];
  const [from, to] = [other[a], other[b]];
  trial[top] = from;
  trial[top + 1] = other[from];
  trial[top + 2] = length[from];
  trial[top + 3] = to;
  trial[top + 4] = other[to];
  trial[top + 5] = length[to];
  other[from] = to;
  length[from] = cells;
  other[to] = from;
  length[to] = cells;
  return top + 6;
}

/** The board's edges of a mask of the area's. */
export function edgesUnder({ edges }: Area, mask: number): number[] {
  return [...edges].filter((_, bit) => (mask & (1 << bit)) !== 0);
}

/** Adds a finding to the partial loop; false on a contradiction. */
export function apply(partial: PartialLoop, area: Area, finding: Finding): boolean {
  if (finding === false) return false;
  const { drawn, crossed } = finding;
  for (let rest = drawn | crossed; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    if (!decide(partial, area.edges[bit], (drawn & (1 << bit)) !== 0 ? DRAWN : CROSSED)) return false;
  }
  return true;
}

/** The areas of a board's clues, and which of them may have something new to say. */
export interface Survey {
  /** By the cell of the clue. */
  readonly areas: readonly (Area | undefined)[];
  readonly stale: Uint8Array;
  /** Cells of stale areas, those before `asked` done with. */
  readonly queue: number[];
  asked: number;
  /** Touched cells of the partial loop that are accounted for. */
  seen: number;
}

export function surveyOf(areas: readonly (Area | undefined)[]): Survey {
  return { areas, stale: new Uint8Array(areas.length), queue: [], asked: 0, seen: 0 };
}

export function copySurvey({ areas, stale, queue, asked, seen }: Survey): Survey {
  return { areas, stale: stale.slice(), queue: queue.slice(asked), asked: 0, seen };
}

/** Notes which areas what is new in the partial loop concerns. */
export function refresh(survey: Survey, partial: PartialLoop): void {
  const { near } = partial.lattice;
  while (survey.seen < partial.touched.length) {
    for (const cell of near[partial.touched[survey.seen]]) {
      if (survey.areas[cell] === undefined || survey.stale[cell] === 1) continue;
      survey.stale[cell] = 1;
      survey.queue.push(cell);
    }
    survey.seen++;
  }
}

/** The next area worth a look, if any. */
export function nextStale(survey: Survey): Area | undefined {
  const cell = survey.queue[survey.asked];
  if (cell === undefined) return undefined;
  survey.asked++;
  survey.stale[cell] = 0;
  return survey.areas[cell];
}

/** Draws every conclusion that cells, chains and single areas allow; false on a contradiction. */
export function deduce(partial: PartialLoop, survey: Survey): boolean {
  for (;;) {
    if (!settle(partial)) return false;
    refresh(survey, partial);
    const area = nextStale(survey);
    if (area === undefined) return true;
    if (apply(partial, area, examine(partial, area))) continue;
    partial.clash = area.clue.cell;
    return false;
  }
}
