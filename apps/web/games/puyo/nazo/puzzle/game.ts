// A person at a puzzle: the pair in hand, what was placed, tries, hints and time.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { reachable } from '@rensa/bots/puyo/nazo';
import { type Aim, type Attempt, attempt, type Colors, type Nazo, SPAWN_COL } from '@rensa/games/puyo';

/** Hints in the order in which they open. */
export const NAZO_HINTS = ['start', 'next', 'solution'] as const;

const STARS = 3;
/** More tries than this cost a star. */
const TRIES_FREE = 3;
const START: Aim = { col: SPAWN_COL, rot: 0 };

/** A try that is over. */
export interface PastTry {
  readonly placed: readonly Aim[];
  /** When it was over. */
  readonly seconds: number;
}

export class NazoGame {
  readonly nazo: Nazo;
  readonly placed = signal<readonly Aim[]>([]);
  readonly hand = signal<Aim>(START);
  readonly past = signal<readonly PastTry[]>([]);
  readonly tries = computed(() => this.past.value.length + 1);
  /** How many hints are open. */
  readonly hints = signal(0);
  readonly seconds = signal(0);
  /** While the page itself places pairs: what is placed again afterward. */
  readonly #showing = signal<readonly Aim[] | undefined>(undefined);
  /** Nothing that is on the field now is the person's. */
  readonly shown = computed(() => this.#showing.value !== undefined);
  readonly at: ReadonlySignal<Attempt> = computed(() => attempt(this.nazo, this.placed.value));
  readonly pair = computed(() => this.#pairInHand());
  readonly reached = computed(() =>
    this.pair.value === undefined ? [] : reachable(this.at.value.board, this.pair.value),
  );
  readonly stars = computed(() => starsFor(this.hints.value, this.tries.value));

  constructor(nazo: Nazo) {
    this.nazo = nazo;
  }

  /** To the next column on this side where the pair fits as it is held. */
  move(by: 1 | -1): void {
    const { col, rot } = this.hand.value;
    const next = this.reached.value.filter((aim) => aim.rot === rot && (aim.col - col) * by > 0);
    this.#hold(next.toSorted((a, b) => by * (a.col - b.col))[0]);
  }

  /** A pair at a wall moves off it. */
  rotate(by: 1 | -1): void {
    const { col } = this.hand.value;
    const rot = (this.hand.value.rot + by + 4) % 4;
    const turned = this.reached.value.filter((aim) => aim.rot === rot);
    this.#hold(turned.toSorted((a, b) => Math.abs(a.col - col) - Math.abs(b.col - col))[0]);
  }

  /** Over this column, or as near to it as it fits. */
  moveTo(col: number): void {
    const { rot } = this.hand.value;
    const same = this.reached.value.filter((aim) => aim.rot === rot);
    this.#hold(same.toSorted((a, b) => Math.abs(a.col - col) - Math.abs(b.col - col))[0]);
  }

  /** Says whether there was a pair to place. */
  place(aim: Aim = this.hand.value): boolean {
    const { value: pair } = this.pair;
    if (pair === undefined || !this.#fits(aim)) return false;
    this.placed.value = [...this.placed.value, pair.axis === pair.child ? upright(aim) : aim];
    this.hand.value = START;
    this.#settleHand();
    return true;
  }

  takeBack(): void {
    const last = this.placed.value.at(-1);
    if (last === undefined) return;
    if (this.at.value.outcome === 'missed') this.#endTry();
    this.placed.value = this.placed.value.slice(0, -1);
    this.hand.value = last;
  }

  restart(): void {
    if (this.placed.value.length === 0) return;
    this.#endTry();
    this.#put([]);
  }

  /** The page shows something from the start on. Then this is placed again. Gives a sign that it still shows the same. */
  beginShowing(after: readonly Aim[]): () => boolean {
    const mine = [...after];
    this.#showing.value = mine;
    this.#put([]);
    return () => this.#showing.value === mine;
  }

  endShowing(): void {
    const { value: after } = this.#showing;
    if (after === undefined) return;
    this.#showing.value = undefined;
    this.#put(after);
  }

  openHint(): void {
    this.hints.value = Math.min(NAZO_HINTS.length, this.hints.value + 1);
  }

  #endTry(): void {
    this.past.value = [...this.past.value, { placed: this.placed.value, seconds: this.seconds.value }];
  }

  #put(placed: readonly Aim[]): void {
    this.placed.value = placed;
    this.hand.value = START;
    this.#settleHand();
  }

  #pairInHand(): Colors | undefined {
    const { index, outcome } = this.at.value;
    const step = this.nazo.steps[index];
    return outcome === 'open' && step?.kind === 'pair' ? step.pair : undefined;
  }

  #fits({ col, rot }: Aim): boolean {
    return this.reached.value.some((aim) => aim.col === col && aim.rot === rot);
  }

  #hold(aim: Aim | undefined): void {
    if (aim !== undefined) this.hand.value = aim;
  }

  /** The usual place may be out of reach. */
  #settleHand(): void {
    if (this.pair.value !== undefined && !this.#fits(this.hand.value)) this.#hold(this.reached.value[0]);
  }
}

/** The same placement of two puyos of one color, as answers write it. */
function upright({ col, rot }: Aim): Aim {
  if (rot === 2) return { col, rot: 0 };
  return rot === 3 ? { col: col - 1, rot: 1 } : { col, rot };
}

/** The whole solution leaves none. */
export function starsFor(hints: number, tries: number): number {
  if (hints >= NAZO_HINTS.length) return 0;
  return Math.max(1, STARS - hints - (tries > TRIES_FREE ? 1 : 0));
}

/** The next placement of an answer that begins like this; undefined where none does. */
export function nextIn(solutions: readonly (readonly Aim[])[], placed: readonly Aim[]): Aim | undefined {
  const fits = (solution: readonly Aim[]): boolean =>
    placed.every(({ col, rot }, i) => solution[i]?.col === col && solution[i]?.rot === rot);
  return solutions.find(fits)?.[placed.length];
}
