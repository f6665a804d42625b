// Every way to set down known pairs, and the best chain that each of them fires. Nothing is guessed and nothing is left out.
// The same for pairs whose colors may be wished for.

import { type Board, type Colors, EMPTY } from '@rensa/games/puyo';
import type { PlanePair } from './beam.ts';
import { distinct, type Kernel, type Move, MOVES, type Palette } from './kernel/index.ts';
import { type Chains, planesOf } from './search.ts';

const EMPTY_HASH = 0;
/** Links of a short chain, and how many puyos may lie elsewhere after it. */
const SHORT = 3;
const MAX_MOVED = 6;

/** What known pairs can do. */
export interface KnownPlays {
  /** The best chain by the pair that fires it and by first placement, MOVES numbers per pair. */
  readonly chains: Chains;
  /** The same of short chains that leave the rest of the field as it is. */
  readonly clean: Chains;
  /** By first placement: with which pair the field can be emptied, 1 being the first; 0 for never. */
  readonly clears: Int32Array;
}

/** One enumeration while it runs. */
interface Enumeration extends KnownPlays {
  readonly board: Board;
  readonly pairs: readonly Colors[];
  readonly palette: Palette;
}

/** A chain of an enumeration. */
interface Fired {
  /** The pair that fires it, 0 being the first. */
  readonly ply: number;
  /** The placement of the line's first pair. */
  readonly first: Move;
  readonly links: number;
}

export class Exact {
  readonly #kernel: Kernel;
  /** The field before each pair. */
  readonly #fields: readonly number[];

  /** For so many pairs; with more than three there are too many ways. */
  constructor(kernel: Kernel, pairs: number) {
    this.#kernel = kernel;
    this.#fields = Array.from({ length: pairs + 1 }, () => kernel.reserve(kernel.fieldWords));
  }

  /** Looks at the first few of these pairs. */
  look(board: Board, pairs: readonly Colors[], palette: Palette): KnownPlays {
    const known = pairs.slice(0, this.#fields.length - 1);
    const [chains, clean] = [new Int32Array(MOVES * known.length), new Int32Array(MOVES * known.length)];
    const found = { chains, clean, clears: new Int32Array(MOVES) };
    this.#kernel.write(this.#fields[0], board, palette);
    this.#explore({ board, pairs: known, palette, ...found }, 0, -1);
    return found;
  }

  /** The best chain that so many pairs would fire if their colors were those that are wanted. */
  wished(board: Board, palette: Palette, pairs: number): number {
    this.#kernel.write(this.#fields[0], board, palette);
    return this.#wish(palette.colors, pairs, 0);
  }

  #wish(colors: number, pairs: number, ply: number): number {
    let most = 0;
    for (let axis = 0; axis < colors; axis++) {
      for (let child = 0; child <= axis; child++) {
        this.#playAll(ply, { axis, child }, (_, links) => {
          if (links > 0) most = Math.max(most, this.#kernel.lastScore());
          if (pairs > 1) most = Math.max(most, this.#wish(colors, pairs - 1, ply + 1));
        });
      }
    }
    return most;
  }

  /** All placements of one pair; `root` is the first placement of the line, below 0 where this is the first. */
  #explore(run: Enumeration, ply: number, root: Move): void {
    const { pairs, palette } = run;
    this.#playAll(ply, planesOf(pairs[ply], palette), (move, links) => {
      const first = root < 0 ? move : root;
      if (links > 0) this.#note(run, { ply, first, links });
      if (ply + 1 < pairs.length) this.#explore(run, ply + 1, first);
    });
  }

  /** Plays every placement of a pair that does not lose. What it leaves is the current field, and the one before the next pair. */
  #playAll(ply: number, { axis, child }: PlanePair, then: (move: Move, links: number) => void): void {
    const kernel = this.#kernel;
    const [field, next] = [this.#fields[ply], this.#fields[ply + 1]];
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

  /** The current field is what a chain has left. */
  #note(run: Enumeration, { ply, first, links }: Fired): void {
    const { chains, clean, clears } = run;
    const points = this.#kernel.lastScore();
    const at = MOVES * ply + first;
    chains[at] = Math.max(chains[at], points);
    const before = clears[first];
    if (this.#kernel.hash() === EMPTY_HASH && (before === 0 || before > ply + 1)) clears[first] = ply + 1;
    if (links <= SHORT && points > clean[at] && this.#isClean(run, ply)) clean[at] = points;
  }

  /** Do the puyos that were there before still lie in their places? */
  #isClean({ board, palette }: Enumeration, ply: number): boolean {
    const [before, after] = [ply, ply + 1].map((i) => this.#kernel.read(this.#fields[i], palette, board));
    const moved = after?.filter((cell, i) => cell !== EMPTY && cell !== before?.[i]).length ?? 0;
    return moved <= MAX_MOVED;
  }
}

/** The best chain within so many pairs: within none, one, and so on. */
export function bestWithin(chains: Chains): number[] {
  return Array.from({ length: chains.length / MOVES + 1 }, (_, pairs) =>
    chains.subarray(0, MOVES * pairs).reduce((most, points) => Math.max(most, points), 0),
  );
}
