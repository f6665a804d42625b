// The strong bot: one beam search for each guess at the future. A placement is worth the mean, over the guesses, of the
// best chain found behind it; on a field that is nearly full, what the known pairs can fire counts more and more.

import { at, type Colors, VISIBLE_ROWS } from '@rensa/games/puyo';
import { Beam, BRANCHES, copyLayer, type Layer, type PlanePair, type Tuning, valuesByRoot } from './beam.ts';
import { type Palette, paletteOf } from './field.ts';
import { droughtsOf, type Future, futuresOf } from './futures.ts';
import { plain } from './kernel.ts';
import { movesOf } from './moves.ts';
import type { Target } from './pilot.ts';
import { type Move, moveOf, MOVES } from './reach.ts';
import type { View } from './view.ts';

export interface Placement extends Target {
  /** The mean of the best chains expected behind it. */
  readonly score: number;
}

export interface Style extends Tuning {
  /** How many pairs ahead it looks. */
  readonly depth: number;
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

export interface Thought {
  /** Best first. */
  readonly placements: readonly Placement[];
  /** Fields evaluated. */
  readonly nodes: number;
}

/** Fields that one kept field leads to, on average: a pair has up to 22 placements, many meet others or pop. */
const USUAL_BRANCHES = 14;
const WIDEST = 700;
const FEAR_MOST = 0.9;
/** The last pair costs so little that more fields than those of a layer try it. */
const HARVEST = 4;

interface Search {
  readonly view: View;
  readonly style: Style;
  readonly palette: Palette;
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
export function search(view: View, style: Style, nodes: number, expired: () => boolean): Thought | undefined {
  const seen = view.pairs.flatMap(({ axis, child }) => [axis, child]);
  const palette = paletteOf([...view.board, ...seen], view.colors);
  const depth = Math.max(1, Math.min(style.depth, view.left ?? style.depth));
  const known = view.pairs.slice(0, depth).map((pair) => planesOf(pair, palette));
  const free = freeCells(view);
  const guesses = guessesOf(style, palette.colors, depth - known.length, free);
  const run: Search = {
    view,
    style,
    palette,
    nodes,
    expired,
    layers: known.length + guesses.length * (depth - known.length - 1),
  };
  beam.nodes = 0;
  const sure = new Int32Array(MOVES);
  const first = growTrunk(run, known, sure);
  const means = growBranches(run, guesses, sure);
  if (first === undefined || means === undefined) return undefined;
  const fear = Math.min(FEAR_MOST, Math.max(0, style.fear * (style.tight - free)));
  const worth = (move: Move): number =>
    Math.round((1 - fear) * (means[move] as number) + fear * (sure[move] as number));
  return { placements: rank(movesOf(view.board, view.pairs[0] as Colors), first, worth), nodes: beam.nodes };
}

interface Guess {
  readonly future: Future;
  readonly weight: number;
}

function guessesOf(style: Style, colors: number, pairs: number, free: number): Guess[] {
  if (pairs <= 0) return [];
  const usual = futuresOf(colors, pairs).map((future) => ({ future, weight: 1 }));
  if (free >= style.droughtFrom) return usual;
  const dry = droughtsOf(colors, style.droughtPairs, pairs).map((future) => ({ future, weight: style.droughtWeight }));
  return [...usual, ...dry];
}

function planesOf({ axis, child }: Colors, { planes }: Palette): PlanePair {
  return { axis: planes[axis] as number, child: planes[child] as number };
}

function freeCells({ board }: View): number {
  return board.slice(0, at(VISIBLE_ROWS, 0)).filter((cell) => cell === 0).length;
}

/** The known pairs; gives the value of each first placement. */
function growTrunk(run: Search, known: readonly PlanePair[], sure: Int32Array): Float64Array | undefined {
  beam.plant(trunk, run.view.board, run.palette);
  let first: Float64Array | undefined;
  for (const pair of known) {
    if (grow(run, trunk, pair, sure) === undefined) return undefined;
    first ??= valuesByRoot(trunk);
  }
  return first;
}

/** The guessed pairs behind them; gives the mean of the best chains by root. */
function growBranches(run: Search, guesses: readonly Guess[], sure: Int32Array): Float64Array | undefined {
  if (guesses.length === 0) return Float64Array.from(sure);
  const means = new Float64Array(MOVES);
  let weights = 0;
  for (const { future, weight } of guesses) {
    const chains = explore(run, future, sure.slice());
    if (chains === undefined) return undefined;
    chains.forEach((score, move) => (means[move] = (means[move] as number) + weight * score));
    weights += weight;
  }
  return means.map((sum) => sum / weights);
}

function explore(run: Search, future: Future, chains: Int32Array): Int32Array | undefined {
  const last = future.length / 2 - 1;
  const after = run.layers - last;
  copyLayer(trunk, branch);
  let width = branch.size;
  for (let ply = 0; ply < last && !chains.some((score) => score >= run.style.enough); ply++) {
    const grown = grow(run, branch, guessed(future, ply), chains);
    if (grown === undefined) return undefined;
    width = grown;
  }
  if (run.layers === after) beam.harvest(branch, HARVEST * width, guessed(future, last), chains);
  run.layers = after;
  return chains;
}

function guessed(future: Future, ply: number): PlanePair {
  return { axis: 3 * (future[2 * ply] as number), child: 3 * (future[2 * ply + 1] as number) };
}

/** One layer, as wide as its share of the nodes left allows; gives that width, or undefined when time is up. */
function grow(run: Search, layer: Layer, pair: PlanePair, chains: Int32Array): number | undefined {
  if (run.expired()) return undefined;
  const left = run.nodes - beam.nodes;
  const share = Math.floor(left / (USUAL_BRANCHES * run.layers));
  const width = Math.min(WIDEST, Math.max(1, share), Math.floor(left / BRANCHES));
  run.layers--;
  beam.step(layer, width, pair, chains, run.style);
  return width;
}

/** Every placement that can be reached, even one that loses; those that come to the same score go by the field they leave. */
function rank(moves: readonly Target[], first: Float64Array, worth: (move: Move) => number): Placement[] {
  return moves
    .map(({ col, rot }) => ({ col, rot, score: worth(moveOf(col, rot)), field: first[moveOf(col, rot)] as number }))
    .toSorted((a, b) => b.score - a.score || b.field - a.field || moveOf(a.col, a.rot) - moveOf(b.col, b.rot))
    .map(({ col, rot, score }) => ({ col, rot, score }));
}
