// The search: one beam search for each guess at the future. It finds what each first placement leads to and leaves the
// choice to the caller.

import { at, type Board, type Colors, VISIBLE_ROWS } from '@rensa/games/puyo';
import { type Budget, isExpired } from '../../bot/budget.ts';
import { type Kernel, MOVES, type Palette, paletteOf } from '../kernel/index.ts';
import type { PuyoView } from '../view/view.ts';
import { Beam, type BeamLayer, BRANCHES, type PlanePair, type Tuning } from './beam.ts';
import { droughtsOf, type Future, futuresOf, randomFutures } from './futures.ts';

export interface Style extends Tuning {
  /** Pairs to look ahead. */
  readonly depth: number;
  /** Guesses at the future. */
  readonly guesses: number;
  /** Points above these are worth nothing. Then only an earlier chain is better. */
  readonly goal: number;
  /** Points of a chain after which a guess is searched no further. */
  readonly enough: number;
  /** Free cells. Per cell below these, the certain chains count by the share `fear` more. */
  readonly tight: number;
  readonly fear: number;
  /**
   * Free cells below which guesses with a missing color are added, for how many pairs the color is missing, and the
   * weight of such a guess.
   */
  readonly droughtFrom: number;
  readonly droughtPairs: number;
  readonly droughtWeight: number;
  /**
   * Free cells below which all guesses are random, the number of random guesses, and the points that a guess without a
   * large chain costs.
   */
  readonly randomFrom: number;
  readonly randomGuesses: number;
  readonly failure: number;
}

/** Points of the best chain, by pair that fires it and first placement: MOVES numbers per pair. */
export type Chains = Int32Array;

/** Chains behind one guess at the future. */
export interface Prospect {
  readonly weight: number;
  readonly chains: Chains;
}

export interface SearchResult {
  /** Value of the best field behind each first placement. */
  readonly first: Float64Array;
  /** Chains that the known pairs alone can fire. */
  readonly sure: Chains;
  /** Never empty. The chains of the known pairs are in each. */
  readonly prospects: readonly Prospect[];
  /** Empty cells of the visible rows. */
  readonly free: number;
  /** Fields evaluated, and fields among them that the known pairs made. */
  readonly nodes: number;
  readonly knownNodes: number;
}

/** Children of one field, on average. A pair has up to 22 placements, but many lead to the same field or pop. */
const USUAL_BRANCHES = 14;
const MAX_WIDTH = 700;
/** The last pair costs little, so more fields than a layer keeps try it. */
const LAST_WIDTH_FACTOR = 4;

/** The part of a view that is searched. */
type SearchView = Pick<PuyoView, 'board' | 'pairs' | 'colors' | 'left'>;

/** Palette, pairs and guesses of a search. */
interface SearchPlan {
  readonly palette: Palette;
  readonly depth: number;
  readonly known: readonly PlanePair[];
  readonly guesses: readonly Guess[];
  readonly free: number;
}

/** The state of a running search. */
interface SearchRun extends SearchPlan {
  readonly board: Board;
  readonly style: Style;
  readonly budget: Budget;
  /** Chains of the known pairs. */
  readonly sure: Chains;
}

/** Nodes for the known pairs or one guess: the number of nodes at which it ends, and the layers left. */
interface NodeBudget {
  readonly end: number;
  layers: number;
}

interface Guess {
  readonly future: Future;
  readonly weight: number;
}

/** Searches on one kernel, one search at a time. */
export class Search {
  readonly kernel: Kernel;
  /** Records for questions outside the search. */
  readonly before: number;
  readonly after: number;
  readonly #beam: Beam;
  readonly #trunk: BeamLayer;
  readonly #branch: BeamLayer;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.before = kernel.reserve(kernel.fieldWords);
    this.after = kernel.reserve(kernel.fieldWords);
    this.#beam = new Beam(kernel, MAX_WIDTH);
    this.#trunk = this.#beam.newLayer();
    this.#branch = this.#beam.newLayer();
  }

  /** Searches once. Returns undefined if the clock runs out first. With `guess` it searches that guess alone. */
  run(view: SearchView, style: Style, budget: Budget, guess?: number): SearchResult | undefined {
    const plan = planOf(view, style);
    const run: SearchRun = { ...plan, board: view.board, style, budget, sure: new Int32Array(MOVES * plan.depth) };
    this.#beam.nodes = 0;
    const first = this.#growTrunk(run);
    const knownNodes = this.#beam.nodes;
    const prospects = this.#growBranches(run, guess);
    if (first === undefined || prospects === undefined) return undefined;
    return { first, sure: run.sure, prospects, free: run.free, nodes: this.#beam.nodes, knownNodes };
  }

  /** Searches the known pairs and returns the value of each first placement. */
  #growTrunk(run: SearchRun): Float64Array | undefined {
    const { known, guesses, budget } = run;
    const share = { end: budget.nodes, layers: known.length + guesses.length * layersBehind(run) };
    this.#beam.startWith(this.#trunk, run.board, run.palette);
    let first: Float64Array | undefined;
    for (const [ply, pair] of known.entries()) {
      if (this.#grow(run, share, this.#trunk, { pair, chains: chainsAt(run.sure, ply) }) === undefined)
        return undefined;
      first ??= this.#beam.valuesByRoot(this.#trunk);
    }
    return first;
  }

  /** Searches the guesses. Each has the same number of nodes, so none depends on another. */
  #growBranches(run: SearchRun, guess: number | undefined): Prospect[] | undefined {
    const { guesses, budget } = run;
    if (guesses.length === 0) return [{ weight: 1, chains: run.sure }];
    const each = Math.floor((budget.nodes - this.#beam.nodes) / guesses.length);
    const prospects: Prospect[] = [];
    for (const { future, weight } of guess === undefined ? guesses : guesses.slice(guess, guess + 1)) {
      const chains = this.#explore(run, future, this.#beam.nodes + each);
      if (chains === undefined) return undefined;
      prospects.push({ weight, chains });
    }
    return prospects;
  }

  #explore(run: SearchRun, future: Future, end: number): Chains | undefined {
    const branch = this.#branch;
    const chains = run.sure.slice();
    const ply = run.known.length;
    const last = future.length / 2 - 1;
    const share = { end, layers: last };
    this.#beam.copy(this.#trunk, branch);
    let width = branch.size;
    for (let i = 0; i < last; i++) {
      if (chains.some((score) => score >= run.style.enough)) return chains;
      const grown = this.#grow(run, share, branch, { pair: guessed(future, i), chains: chainsAt(chains, ply + i) });
      if (grown === undefined) return undefined;
      width = grown;
    }
    this.#beam.fireLast(branch, LAST_WIDTH_FACTOR * width, guessed(future, last), chainsAt(chains, ply + last));
    return chains;
  }

  /** Grows one layer, as wide as its share of the nodes allows. Returns the width, or undefined when time is up. */
  #grow(run: SearchRun, share: NodeBudget, layer: BeamLayer, { pair, chains }: LayerStep): number | undefined {
    if (isExpired(run.budget)) return undefined;
    const left = share.end - this.#beam.nodes;
    const part = Math.floor(left / (USUAL_BRANCHES * share.layers));
    const width = Math.min(MAX_WIDTH, Math.max(1, part), Math.floor(left / BRANCHES));
    share.layers--;
    this.#beam.step(layer, width, pair, chains, run.style);
    return width;
  }
}

/** The pair of a layer, and the table for its chains. */
interface LayerStep {
  readonly pair: PlanePair;
  readonly chains: Chains;
}

/** Joins the results of all guesses into that of one search. */
export function joined(parts: readonly SearchResult[]): SearchResult {
  const [first, ...others] = parts;
  const nodes = others.reduce((sum, part) => sum + part.nodes - part.knownNodes, first.nodes);
  return { ...first, prospects: parts.flatMap(({ prospects }) => prospects), nodes };
}

function planOf(view: SearchView, style: Style): SearchPlan {
  const palette = paletteIn(view);
  const depth = Math.max(1, Math.min(style.depth, view.left ?? style.depth));
  const known = view.pairs.slice(0, depth).map((pair) => planesOf(pair, palette));
  const free = freeCells(view);
  return { palette, depth, known, free, guesses: guessesOf(style, palette.colors, depth - known.length, free) };
}

/** Number of guesses of a search. */
export function guessCount(view: SearchView, style: Style): number {
  return planOf(view, style).guesses.length;
}

/** Layers of one guess. Its last pair needs none. */
function layersBehind({ depth, known }: SearchPlan): number {
  return depth - known.length - 1;
}

/** Colors on the board and in the pairs get the first planes. */
export function paletteIn({ board, pairs, colors }: SearchView): Palette {
  return paletteOf([...board, ...pairs.flatMap(({ axis, child }) => [axis, child])], colors);
}

export function planesOf({ axis, child }: Colors, { planes }: Palette): PlanePair {
  return { axis: planes[axis], child: planes[child] };
}

function guessesOf(style: Style, colors: number, pairs: number, free: number): Guess[] {
  if (pairs <= 0) return [];
  if (free < style.randomFrom)
    return randomFutures(colors, style.randomGuesses, pairs).map((future) => ({ future, weight: 1 }));
  const usual = futuresOf(colors, pairs)
    .slice(0, style.guesses)
    .map((future) => ({ future, weight: 1 }));
  if (free >= style.droughtFrom) return usual;
  const dry = droughtsOf(colors, style.droughtPairs, pairs).map((future) => ({ future, weight: style.droughtWeight }));
  return [...usual, ...dry];
}

function freeCells({ board }: SearchView): number {
  return board.slice(0, at(VISIBLE_ROWS, 0)).filter((cell) => cell === 0).length;
}

function guessed(future: Future, ply: number): PlanePair {
  return { axis: future[2 * ply], child: future[2 * ply + 1] };
}

/** The part of a table that belongs to one pair. */
function chainsAt(chains: Chains, ply: number): Chains {
  return chains.subarray(MOVES * ply, MOVES * (ply + 1));
}
