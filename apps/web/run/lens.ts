// A seat's view of the whole game: its own board, what happened on it, and the board that plays against it.

import { type GameTypes, type DuelTypes, otherSide, seatEvents, seatState, type Side } from '@rensa/engine';
import type { TickView } from '@rensa/painters';

export interface Lens<Whole extends GameTypes, Board extends GameTypes> {
  state(whole: Whole['state'], seat: number): Board['state'];
  /** The board of the opponent; undefined alone. */
  opponent(whole: Whole['state'], seat: number): Board['state'] | undefined;
  events(events: readonly Whole['event'][], seat: number): readonly Board['event'][];
}

/** For a game with one seat: its board is the whole game. */
export function soloLens<G extends GameTypes>(): Lens<G, G> {
  return { state: (whole) => whole, opponent: () => undefined, events: (events) => events };
}

/** For a round of two boards. */
export function matchLens<G extends GameTypes>(): Lens<DuelTypes<G>, G> {
  return {
    state: seatState,
    opponent: ({ boards }, seat) => boards[otherSide(seat as Side)],
    events: seatEvents,
  };
}

/** A tick of the whole game as one seat sees it. */
export function seenBy<Whole extends GameTypes, Board extends GameTypes>(
  lens: Lens<Whole, Board>,
  { before, after, events, tick }: TickView<Whole>,
  seat: number,
): TickView<Board> {
  return {
    before: lens.state(before, seat),
    after: lens.state(after, seat),
    events: lens.events(events, seat),
    tick,
  };
}
