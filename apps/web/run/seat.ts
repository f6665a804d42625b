import type { TickView } from '@rensa/painters';
import type { InputSource } from './source.ts';

/** Whatever follows a seat tick by tick: the numbers beside the board, its sounds, its narration. */
export interface Follower<State, Event> {
  /** Another game, or another moment of it. */
  show(state: State): void;
  tick(view: TickView<State, Event>): void;
}

/** The board as it is seen. */
export interface BoardPicture<State, Event> extends Follower<State, Event> {
  /** `mix` is how far it is from the last tick to the next, `now` is in ticks. Says whether something still moves. */
  paint(mix: number, now: number): boolean;
  /** The newest state as it is, between no two. */
  paintStill(now: number): void;
}

/** What is seen, heard and counted of one side of a game. */
export class SeatView<State, Event> {
  readonly picture: BoardPicture<State, Event>;
  readonly #followers: readonly Follower<State, Event>[];

  constructor(picture: BoardPicture<State, Event>, followers: readonly Follower<State, Event>[] = []) {
    this.picture = picture;
    this.#followers = [picture, ...followers];
  }

  show(state: State): void {
    for (const follower of this.#followers) follower.show(state);
  }

  tick(view: TickView<State, Event>): void {
    for (const follower of this.#followers) follower.tick(view);
  }
}

/** One side of a run: where its inputs come from, and what is seen of it. */
export class Seat<State, Event> extends SeatView<State, Event> {
  readonly source: InputSource<State>;

  constructor(
    source: InputSource<State>,
    picture: BoardPicture<State, Event>,
    followers: readonly Follower<State, Event>[] = [],
  ) {
    super(picture, followers);
    this.source = source;
  }
}
