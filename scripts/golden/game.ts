import type { Replay } from '@rensa/engine';

/** A game to record; `scripts/games/<id>/golden.ts` exports a generator of them as `golden`. */
export interface GoldenGame {
  /** Name of its file in replays/, which starts with the game's id. */
  readonly name: string;
  readonly replay: Replay;
  /** A fact about the game for the person who records it. */
  readonly note: string;
}
