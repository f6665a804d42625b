// What a game teaches in about a minute: a few boards, each with one piece and a place for it.

import type { Button } from '@rensa/controls';
import type { Facing, FallingState, Place } from '@rensa/games/falling';
import type { Phrase } from '../../base/phrase.ts';

/** Where the piece should go. */
export interface WantedPlace {
  readonly col: number;
  readonly facing: Facing;
}

export interface LessonStep<State> {
  readonly title: Phrase;
  readonly text: Phrase;
  /** What is said once it is done. */
  readonly doneTitle: Phrase;
  readonly doneText: Phrase;
  /** About to deal the piece. */
  readonly start: () => State;
  readonly wanted: WantedPlace;
  /** The links that it sets off. 0: to put it there is enough. */
  readonly chain: number;
}

/** What a game brings. */
export interface GameLessons<State extends FallingState> {
  /** Of its board, as far as it is seen. */
  readonly cols: number;
  readonly rows: number;
  readonly steps: readonly LessonStep<State>[];
}

const FACINGS = 4;

/** What leads the piece on to its place: rotating, moving, then dropping it. */
export function nextAction({ col, facing }: Pick<Place, 'col' | 'facing'>, wanted: WantedPlace): Button {
  const quarters = (wanted.facing - facing + FACINGS) % FACINGS;
  if (quarters !== 0) return quarters === FACINGS - 1 ? 'rotateLeft' : 'rotateRight';
  if (col !== wanted.col) return col < wanted.col ? 'right' : 'left';
  return 'hard';
}

/** Was this what the step asked for? */
export function isDone({ chain, wanted }: LessonStep<unknown>, placed: Place | undefined, links: number): boolean {
  if (chain > 0) return links >= chain;
  return placed?.col === wanted.col && placed.facing === wanted.facing;
}
