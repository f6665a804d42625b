// Fields of a search, and the fields that follow when a capsule locks.

import type { Colors, Rules } from '@rensa/games/capsules';
import {
  type CapsuleDrop,
  type CapsulesKernel,
  colOf,
  COST_SCALE,
  type Evaluation,
  isMirrored,
  isUpright,
  type Move,
  Reach,
  type ReachTimes,
  rowOf,
} from './kernel/index.ts';

/** Costs of a lost and of a won game: higher and lower than those of any field. */
const LOST = 40_000 * COST_SCALE;
const WON = -100_000 * COST_SCALE;

/** A field in a record. */
export interface SearchField {
  readonly record: number;
  readonly viruses: number;
  /** Worth of the attacks on the way to it. */
  readonly earned: number;
}

/** Returns whether a field with this cost is a won game. */
export function isWon(cost: number): boolean {
  return cost < WON / 2;
}

export function isLost(cost: number): boolean {
  return cost > LOST / 2;
}

/** Everything that stays the same during one search. */
export interface SearchSettings {
  readonly rules: Rules;
  readonly times: ReachTimes;
  /** Worth of each line in a turn that attacks. */
  readonly attack: number;
}

/** Plays capsules on a kernel. */
export class CapsulesSimulator {
  readonly #kernel: CapsulesKernel;
  readonly #evaluation: Evaluation;
  readonly #reach = new Reach();
  readonly #settings: SearchSettings;
  /** The record that the kernel's current field is a copy of; 0 for none. */
  #current = 0;
  /** Viruses of the field reached last. */
  #viruses = 0;
  #earned = 0;

  constructor(kernel: CapsulesKernel, evaluation: Evaluation, settings: SearchSettings) {
    this.#kernel = kernel;
    this.#evaluation = evaluation;
    this.#settings = settings;
  }

  /** Moves of both halves of a capsule in this field. */
  movesOn({ record }: SearchField): Int32Array {
    this.#load(record);
    const { rules, times } = this.#settings;
    return this.#reach.moves.slice(0, this.#reach.find(this.#kernel.words, rules, times));
  }

  /** Writes the field after a capsule into `record`. */
  play(field: SearchField, move: Move, colors: Colors, record: number): SearchField {
    this.#load(field.record);
    this.#lock(field, rowOf(move), dropOf(move, colors));
    this.#kernel.save(record);
    this.#current = record;
    return { record, viruses: this.#viruses, earned: this.#earned };
  }

  /** Cost of the field after a capsule, less the worth of attacks on the way. */
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

  /** Locks a capsule in the current field and plays that out. Returns whether anything else changed. */
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
    if (this.#kernel.isBlocked(rows)) return LOST - this.#earned;
    return this.#evaluation.costOf(this.#kernel.words, rows, this.#viruses) - this.#earned;
  }
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
