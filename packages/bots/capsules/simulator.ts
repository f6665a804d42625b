// Fields of a search, and what becomes of them when a capsule locks.

import { type Colors, type Rules, SPAWN_COL } from '@rensa/games/capsules';
import { COST_SCALE, type Evaluation } from './evaluate.ts';
import type { CapsulesKernel } from './kernel.ts';
import type { CapsuleDrop } from './place.ts';
import { colOf, isMirrored, isUpright, type Move, Reach, type ReachTimes, rowOf } from './reach.ts';

/** A game that is lost, and one that is won: more and less than any field. */
const LOST = 40_000 * COST_SCALE;
const WON = -100_000 * COST_SCALE;

/** A field in a record. */
export interface SearchField {
  readonly record: number;
  readonly viruses: number;
  /** What the attacks on the way to it were worth. */
  readonly earned: number;
}

/** By what it costs: is the game won there? */
export function isWon(cost: number): boolean {
  return cost < WON / 2;
}

export function isLost(cost: number): boolean {
  return cost > LOST / 2;
}

/** What stays the same during one search. */
export interface SearchSettings {
  readonly rules: Rules;
  readonly times: ReachTimes;
  /** What each line is worth in a turn that attacks. */
  readonly attack: number;
}

/** Plays capsules on a kernel. */
export class CapsulesSimulator {
  readonly #kernel: CapsulesKernel;
  readonly #evaluation: Evaluation;
  readonly #reach = new Reach();
  readonly #settings: SearchSettings;
  /** The record that the kernel's current field is a copy of. */
  #current = 0;
  /** Of the field that was reached last. */
  #viruses = 0;
  #earned = 0;

  constructor(kernel: CapsulesKernel, evaluation: Evaluation, settings: SearchSettings) {
    this.#kernel = kernel;
    this.#evaluation = evaluation;
    this.#settings = settings;
  }

  /** Where the two halves of a capsule can lock in this field. */
  movesOn({ record }: SearchField): Int32Array {
    this.#load(record);
    const { rules, times } = this.#settings;
    return this.#reach.moves.slice(0, this.#reach.find(this.#kernel.words, rules, times));
  }

  /** The field that a capsule leads to, written into this record. */
  play(field: SearchField, move: Move, colors: Colors, record: number): SearchField {
    this.#load(field.record);
    this.#lock(field, rowOf(move), dropOf(move, colors));
    this.#kernel.save(record);
    this.#current = record;
    return { record, viruses: this.#viruses, earned: this.#earned };
  }

  /** What the field costs that a capsule leads to; less by what attacks on the way were worth. */
  costAfter(field: SearchField, move: Move, colors: Colors): number {
    this.#load(field.record);
    const row = rowOf(move);
    const drop = dropOf(move, colors);
    const changed = this.#lock(field, row, drop);
    const cost = this.#cost();
    if (changed) this.#current = 0;
    else this.#kernel.unlock(drop, row);
    return cost;
  }

  #load(record: number): void {
    if (this.#current === record) return;
    this.#kernel.load(record);
    this.#current = record;
  }

  /** Locks a capsule in the current field and plays that out; false when nothing came of it. */
  #lock({ viruses, earned }: SearchField, row: number, drop: CapsuleDrop): boolean {
    const { rules, attack } = this.#settings;
    const changed = this.#kernel.lock(drop, row, rules);
    this.#viruses = viruses;
    this.#earned = earned;
    if (!changed) return false;
    this.#kernel.resolve(rules);
    this.#viruses -= this.#kernel.lastViruses();
    const lines = this.#kernel.lastLines();
    if (lines >= rules.attack.least) this.#earned += attack * Math.min(lines, rules.attack.most);
    return true;
  }

  #cost(): number {
    const { rows } = this.#settings.rules;
    if (this.#viruses === 0) return WON - this.#earned;
    if (isBlocked(this.#kernel.words, rows)) return LOST - this.#earned;
    return this.#evaluation.costOf(this.#kernel.words, rows, this.#viruses) - this.#earned;
  }
}

/** Is there no room for a new capsule? */
function isBlocked(f: Int32Array, rows: number): boolean {
  const left = f[SPAWN_COL] | f[SPAWN_COL + 8];
  const right = f[SPAWN_COL + 1] | f[SPAWN_COL + 9];
  return (left | right) >>> (rows - 1) !== 0;
}

function dropOf(move: Move, { axis, child }: Colors): CapsuleDrop {
  const mirrored = isMirrored(move);
  return {
    col: colOf(move),
    upright: isUpright(move),
    first: mirrored ? child : axis,
    second: mirrored ? axis : child,
  };
}
