// All answers to a puzzle, found by trying every placement of every pair. The rules play the first pair, because a
// given field may already hold groups that pop. Then the search board of the bots plays, which knows the length of a
// chain and the field it leaves. If that may meet a goal that asks for more, the rules play it once more.

import {
  type Aim,
  type Board,
  type Colors,
  dropOjama,
  type Goal,
  isLost,
  isMet,
  type Nazo,
  type NazoStep,
  NO_TALLY,
  placePair,
  RULES,
  settle,
  type Tally,
  tallied,
  traceChain,
} from '@rensa/games/puyo';
import {
  colOf,
  distinct,
  type Kernel,
  type Move,
  openKernel,
  type Palette,
  paletteOf,
  rotOf,
} from '../kernel/index.ts';
import { planesOf } from '../search/search.ts';
import { isHopeless, isMissed, type Supply } from './prune.ts';

const { tsu } = RULES;
const MAX_PAIRS = 6;
const DEFAULT_COLORS = 4;
/** Kinds of cells, 0 to 6. */
const CELL_KINDS = 7;

export interface NazoAnswers {
  /** Placements of each answer. The last one meets the goal. */
  readonly solutions: readonly (readonly Aim[])[];
  /** True if there are more answers than were asked for. */
  readonly capped: boolean;
  /** Placements tried. */
  readonly tries: number;
}

/** Lists at most `maxSolutions` answers. */
export function solveNazo(nazo: Nazo, maxSolutions: number, kernel: Kernel = openKernel()): NazoAnswers {
  const pairs = nazo.steps.filter(({ kind }) => kind === 'pair').length;
  if (pairs > MAX_PAIRS) throw new Error(`a puzzle has at most ${MAX_PAIRS} pairs, not ${pairs}`);
  return new Solver(nazo, maxSolutions, kernel).solve();
}

/** Facts about a field besides its cells. */
interface FieldFacts {
  /** Puyos popped on the way to it. */
  readonly tally: Tally;
  /** Puyos on it or still to come. */
  readonly supply: Supply;
}

class Solver {
  readonly #kernel: Kernel;
  readonly #nazo: Nazo;
  readonly #maxSolutions: number;
  readonly #palette: Palette;
  /** Records of the field before each step and after the last, and boards read from them so far. */
  readonly #records: readonly number[];
  readonly #boards: (Board | undefined)[] = [];
  /** Number of the last pair. Nothing can happen after it. */
  readonly #last: number;
  readonly #placed: Aim[] = [];
  readonly #solutions: (readonly Aim[])[] = [];
  #capped = false;
  #tries = 0;

  constructor(nazo: Nazo, maxSolutions: number, kernel: Kernel) {
    this.#kernel = kernel;
    this.#nazo = nazo;
    this.#maxSolutions = maxSolutions;
    this.#palette = paletteOf([...nazo.board, ...nazo.steps.flatMap(cellsIn)], DEFAULT_COLORS);
    this.#records = [...nazo.steps, 'end'].map(() => kernel.reserve(kernel.fieldWords));
    this.#last = nazo.steps.findLastIndex(({ kind }) => kind === 'pair');
  }

  solve(): NazoAnswers {
    const { board } = settle(this.#nazo.board, tsu);
    this.#enter(0, board, NO_TALLY);
    return { solutions: this.#solutions, capped: this.#capped, tries: this.#tries };
  }

  /** Continues with a board. */
  #enter(index: number, board: Board, tally: Tally): void {
    if (index > this.#last) return;
    this.#kernel.write(this.#records[index], board, this.#palette);
    this.#boards[index] = board;
    this.#go(index, { tally, supply: this.#supplyOf(index, board) });
  }

  /** Continues with the field in the record of this step. */
  #go(index: number, facts: FieldFacts): void {
    const step = this.#nazo.steps[index];
    if (isHopeless(this.#nazo.goal, facts.supply)) return;
    if (step.kind === 'pair') this.#placeAll(index, facts, step.pair);
    else this.#enter(index + 1, dropOjama(this.#boardAt(index), step.counts, tsu), facts.tally);
  }

  #placeAll(index: number, facts: FieldFacts, pair: Colors): void {
    const record = this.#records[index];
    const all = this.#kernel.aim(record);
    for (let moves = pair.axis === pair.child ? distinct(all) : all; moves !== 0; moves &= moves - 1) {
      if (this.#capped) return;
      const move = 31 - Math.clz32(moves & -moves);
      this.#tries++;
      this.#placed.push({ col: colOf(move), rot: rotOf(move) });
      if (index === 0) this.#placeByRules(index, facts, pair);
      else this.#place(index, facts, move, pair);
      this.#placed.pop();
    }
  }

  #placeByRules(index: number, { tally }: FieldFacts, pair: Colors): void {
    const { links, board } = this.#trace(index, pair);
    const after = tallied(tally, links);
    if (isMet(this.#nazo.goal, { links, tally: after, board })) this.#add();
    else if (!isLost(board, tsu)) this.#enter(index + 1, board, after);
    this.#kernel.aim(this.#records[index]);
  }

  #place(index: number, facts: FieldFacts, move: Move, pair: Colors): void {
    const kernel = this.#kernel;
    const record = this.#records[index];
    const { axis, child } = planesOf(pair, this.#palette);
    const links = kernel.play(record, move, axis, child);
    const ends = index === this.#last || kernel.isDead();
    if (links === 0 && ends) return;
    kernel.store(this.#records[index + 1]);
    this.#boards[index + 1] = undefined;
    const after = links === 0 ? facts : this.#afterPop(index, facts, links, pair);
    if (after === undefined) this.#add();
    else if (!ends) {
      this.#go(
        index + 1,
        links === 0 ? facts : { tally: after.tally, supply: this.#supplyOf(index + 1, this.#boardAt(index + 1)) },
      );
      kernel.aim(record);
    }
  }

  /** The facts after a chain. Undefined if it meets the goal. */
  #afterPop(index: number, facts: FieldFacts, links: number, pair: Colors): FieldFacts | undefined {
    const { goal } = this.#nazo;
    const byLength = fitsChain(goal, links);
    if (byLength === false) return facts;
    if (byLength === true && goal.clear === null) return undefined;
    if (!isTotal(goal) && this.#isMissed(index, pair)) return facts;
    const traced = this.#trace(index, pair);
    const tally = tallied(facts.tally, traced.links);
    return isMet(goal, { ...traced, tally }) ? undefined : { ...facts, tally };
  }

  /** Plays the last placed pair by the rules. */
  #trace(index: number, pair: Colors): ReturnType<typeof traceChain> {
    const aim = this.#placed[this.#placed.length - 1];
    return traceChain(placePair(this.#boardAt(index), pair, aim, tsu), tsu);
  }

  /** True if the goal was certainly not met, without asking the rules. */
  #isMissed(index: number, { axis, child }: Colors): boolean {
    const gone = this.#kernel.count(this.#records[index], this.#palette);
    const left = this.#kernel.count(this.#records[index + 1], this.#palette);
    add(gone, axis, 1);
    add(gone, child, 1);
    for (let cell = 0; cell < CELL_KINDS; cell++) add(gone, cell, -left[cell]);
    return isMissed(this.#nazo.goal, gone, left);
  }

  #boardAt(index: number): Board {
    return (this.#boards[index] ??= this.#kernel.read(this.#records[index], this.#palette, this.#nazo.board));
  }

  #supplyOf(index: number, board: Board): Supply {
    const supply = new Int32Array(CELL_KINDS);
    for (const cell of [...board, ...this.#nazo.steps.slice(index).flatMap(cellsIn)]) add(supply, cell, 1);
    return supply;
  }

  #add(): void {
    if (this.#solutions.length === this.#maxSolutions) this.#capped = true;
    else this.#solutions.push([...this.#placed]);
  }
}

/** True if a chain is as long as the goal asks. Undefined if the goal asks for something else. */
function fitsChain({ count }: Goal, links: number): boolean | undefined {
  if (count?.kind !== 'chain') return undefined;
  return count.atLeast ? links >= count.value : links === count.value;
}

/** True if the goal counts the puyos of all moves. */
function isTotal({ count }: Goal): boolean {
  return count?.kind === 'totalPuyos' || count?.kind === 'totalColors';
}

function add(supply: Supply, cell: number, puyos: number): void {
  supply[cell] += puyos;
}

function cellsIn(step: NazoStep): readonly number[] {
  return step.kind === 'pair' ? [step.pair.axis, step.pair.child] : [];
}
