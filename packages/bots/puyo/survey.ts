// The search itself: one beam search for each guess at the future. It tells what each first placement leads to, and
// leaves the choice to whoever asked.

import { at, type Colors, VISIBLE_ROWS } from '@rensa/games/puyo';
import { Beam, BRANCHES, copyLayer, type Layer, type PlanePair, type Tuning, valuesByRoot } from './beam.ts';
import { type Palette, paletteOf } from './field.ts';
import { droughtsOf, type Future, futuresOf } from './futures.ts';
import { plain } from './kernel.ts';
import { MOVES } from './reach.ts';
import type { View } from './view.ts';

export interface Style extends Tuning {
  /** How many pairs ahead it looks. */
  readonly depth: number;
  /** How many guesses at the future it makes. */
  readonly guesses: number;
  /** More points than this are worth nothing; what counts then is how soon they come. */
  readonly goal: number;
  /** A guess is searched no further once a chain of so many points is found. */
  readonly enough: number;
  /** Below so many free cells the chain that the known pairs can fire counts by so much for each cell less. */
  readonly tight: number;
  readonly fear: number;
  /** Below so many free cells guesses with a missing colour are searched too: for how many pairs, and their weight. */
  readonly droughtFrom: number;
  readonly droughtPairs: number;
  readonly droughtWeight: number;
}

/** The best chain, in points, by the pair that fires it and by first placement: MOVES numbers a pair. */
export type Chains = Int32Array;

/** What one guess at the future leads to. */
export interface Prospect {
  readonly weight: number;
  readonly chains: Chains;
}

export interface Survey {
  /** The value of the best field behind each first placement. */
  readonly first: Float64Array;
  /** What the known pairs alone can fire. */
  readonly sure: Chains;
  /** Never empty; what the known pairs fire is in each. */
  readonly prospects: readonly Prospect[];
  /** Empty cells of the rows that are seen. */
  readonly free: number;
  /** Fields evaluated. */
  readonly nodes: number;
}

/** Fields that one kept field leads to, on average: a pair has up to 22 placements, many meet others or pop. */
const USUAL_BRANCHES = 14;
const WIDEST = 700;
/** The last pair costs so little that more fields than those of a layer try it. */
const HARVEST = 4;

/** The part of a view that is searched. */
export type Searched = Pick<View, 'board' | 'pairs' | 'colors' | 'left'>;

interface Search {
  readonly view: Searched;
  readonly style: Style;
  readonly palette: Palette;
  readonly depth: number;
  /** Fields that may still be evaluated. */
  readonly nodes: number;
  /** Asked between layers. */
  readonly expired: () => boolean;
  /** Layers still to come, in all guesses. */
  layers: number;
}

const beam = new Beam(plain, WIDEST);
const trunk = beam.newLayer();
const branch = beam.newLayer();

/** Searches once, with at most so many evaluations; undefined when it was stopped on the way. */
export function survey(view: Searched, style: Style, nodes: number, expired: () => boolean): Survey | undefined {
  const seen = view.pairs.flatMap(({ axis, child }) => [axis, child]);
  const palette = paletteOf([...view.board, ...seen], view.colors);
  const depth = Math.max(1, Math.min(style.depth, view.left ?? style.depth));
  const known = view.pairs.slice(0, depth).map((pair) => planesOf(pair, palette));
  const free = freeCells(view);
  const guesses = guessesOf(style, palette.colors, depth - known.length, free);
  const layers = known.length + guesses.length * (depth - known.length - 1);
  const run: Search = { view, style, palette, depth, nodes, expired, layers };
  beam.nodes = 0;
  const sure: Chains = new Int32Array(MOVES * depth);
  const first = growTrunk(run, known, sure);
  const prospects = growBranches(run, known.length, guesses, sure);
  if (first === undefined || prospects === undefined) return undefined;
  return { first, sure, prospects, free, nodes: beam.nodes };
}

interface Guess {
  readonly future: Future;
  readonly weight: number;
}

function guessesOf(style: Style, colors: number, pairs: number, free: number): Guess[] {
  if (pairs <= 0) return [];
  const usual = futuresOf(colors, pairs)
    .slice(0, style.guesses)
    .map((future) => ({ future, weight: 1 }));
  if (free >= style.droughtFrom) return usual;
  const dry = droughtsOf(colors, style.droughtPairs, pairs).map((future) => ({ future, weight: style.droughtWeight }));
  return [...usual, ...dry];
}

function planesOf({ axis, child }: Colors, { planes }: Palette): PlanePair {
  return { axis: planes[axis] as number, child: planes[child] as number };
}

function freeCells({ board }: Searched): number {
  return board.slice(0, at(VISIBLE_ROWS, 0)).filter((cell) => cell === 0).length;
}

/** The known pairs; gives the value of each first placement. */
function growTrunk(run: Search, known: readonly PlanePair[], sure: Chains): Float64Array | undefined {
  beam.plant(trunk, run.view.board, run.palette);
  let first: Float64Array | undefined;
  for (const [ply, pair] of known.entries()) {
    if (grow(run, trunk, pair, chainsAt(sure, ply)) === undefined) return undefined;
    first ??= valuesByRoot(trunk);
  }
  return first;
}

/** The guessed pairs behind them. */
function growBranches(run: Search, ply: number, guesses: readonly Guess[], sure: Chains): Prospect[] | undefined {
  if (guesses.length === 0) return [{ weight: 1, chains: sure }];
  const prospects: Prospect[] = [];
  for (const { future, weight } of guesses) {
    const chains = explore(run, ply, future, sure.slice());
    if (chains === undefined) return undefined;
    prospects.push({ weight, chains });
  }
  return prospects;
}

function explore(run: Search, ply: number, future: Future, chains: Chains): Chains | undefined {
  const last = future.length / 2 - 1;
  const after = run.layers - last;
  copyLayer(trunk, branch);
  let width = branch.size;
  for (let i = 0; i < last && !chains.some((score) => score >= run.style.enough); i++) {
    const grown = grow(run, branch, guessed(future, i), chainsAt(chains, ply + i));
    if (grown === undefined) return undefined;
    width = grown;
  }
  if (run.layers === after) beam.harvest(branch, HARVEST * width, guessed(future, last), chainsAt(chains, ply + last));
  run.layers = after;
  return chains;
}

function guessed(future: Future, ply: number): PlanePair {
  return { axis: 3 * (future[2 * ply] as number), child: 3 * (future[2 * ply + 1] as number) };
}

/** The part of a table that belongs to one pair. */
function chainsAt(chains: Chains, ply: number): Chains {
  return chains.subarray(MOVES * ply, MOVES * (ply + 1));
}

/** One layer, as wide as its share of the nodes left allows; gives that width, or undefined when time is up. */
function grow(run: Search, layer: Layer, pair: PlanePair, chains: Chains): number | undefined {
  if (run.expired()) return undefined;
  const left = run.nodes - beam.nodes;
  const share = Math.floor(left / (USUAL_BRANCHES * run.layers));
  const width = Math.min(WIDEST, Math.max(1, share), Math.floor(left / BRANCHES));
  run.layers--;
  beam.step(layer, width, pair, chains, run.style);
  return width;
}
