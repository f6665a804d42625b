import type { GameTypes } from '@rensa/engine';
import type { TickView } from '@rensa/painters';
import type { InputSource } from './source.ts';

/** Whatever follows a seat tick by tick: the numbers beside the board, its sounds, its narration. */
export interface Follower<G extends GameTypes> {
  /** Another game, or another moment of it. */
  show(state: G['state']): void;
  tick(view: TickView<G>): void;
}

/** The board as it is seen. */
export interface BoardPicture<G extends GameTypes> extends Follower<G> {
  /** `mix` is the way from the last tick to the next, `now` is in ticks. True while something still moves. */
  paint(mix: number, now: number): boolean;
  /** The newest state as it is, between no two. */
  paintStill(now: number): void;
}

/** The picture, the sound and the numbers of one side of a game, or of the whole of it. */
export class SeatView<G extends GameTypes> {
  readonly picture: BoardPicture<G>;
  readonly #followers: readonly Follower<G>[];
  readonly #counters: readonly Follower<G>[];

  /** `followers` go with the picture, `counters` with what is certain. */
  constructor(picture: BoardPicture<G>, followers: readonly Follower<G>[] = [], counters: readonly Follower<G>[] = []) {
    this.picture = picture;
    this.#followers = [picture, ...followers];
    this.#counters = counters;
  }

  show(state: G['state']): void {
    this.mend(state);
    for (const counter of this.#counters) counter.show(state);
  }

  /** The picture was wrong. What was counted was not. */
  mend(state: G['state']): void {
    for (const follower of this.#followers) follower.show(state);
  }

  tick(view: TickView<G>): void {
    for (const follower of this.#followers) follower.tick(view);
  }

  count(view: TickView<G>): void {
    for (const counter of this.#counters) counter.tick(view);
  }
}

/** One side of a run: where its inputs come from, and what is seen of it. */
export class Seat<G extends GameTypes> extends SeatView<G> {
  readonly source: InputSource<G['state']>;

  constructor(
    source: InputSource<G['state']>,
    picture: BoardPicture<G>,
    followers: readonly Follower<G>[] = [],
    counters: readonly Follower<G>[] = [],
  ) {
    super(picture, followers, counters);
    this.source = source;
  }
}
