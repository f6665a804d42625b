// Plays known pairs in every way, and finds the best chain each pair can fire. No way is left out and no pair is
// guessed. It also tries pairs of any colors.

import { type Board, type Colors, EMPTY } from '@rensa/games/puyo';
import { distinct, type Kernel, type Move, MOVES, type Palette } from '../kernel/index.ts';
import type { PlanePair } from './beam.ts';
import { type Chains, planesOf } from './search.ts';

const EMPTY_HASH = 0;
/** Links of a short chain, and puyos that may lie elsewhere after it. */
const SHORT_LINKS = 3;
const MAX_MOVED_PUYOS = 6;

/** Chains that known pairs can fire. */
export interface KnownPlays {
  /** Points of the best chain, by pair that fires it and first placement: MOVES numbers per pair. */
  readonly chains: Chains;
  /** The same for short chains that leave the rest of the field in place. */
  readonly clean: Chains;
  /** Number of the pair that can empty the field, by first placement, from 1; 0 for none. */
  readonly clears: Int32Array;
}

/** The state of a running enumeration. */
interface Enumeration extends KnownPlays {
  readonly board: Board;
  readonly pairs: readonly Colors[];
  readonly palette: Palette;
}

/** A chain of an enumeration. */
interface Fired {
  /** Number of the pair that fires it, from 0. */
  readonly ply: number;
  /** Placement of the first pair of the line. */
  readonly first: Move;
  readonly links: number;
}

export class Enumerator {
  readonly #kernel: Kernel;
  /** Records of the field before each pair. */
  readonly #records: readonly number[];

  /** Reserves memory for `pairs` pairs. More than three take too long. */
  constructor(kernel: Kernel, pairs: number) {
    this.#kernel = kernel;
    this.#records = Array.from({ length: pairs + 1 }, () => kernel.reserve(kernel.fieldWords));
  }

  /** Plays as many of the pairs as there is memory for. */
  enumerate(board: Board, pairs: readonly Colors[], palette: Palette): KnownPlays {
    const known = pairs.slice(0, this.#records.length - 1);
    const [chains, clean] = [new Int32Array(MOVES * known.length), new Int32Array(MOVES * known.length)];
    const found = { chains, clean, clears: new Int32Array(MOVES) };
    this.#kernel.write(this.#records[0], board, palette);
    this.#placeFrom({ board, pairs: known, palette, ...found }, 0, -1);
    return found;
  }

  /** Points of the best chain within `pairs` pairs of any colors. */
  bestWished(board: Board, palette: Palette, pairs: number): number {
    this.#kernel.write(this.#records[0], board, palette);
    return this.#bestWished(palette.colors, pairs, 0);
  }

  #bestWished(colors: number, pairs: number, ply: number): number {
    let max = 0;
    for (let axis = 0; axis < colors; axis++) {
      for (let child = 0; child <= axis; child++) {
        this.#playAll(ply, { axis, child }, (_, links) => {
          if (links > 0) max = Math.max(max, this.#kernel.lastScore());
          if (pairs > 1) max = Math.max(max, this.#bestWished(colors, pairs - 1, ply + 1));
        });
      }
    }
    return max;
  }

  /** Plays all placements of one pair. `root` is the first placement of the line, or -1 for the first pair. */
  #placeFrom(run: Enumeration, ply: number, root: Move): void {
    const { pairs, palette } = run;
    this.#playAll(ply, planesOf(pairs[ply], palette), (move, links) => {
      const first = root < 0 ? move : root;
      if (links > 0) this.#note(run, { ply, first, links });
      if (ply + 1 < pairs.length) this.#placeFrom(run, ply + 1, first);
    });
  }

  /**
   * Plays every placement of a pair that does not lose. The result is the current field and the record for the next
   * pair.
   */
  #playAll(ply: number, { axis, child }: PlanePair, then: (move: Move, links: number) => void): void {
    const kernel = this.#kernel;
    const [field, next] = [this.#records[ply], this.#records[ply + 1]];
    const reached = kernel.aim(field);
    for (let moves = axis === child ? distinct(reached) : reached; moves !== 0; moves &= moves - 1) {
      const move = 31 - Math.clz32(moves & -moves);
      const links = kernel.play(field, move, axis, child);
      if (kernel.isDead()) continue;
      kernel.store(next);
      then(move, links);
      kernel.aim(field);
    }
  }

  /** Notes a chain that has left the current field. */
  #note(run: Enumeration, { ply, first, links }: Fired): void {
    const { chains, clean, clears } = run;
    const points = this.#kernel.lastScore();
    const at = MOVES * ply + first;
    chains[at] = Math.max(chains[at], points);
    const before = clears[first];
    if (this.#kernel.hash() === EMPTY_HASH && (before === 0 || before > ply + 1)) clears[first] = ply + 1;
    if (links <= SHORT_LINKS && points > clean[at] && this.#isClean(run, ply)) clean[at] = points;
  }

  /** True if at most MAX_MOVED_PUYOS puyos lie elsewhere after the chain. */
  #isClean({ board, palette }: Enumeration, ply: number): boolean {
    const [before, after] = [ply, ply + 1].map((i) => this.#kernel.read(this.#records[i], palette, board));
    const moved = after?.filter((cell, i) => cell !== EMPTY && cell !== before?.[i]).length ?? 0;
    return moved <= MAX_MOVED_PUYOS;
  }
}

/** Points of the best chain within 0 pairs, 1 pair, and so on. */
export function bestWithin(chains: Chains): number[] {
  return Array.from({ length: chains.length / MOVES + 1 }, (_, pairs) =>
    chains.subarray(0, MOVES * pairs).reduce((max, points) => Math.max(max, points), 0),
  );
}
