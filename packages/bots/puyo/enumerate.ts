// Every way to set down known pairs, and the best chain that each of them fires. Nothing is guessed and nothing is left out.
// The same for pairs whose colors may be wished for.

import { type Board, type Colors, EMPTY } from '@rensa/games/puyo';
import type { PlanePair } from './beam.ts';
import { distinct, type Kernel, type Move, MOVES, type Palette } from './kernel/index.ts';
import { type Chains, planesOf } from './search.ts';

const EMPTY_HASH = 0;
/** Links of a short chain, and how many puyos may lie elsewhere after it. */
const SHORT_LINKS = 3;
const MAX_MOVED_PUYOS = 6;

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

export class Enumerator {
  readonly #kernel: Kernel;
  /** The field before each pair. */
  readonly #records: readonly number[];

  /** For so many pairs; with more than three there are too many ways. */
  constructor(kernel: Kernel, pairs: number) {
    this.#kernel = kernel;
    this.#records = Array.from({ length: pairs + 1 }, () => kernel.reserve(kernel.fieldWords));
  }

  /** Looks at the first few of these pairs. */
  enumerate(board: Board, pairs: readonly Colors[], palette: Palette): KnownPlays {
    const known = pairs.slice(0, this.#records.length - 1);
    const [chains, clean] = [new Int32Array(MOVES * known.length), new Int32Array(MOVES * known.length)];
    const found = { chains, clean, clears: new Int32Array(MOVES) };
    this.#kernel.write(this.#records[0], board, palette);
    this.#placeFrom({ board, pairs: known, palette, ...found }, 0, -1);
    return found;
  }

  /** The best chain that so many pairs would fire if their colors were those that are wanted. */
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

  /** All placements of one pair; `root` is the first placement of the line, below 0 where this is the first. */
  #placeFrom(run: Enumeration, ply: number, root: Move): void {
    const { pairs, palette } = run;
    this.#playAll(ply, planesOf(pairs[ply], palette), (move, links) => {
      const first = root < 0 ? move : root;
      if (links > 0) this.#note(run, { ply, first, links });
      if (ply + 1 < pairs.length) this.#placeFrom(run, ply + 1, first);
    });
  }

  /** Plays every placement of a pair that does not lose. What it leaves is the current field, and the one before the next pair. */
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

  /** The current field is what a chain has left. */
  #note(run: Enumeration, { ply, first, links }: Fired): void {
    const { chains, clean, clears } = run;
    const points = this.#kernel.lastScore();
    const at = MOVES * ply + first;
    chains[at] = Math.max(chains[at], points);
    const before = clears[first];
    if (this.#kernel.hash() === EMPTY_HASH && (before === 0 || before > ply + 1)) clears[first] = ply + 1;
    if (links <= SHORT_LINKS && points > clean[at] && this.#isClean(run, ply)) clean[at] = points;
  }

  /** Do the puyos that were there before still lie in their places? */
  #isClean({ board, palette }: Enumeration, ply: number): boolean {
    const [before, after] = [ply, ply + 1].map((i) => this.#kernel.read(this.#records[i], palette, board));
    const moved = after?.filter((cell, i) => cell !== EMPTY && cell !== before?.[i]).length ?? 0;
    return moved <= MAX_MOVED_PUYOS;
  }
}

/** The best chain within so many pairs: within none, one, and so on. */
export function bestWithin(chains: Chains): number[] {
  return Array.from({ length: chains.length / MOVES + 1 }, (_, pairs) =>
    chains.subarray(0, MOVES * pairs).reduce((max, points) => Math.max(max, points), 0),
  );
}
