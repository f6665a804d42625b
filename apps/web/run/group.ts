// The seats of a run or a replay and the picture of the whole, moved and painted together.

import type { GameTypes } from '@rensa/engine';
import type { TickView } from '@rensa/painters';
import type { DriverStep, Steps } from './driver.ts';
import type { SeatView } from './seat.ts';

/** The place of each part of a picture on the axis of ticks. */
export interface Moments {
  readonly seats: readonly number[];
  readonly whole: number;
}

export class SeatGroup<Whole extends GameTypes, Board extends GameTypes> {
  readonly #seats: readonly SeatView<Board>[];
  readonly #whole: SeatView<Whole> | undefined;

  constructor(seats: readonly SeatView<Board>[], whole: SeatView<Whole> | undefined) {
    this.#seats = seats;
    this.#whole = whole;
  }

  /** Shows another game, or another moment of it. */
  show(boards: readonly Board['state'][], whole: Whole['state']): void {
    this.#seats.forEach((seat, i) => seat.show(boards[i]));
    this.#whole?.show(whole);
  }

  take({ mended, seen, counted }: DriverStep<Whole, Board>): void {
    if (mended !== undefined) {
      this.#seats.forEach((seat, i) => mended.seats[i] !== undefined && seat.mend(mended.seats[i]));
      this.#whole?.mend(mended.whole);
    }
    this.#each(seen, 'tick');
    this.#each(counted, 'count');
  }

  #each({ seats, whole }: Steps<Whole, Board>, what: 'tick' | 'count'): void {
    this.#seats.forEach((seat, i) => {
      for (const step of seats[i] ?? []) seat[what](step);
    });
    for (const step of whole) this.#whole?.[what](step);
  }

  /** `mix` is how far it is from the last tick to the next, 0 to 1. Returns whether anything still moves. */
  paint(mix: number, { seats, whole }: Moments): boolean {
    const moving = this.#seats.map(({ picture }, i) => picture.paint(mix, (seats[i] ?? whole) + mix));
    const wholeMoves = this.#whole?.picture.paint(mix, whole + mix) ?? false;
    return wholeMoves || moving.some(Boolean);
  }

  /** One picture of the newest states, between no two. */
  paintStill({ seats, whole }: Moments): void {
    this.#seats.forEach(({ picture }, i) => picture.paintStill(seats[i] ?? whole));
    this.#whole?.picture.paintStill(whole);
  }
}

/** A tick in which nothing happens: what still moves comes to rest. */
export function stillStep<G extends GameTypes>(state: G['state'], tick: number): TickView<G> {
  return { before: state, after: state, events: [], tick };
}
