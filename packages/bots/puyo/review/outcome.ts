// The immediate outcome of a placement, by the rules alone.

import { type Aim, type Board, type Colors, placePair, resolveBoard, RULES } from '@rensa/games/puyo';
import { triggersOf } from '@rensa/games/puyo/lab';

const { tsu } = RULES;
/** Puyos of one color that are in reach. */
const REACH_PUYOS = 2;

export interface PlacementOutcome {
  /** Links of the chain it fires. */
  readonly links: number;
  readonly score: number;
  /** Links of the longest chain that one or two puyos of a color would fire after it. */
  readonly reach: number;
  readonly board: Board;
}

export function outcomeOf(board: Board, pair: Colors, aim: Aim): PlacementOutcome {
  const { links, score, board: after } = resolveBoard(placePair(board, pair, aim, tsu), tsu);
  return { links: links.length, score, reach: reachOf(after), board: after };
}

export function reachOf(board: Board): number {
  return triggersOf(board, tsu, REACH_PUYOS)[0]?.chain ?? 0;
}
