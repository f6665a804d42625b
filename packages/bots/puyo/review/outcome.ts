// The immediate outcome of a placement, by the rules alone.

import { type Aim, type Board, type Colors, isLost, placePair, resolveBoard, RULES } from '@rensa/games/puyo';
import { triggersOf } from '@rensa/games/puyo/lab';

const { tsu } = RULES;
/** Puyos of one color that are in reach. */
const REACH_PUYOS = 2;

export interface PlayedPlacement {
  /** Links of the chain it fires. */
  readonly links: number;
  readonly score: number;
  readonly board: Board;
}

export interface PlacementOutcome extends PlayedPlacement {
  /** Links of the longest chain that one or two puyos of a color would fire after it. */
  readonly reach: number;
}

export function playedOn(board: Board, pair: Colors, aim: Aim): PlayedPlacement {
  const { links, score, board: after } = resolveBoard(placePair(board, pair, aim, tsu), tsu);
  return { links: links.length, score, board: after };
}

export function outcomeOf(board: Board, pair: Colors, aim: Aim): PlacementOutcome {
  const played = playedOn(board, pair, aim);
  return { ...played, reach: reachOf(played.board) };
}

/** True if the game is lost on this board. */
export function isOver(board: Board): boolean {
  return isLost(board, tsu);
}

export function reachOf(board: Board): number {
  return triggersOf(board, tsu, REACH_PUYOS)[0]?.chain ?? 0;
}
