import type { Replay } from '@rensa/engine';

/** A game to record; `scripts/games/<id>/golden.ts` exports a generator of them as `golden`. */
export interface GoldenGame {
  /** Its file in replays/, which starts with the game's id. */
  readonly name: string;
  readonly replay: Replay;
  /** What was in it, for the person who records it. */
  readonly note: string;
}
