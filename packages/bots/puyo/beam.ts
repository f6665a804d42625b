// Beam search: layer by layer, every placement of the next pair on every field kept so far, of which the best go on. A
// chain worth cashing is noted for the placement that it began with, and that line ends.

import type { Board } from '@rensa/games/puyo';
import { FIELD_WORDS, type Palette } from './field.ts';
import type { Weights } from './evaluate.ts';
import type { Kernel } from './kernel.ts';
import { distinct } from './place.ts';
import { MOVES } from './reach.ts';

export interface Tuning {
  readonly weights: Weights;
  /** For each link popped on the way. */
  readonly waste: number;
  /** A chain of so many points ends its line. */
  readonly cash: number;
}

const ROOT = FIELD_WORDS;
const COST = FIELD_WORDS + 1;
const VALUE = FIELD_WORDS + 2;
const NODE_WORDS = FIELD_WORDS + 4;

/** No pair has more placements. */
export const BRANCHES = 22;
const SLOTS = 1 << 15;
/** More than any brood has: a value and an index share one number, so that numbers sort quickly and ties are settled. */
const INDEX_SPAN = 1 << 14;

/** A pair whose colours are given as planes. */
export interface PlanePair {
  readonly axis: number;
  readonly child: number;
}

/** The fields of one layer, one record each. */
export interface Layer {
  readonly words: Int32Array;
  size: number;
}

function newLayer(most: number): Layer {
  return { words: new Int32Array(most * NODE_WORDS), size: 0 };
}

export function copyLayer(from: Layer, to: Layer): void {
  to.words.set(from.words.subarray(0, from.size * NODE_WORDS));
  to.size = from.size;
}

/** The search's own memory: made once, used by every move. */
export class Beam {
  /** Fields evaluated since it was last set to 0. */
  nodes = 0;
  readonly #kernel: Kernel;
  readonly #most: number;
  readonly #brood: Layer;
  readonly #keys: Float64Array;
  /** Where in the brood a field is, by hash; an entry counts only with the stamp of this layer. */
  readonly #places = new Int32Array(SLOTS);
  readonly #stamps = new Int32Array(SLOTS);
  readonly #hashes = new Int32Array(SLOTS);
  #stamp = 0;

  /** No layer is ever wider than `most`. */
  constructor(kernel: Kernel, most: number) {
    this.#kernel = kernel;
    this.#most = most;
    this.#brood = newLayer(most * BRANCHES);
    this.#keys = new Float64Array(most * BRANCHES);
  }

  newLayer(): Layer {
    return newLayer(this.#most);
  }

  /** Makes a layer of a single field, where every placement is a root. */
  plant(layer: Layer, board: Board, palette: Palette): void {
    this.#kernel.write(layer.words, 0, board, palette);
    layer.words[ROOT] = -1;
    layer.words[COST] = 0;
    layer.size = 1;
  }

  /**
   * Replaces the first `width` fields of a layer by all that the pair makes of them, the best first. `chains` keeps the
   * best chain by root. The first pair gives each of its placements a root of its own.
   */
  step(layer: Layer, width: number, pair: PlanePair, chains: Int32Array, tuning: Tuning): void {
    this.#stamp++;
    this.#brood.size = 0;
    const fields = Math.min(width, layer.size);
    for (let i = 0; i < fields; i++) this.#expand(layer.words, i * NODE_WORDS, pair, chains, tuning);
    this.#select(layer);
  }

  /** The last pair of a line: only what it fires counts, so nothing is evaluated or kept. */
  harvest(layer: Layer, width: number, { axis, child }: PlanePair, chains: Int32Array): void {
    const { words } = layer;
    const kernel = this.#kernel;
    const fields = Math.min(width, layer.size);
    for (let i = 0; i < fields; i++) {
      const start = i * NODE_WORDS;
      const all = kernel.aim(words, start);
      for (let moves = axis === child ? distinct(all) : all; moves !== 0; moves &= moves - 1) {
        const links = kernel.play(words, start, 31 - Math.clz32(moves & -moves), axis, child);
        if (links > 0 && !kernel.isDead()) cash(words[start + ROOT] as number, chains, kernel.lastScore());
      }
    }
  }

  #expand(words: Int32Array, start: number, { axis, child }: PlanePair, chains: Int32Array, tuning: Tuning): void {
    const kernel = this.#kernel;
    const all = kernel.aim(words, start);
    const from = words[start + ROOT] as number;
    const cost = words[start + COST] as number;
    for (let moves = axis === child ? distinct(all) : all; moves !== 0; moves &= moves - 1) {
      const move = 31 - Math.clz32(moves & -moves);
      const links = kernel.play(words, start, move, axis, child);
      const root = from < 0 ? move : from;
      if (kernel.isDead()) continue;
      if (links > 0 && cash(root, chains, kernel.lastScore()) >= tuning.cash) continue;
      this.#add(root, cost + tuning.waste * links, tuning.weights);
    }
  }

  /** Takes the field in `work` into the brood, once; the cheaper way to it counts. */
  #add(root: number, cost: number, weights: Weights): void {
    const { words, size } = this.#brood;
    const kernel = this.#kernel;
    const hash = kernel.hash();
    let slot = hash & (SLOTS - 1);
    for (; this.#stamps[slot] === this.#stamp; slot = (slot + 1) & (SLOTS - 1)) {
      if (this.#hashes[slot] === hash) return improve(words, this.#places[slot] as number, root, cost);
    }
    const start = size * NODE_WORDS;
    this.#stamps[slot] = this.#stamp;
    this.#hashes[slot] = hash;
    this.#places[slot] = start;
    kernel.store(words, start);
    words[start + ROOT] = root;
    words[start + COST] = cost;
    words[start + VALUE] = kernel.evaluate(words, start, weights) + cost;
    this.#brood.size = size + 1;
    this.nodes++;
  }

  /** Copies the best of the brood into the layer. Of equals the earlier one goes first, so that the order is settled. */
  #select(layer: Layer): void {
    const { words, size } = this.#brood;
    const keys = this.#keys.subarray(0, size);
    for (let i = 0; i < size; i++)
      keys[i] = INDEX_SPAN * (words[i * NODE_WORDS + VALUE] as number) + (INDEX_SPAN - 1 - i);
    const kept = Math.min(size, this.#most);
    keys.sort();
    for (let i = 0; i < kept; i++) {
      const key = keys[size - 1 - i] as number;
      const index = INDEX_SPAN - 1 - (key - INDEX_SPAN * Math.floor(key / INDEX_SPAN));
      copyNode(words, index * NODE_WORDS, layer.words, i * NODE_WORDS);
    }
    layer.size = kept;
  }
}

function copyNode(from: Int32Array, start: number, to: Int32Array, target: number): void {
  for (let k = 0; k < NODE_WORDS; k++) to[target + k] = from[start + k] as number;
}

/** Notes a chain under its root, and gives its points. */
function cash(root: number, chains: Int32Array, score: number): number {
  if (score > (chains[root] as number)) chains[root] = score;
  return score;
}

function improve(words: Int32Array, start: number, root: number, cost: number): void {
  const gain = cost - (words[start + COST] as number);
  if (gain <= 0) return;
  words[start + ROOT] = root;
  words[start + COST] = cost;
  words[start + VALUE] = (words[start + VALUE] as number) + gain;
}

/** The best value under each root in a layer. */
export function valuesByRoot(layer: Layer): Float64Array {
  const values = new Float64Array(MOVES).fill(-Infinity);
  for (let i = 0; i < layer.size; i++) {
    const start = i * NODE_WORDS;
    const root = layer.words[start + ROOT] as number;
    values[root] = Math.max(values[root] as number, layer.words[start + VALUE] as number);
  }
  return values;
}
