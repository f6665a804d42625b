// The seats of a run or a replay and the picture of the whole, moved and painted together.

import type { GameTypes } from '@rensa/engine';
import type { TickView } from '@rensa/painters';
import type { Steps } from './driver.ts';
import type { BoardPicture, SeatView } from './seat.ts';

/** The place of each part of a picture on the axis of ticks. */
export interface Moments {
  readonly seats: readonly number[];
  readonly whole: number;
}

export class SeatGroup<Whole extends GameTypes, Board extends GameTypes> {
  readonly #seats: readonly SeatView<Board>[];
  readonly #whole: BoardPicture<Whole> | undefined;

  constructor(seats: readonly SeatView<Board>[], whole: BoardPicture<Whole> | undefined) {
    this.#seats = seats;
    this.#whole = whole;
  }

  /** Shows another game, or another moment of it. */
  show(boards: readonly Board['state'][], whole: Whole['state']): void {
    this.#seats.forEach((seat, i) => seat.show(boards[i]));
    this.#whole?.show(whole);
  }

  take({ seats, whole }: Steps<Whole, Board>): void {
    this.#seats.forEach((seat, i) => {
      for (const step of seats[i] ?? []) seat.tick(step);
    });
    for (const step of whole) this.#whole?.tick(step);
  }

  /** `mix` is how far it is from the last tick to the next, 0 to 1. Returns whether anything still moves. */
  paint(mix: number, { seats, whole }: Moments): boolean {
    const moving = this.#seats.map(({ picture }, i) => picture.paint(mix, (seats[i] ?? whole) + mix));
    const wholeMoves = this.#whole?.paint(mix, whole + mix) ?? false;
    return wholeMoves || moving.some(Boolean);
  }

  /** One picture of the newest states, between no two. */
  paintStill({ seats, whole }: Moments): void {
    this.#seats.forEach(({ picture }, i) => picture.paintStill(seats[i] ?? whole));
    this.#whole?.paintStill(whole);
  }
}

/** A tick in which nothing happens: what still moves comes to rest. */
export function stillStep<G extends GameTypes>(state: G['state'], tick: number): TickView<G> {
  return { before: state, after: state, events: [], tick };
}
