// The lessons of a game, about a minute long: a few boards, each with one piece and a place for it.

import type { Button } from '@rensa/controls';
import { childCol, type Facing, type FallingState, type Halves, type Place } from '@rensa/games/falling';
import type { Phrase } from '../../base/text/phrase.ts';

/** The place for the piece. */
export interface WantedPlace {
  readonly col: number;
  readonly facing: Facing;
}

export interface LessonStep<State> {
  readonly title: Phrase;
  readonly text: Phrase;
  /** The sentence once it is done. */
  readonly doneTitle: Phrase;
  readonly doneText: Phrase;
  /** About to deal the piece. */
  readonly start: () => State;
  readonly wanted: WantedPlace;
  /** The links that it sets off. 0: to put it there is enough. */
  readonly chain: number;
}

/** The part of a game that its lessons need. */
export interface GameLessons<State extends FallingState> {
  /** The size of its board, as far as it is seen. Few rows make large pieces. */
  readonly cols: number;
  readonly rows: number;
  readonly steps: readonly LessonStep<State>[];
}

const FACINGS = 4;

/** A piece comes in above what is seen of the board: it goes on from the uppermost rows of that. */
export function lowered<State extends FallingState>(state: State, rows: number): State {
  const { pair } = state;
  const row = rows - 2;
  return pair === null || pair.row <= row ? state : { ...state, pair: { ...pair, row } };
}

/** A piece on its way, or where it came to rest. */
type PlacedPair = Pick<Place, 'col' | 'facing'> & Halves;

/** The presses that lead the piece on to its place: rotating, moving, then dropping it. */
export function nextAction(pair: PlacedPair, wanted: WantedPlace): Button {
  const { col, facing } = wantedOf(pair, wanted);
  const quarters = (facing - pair.facing + FACINGS) % FACINGS;
  if (quarters !== 0) return quarters === FACINGS - 1 ? 'rotateLeft' : 'rotateRight';
  if (pair.col !== col) return pair.col < col ? 'right' : 'left';
  return 'hard';
}

/** Two equal halves may also lie the other way round: then the same cells are wanted from there. */
function wantedOf({ axis, child, facing }: PlacedPair, wanted: WantedPlace): WantedPlace {
  const around = (wanted.facing + FACINGS / 2) % FACINGS;
  if (axis !== child || facing !== around) return wanted;
  return { col: childCol({ ...wanted, row: 0 }), facing: around };
}

/** Was this what the step asked for? */
export function isDone({ chain, wanted }: LessonStep<unknown>, placed: PlacedPair | undefined, links: number): boolean {
  if (chain > 0) return links >= chain;
  return placed !== undefined && nextAction(placed, wanted) === 'hard';
}
