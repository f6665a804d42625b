// Beam search: layer by layer it plays every placement of the next pair on every field kept so far, and keeps the best
// fields. A chain worth firing is noted for the placement that began its line, and the line ends.

import type { Board } from '@rensa/games/puyo';
import { distinct, type Kernel, MOVES, type Palette, type Weights } from '../kernel/index.ts';

export interface Tuning {
  readonly weights: Weights;
  /** Value per link popped on the way. */
  readonly waste: number;
  /** Value per pair that splits, and per row that one half then falls alone. Each takes about 5 ticks. */
  readonly split: number;
  /** Points of a chain that ends its line. */
  readonly fireAt: number;
}

/** Words behind the field of a node: the first placement, the value lost on the way, the value. */
const ROOT = 0;
const COST = 1;
const VALUE = 2;
const NOTE_WORDS = 4;

/** Placements of a pair at most. */
export const BRANCHES = 22;
const SLOTS = 1 << 15;
/**
 * More than the children of any layer. A value and an index share one number, so numbers sort quickly and ties have an
 * order.
 */
const INDEX_SPAN = 1 << 14;

/** A pair with colors as planes. */
export interface PlanePair {
  readonly axis: number;
  readonly child: number;
}

/** Nodes of one layer, one after another in the kernel's memory. */
export interface BeamLayer {
  readonly start: number;
  size: number;
}

/** Makes layers in the memory of a kernel. */
export class Beam {
  /** Fields evaluated since this was last set to 0. */
  nodes = 0;
  readonly #kernel: Kernel;
  readonly #nodeWords: number;
  readonly #maxNodes: number;
  readonly #children: BeamLayer;
  readonly #keys: Float64Array;
  /** Notes of a child, by hash of its field. An entry counts only with the stamp of this layer. */
  readonly #places = new Int32Array(SLOTS);
  readonly #stamps = new Int32Array(SLOTS);
  readonly #hashes = new Int32Array(SLOTS);
  #stamp = 0;

  /** Makes layers of at most `maxNodes` nodes. */
  constructor(kernel: Kernel, maxNodes: number) {
    this.#kernel = kernel;
    this.#nodeWords = kernel.fieldWords + NOTE_WORDS;
    this.#maxNodes = maxNodes;
    this.#children = this.#reserve(maxNodes * BRANCHES);
    this.#keys = new Float64Array(maxNodes * BRANCHES);
  }

  newLayer(): BeamLayer {
    return this.#reserve(this.#maxNodes);
  }

  #reserve(nodes: number): BeamLayer {
    return { start: this.#kernel.reserve(nodes * this.#nodeWords), size: 0 };
  }

  /** Index of the notes of a node. */
  #notes(start: number): number {
    return start + this.#kernel.fieldWords;
  }

  /** Makes a layer of a single field, on which every placement is a root. */
  startWith(layer: BeamLayer, board: Board, palette: Palette): void {
    const kernel = this.#kernel;
    const notes = this.#notes(layer.start);
    kernel.write(layer.start, board, palette);
    kernel.words[notes + ROOT] = -1;
    kernel.words[notes + COST] = 0;
    layer.size = 1;
  }

  copy(from: BeamLayer, to: BeamLayer): void {
    this.#kernel.words.copyWithin(to.start, from.start, from.start + from.size * this.#nodeWords);
    to.size = from.size;
  }

  /**
   * Replaces the first `width` fields of a layer by the best of their children with this pair. `chains` keeps the best
   * chain per root. The first pair gives each of its placements its own root.
   */
  step(layer: BeamLayer, width: number, pair: PlanePair, chains: Int32Array, tuning: Tuning): void {
    this.#stamp++;
    this.#children.size = 0;
    const fields = Math.min(width, layer.size);
    for (let i = 0; i < fields; i++) this.#expand(layer.start + i * this.#nodeWords, pair, chains, tuning);
    this.#select(layer);
  }

  /** Plays the last pair of a line. Only what it fires counts, so no field is evaluated or kept. */
  fireLast(layer: BeamLayer, width: number, { axis, child }: PlanePair, chains: Int32Array): void {
    const kernel = this.#kernel;
    const { words } = kernel;
    const fields = Math.min(width, layer.size);
    for (let i = 0; i < fields; i++) {
      const start = layer.start + i * this.#nodeWords;
      const root = words[this.#notes(start) + ROOT];
      const all = kernel.aim(start);
      for (let moves = axis === child ? distinct(all) : all; moves !== 0; moves &= moves - 1) {
        const links = kernel.play(start, 31 - Math.clz32(moves & -moves), axis, child);
        if (links > 0 && !kernel.isDead()) noteChain(root, chains, kernel.lastScore());
      }
    }
  }

  #expand(start: number, { axis, child }: PlanePair, chains: Int32Array, tuning: Tuning): void {
    const kernel = this.#kernel;
    const notes = this.#notes(start);
    const all = kernel.aim(start);
    const from = kernel.words[notes + ROOT];
    const cost = kernel.words[notes + COST];
    for (let moves = axis === child ? distinct(all) : all; moves !== 0; moves &= moves - 1) {
      const move = 31 - Math.clz32(moves & -moves);
      const links = kernel.play(start, move, axis, child);
      const root = from < 0 ? move : from;
      if (kernel.isDead()) continue;
      if (links > 0 && noteChain(root, chains, kernel.lastScore()) >= tuning.fireAt) continue;
      const split = tuning.split === 0 ? 0 : tuning.split * splitSteps(kernel.gap(move));
      this.#add(root, cost + tuning.waste * links + split, tuning.weights);
    }
  }

  /** Adds the kernel's current field to the children, once. The cheaper way to it counts. */
  #add(root: number, cost: number, weights: Weights): void {
    const kernel = this.#kernel;
    const { words } = kernel;
    const hash = kernel.hash();
    let slot = hash & (SLOTS - 1);
    for (; this.#stamps[slot] === this.#stamp; slot = (slot + 1) & (SLOTS - 1)) {
      if (this.#hashes[slot] === hash) return takeCheaper(words, this.#places[slot], root, cost);
    }
    const start = this.#children.start + this.#children.size * this.#nodeWords;
    const notes = this.#notes(start);
    this.#stamps[slot] = this.#stamp;
    this.#hashes[slot] = hash;
    this.#places[slot] = notes;
    kernel.store(start);
    words[notes + ROOT] = root;
    words[notes + COST] = cost;
    words[notes + VALUE] = kernel.evaluate(start, weights) + cost;
    this.#children.size++;
    this.nodes++;
  }

  /** Copies the best children into the layer. Of equals the earlier one comes first, so the order is fixed. */
  #select(layer: BeamLayer): void {
    const { words } = this.#kernel;
    const { start, size } = this.#children;
    const value = this.#notes(start) + VALUE;
    const keys = this.#keys.subarray(0, size);
    for (let i = 0; i < size; i++) keys[i] = INDEX_SPAN * words[value + i * this.#nodeWords] + (INDEX_SPAN - 1 - i);
    const kept = Math.min(size, this.#maxNodes);
    keys.sort();
    for (let i = 0; i < kept; i++) {
      const key = keys[size - 1 - i];
      const index = INDEX_SPAN - 1 - (key - INDEX_SPAN * Math.floor(key / INDEX_SPAN));
      this.#copyNode(start + index * this.#nodeWords, layer.start + i * this.#nodeWords);
    }
    layer.size = kept;
  }

  #copyNode(from: number, to: number): void {
    const { words } = this.#kernel;
    for (let k = 0; k < this.#nodeWords; k++) words[to + k] = words[from + k];
  }

  /** The best value in a layer, by root. */
  valuesByRoot(layer: BeamLayer): Float64Array {
    const { words } = this.#kernel;
    const values = new Float64Array(MOVES).fill(-Infinity);
    for (let i = 0; i < layer.size; i++) {
      const notes = this.#notes(layer.start + i * this.#nodeWords);
      const root = words[notes + ROOT];
      values[root] = Math.max(values[root], words[notes + VALUE]);
    }
    return values;
  }
}

/** Steps that count for `split`: one for the split, and one per row that one half falls alone. */
function splitSteps(gap: number): number {
  return gap === 0 ? 0 : 1 + gap;
}

/** Notes a chain for its root and returns its points. */
function noteChain(root: number, chains: Int32Array, score: number): number {
  if (score > chains[root]) chains[root] = score;
  return score;
}

/** Replaces the way to a node if this one costs less. `notes` is the index of its notes. */
function takeCheaper(words: Int32Array, notes: number, root: number, cost: number): void {
  const gain = cost - words[notes + COST];
  if (gain <= 0) return;
  words[notes + ROOT] = root;
  words[notes + COST] = cost;
  words[notes + VALUE] = words[notes + VALUE] + gain;
}
