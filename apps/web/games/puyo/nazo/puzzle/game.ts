// A person's game with a puzzle: the pair in hand, the placements, tries, hints and time.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { reachable } from '@rensa/bots/puyo/nazo';
import { type Aim, type Attempt, attempt, type Colors, type Nazo, SPAWN_COL } from '@rensa/games/puyo';

/** The hints in the order in which they open. */
export const NAZO_HINTS = ['start', 'next', 'solution'] as const;

export const MAX_STARS = 3;
/** Tries beyond these cost a star. */
const FREE_TRIES = 3;
const START: Aim = { col: SPAWN_COL, rot: 0 };

/** The placements of each solution. */
export type Solutions = readonly (readonly Aim[])[];

/** The solver looks for no more solutions. */
export const MAX_SOLUTIONS = 200;

/** A try that is over. */
export interface PastTry {
  readonly placed: readonly Aim[];
  /** Time at the end of the try. */
  readonly seconds: number;
}

export class NazoGame {
  readonly nazo: Nazo;
  readonly placed = signal<readonly Aim[]>([]);
  /** Column and rotation of the pair in hand. */
  readonly aim = signal<Aim>(START);
  readonly past = signal<readonly PastTry[]>([]);
  readonly tries = computed(() => this.past.value.length + 1);
  /** Number of open hints. */
  readonly hints = signal(0);
  readonly seconds = signal(0);
  /** During a playback: the placements that come back after it. */
  readonly #playback = signal<readonly Aim[] | undefined>(undefined);
  /** True while the page itself places pairs. */
  readonly inPlayback = computed(() => this.#playback.value !== undefined);
  readonly attempt: ReadonlySignal<Attempt> = computed(() => attempt(this.nazo, this.placed.value));
  readonly pair = computed(() => this.#pairInHand());
  /** Every aim at which the pair in hand can land. */
  readonly reachableAims = computed(() =>
    this.pair.value === undefined ? [] : reachable(this.attempt.value.board, this.pair.value),
  );
  readonly stars = computed(() => starsFor(this.hints.value, this.tries.value));

  constructor(nazo: Nazo) {
    this.nazo = nazo;
  }

  /** Moves to the next column on this side where the pair fits without a rotation. */
  move(by: 1 | -1): void {
    const { col, rot } = this.aim.value;
    const next = this.reachableAims.value.filter((aim) => aim.rot === rot && (aim.col - col) * by > 0);
    this.#aimAt(next.toSorted((a, b) => by * (a.col - b.col))[0]);
  }

  /** Rotates; a pair at a wall moves off it. */
  rotate(by: 1 | -1): void {
    const { col } = this.aim.value;
    const rot = (this.aim.value.rot + by + 4) % 4;
    const turned = this.reachableAims.value.filter((aim) => aim.rot === rot);
    this.#aimAt(turned.toSorted((a, b) => Math.abs(a.col - col) - Math.abs(b.col - col))[0]);
  }

  /** Moves over this column, or as near to it as the pair fits. */
  moveTo(col: number): void {
    const { rot } = this.aim.value;
    const same = this.reachableAims.value.filter((aim) => aim.rot === rot);
    this.#aimAt(same.toSorted((a, b) => Math.abs(a.col - col) - Math.abs(b.col - col))[0]);
  }

  /** Places the pair in hand. Returns false if it does not fit or there is none. */
  place(aim: Aim = this.aim.value): boolean {
    const { value: pair } = this.pair;
    if (pair === undefined || !this.#fits(aim)) return false;
    this.placed.value = [...this.placed.value, pair.axis === pair.child ? upright(aim) : aim];
    this.aim.value = START;
    this.#settleAim();
    return true;
  }

  takeBack(): void {
    const last = this.placed.value.at(-1);
    if (last === undefined) return;
    if (this.attempt.value.outcome === 'missed') this.#endTry();
    this.placed.value = this.placed.value.slice(0, -1);
    this.aim.value = last;
  }

  restart(): void {
    if (this.placed.value.length === 0) return;
    this.#endTry();
    this.#reset([]);
  }

  /** Clears the board for a playback, after which `after` is placed. The returned function tells whether it still runs. */
  beginPlayback(after: readonly Aim[]): () => boolean {
    const mine = [...after];
    this.#playback.value = mine;
    this.#reset([]);
    return () => this.#playback.value === mine;
  }

  endPlayback(): void {
    const { value: after } = this.#playback;
    if (after === undefined) return;
    this.#playback.value = undefined;
    this.#reset(after);
  }

  openHint(): void {
    this.hints.value = Math.min(NAZO_HINTS.length, this.hints.value + 1);
  }

  #endTry(): void {
    this.past.value = [...this.past.value, { placed: this.placed.value, seconds: this.seconds.value }];
  }

  #reset(placed: readonly Aim[]): void {
    this.placed.value = placed;
    this.aim.value = START;
    this.#settleAim();
  }

  #pairInHand(): Colors | undefined {
    const { index, outcome } = this.attempt.value;
    const step = this.nazo.steps[index];
    return outcome === 'open' && step?.kind === 'pair' ? step.pair : undefined;
  }

  #fits({ col, rot }: Aim): boolean {
    return this.reachableAims.value.some((aim) => aim.col === col && aim.rot === rot);
  }

  #aimAt(aim: Aim | undefined): void {
    if (aim !== undefined) this.aim.value = aim;
  }

  /** Aims at a place in reach if the usual one is not. */
  #settleAim(): void {
    if (this.pair.value !== undefined && !this.#fits(this.aim.value)) this.#aimAt(this.reachableAims.value[0]);
  }
}

/** A placement of two puyos of one color in the form that solutions use. */
function upright({ col, rot }: Aim): Aim {
  if (rot === 2) return { col, rot: 0 };
  return rot === 3 ? { col: col - 1, rot: 1 } : { col, rot };
}

/** Stars left. The hint with the whole solution leaves none. */
export function starsFor(hints: number, tries: number): number {
  if (hints >= NAZO_HINTS.length) return 0;
  return Math.max(1, MAX_STARS - hints - (tries > FREE_TRIES ? 1 : 0));
}

/** A solution that begins with `placed`; undefined if none does. */
export function solutionFrom(solutions: Solutions, placed: readonly Aim[]): readonly Aim[] | undefined {
  const fits = (solution: readonly Aim[]): boolean =>
    placed.every(({ col, rot }, i) => solution[i]?.col === col && solution[i]?.rot === rot);
  return solutions.find(fits);
}

/** The next placement of a solution that begins with `placed`; undefined if none does. */
export function nextIn(solutions: Solutions, placed: readonly Aim[]): Aim | undefined {
  return solutionFrom(solutions, placed)?.[placed.length];
}
