// States of the real game, made of a position: with a pair that waits in the air, or one from which play begins.

import {
  type Aim,
  at,
  type Board,
  COLS,
  type Colors,
  EMPTY,
  puyo,
  ROWS,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/puyo';
import { withPair } from '../tools/film.ts';
import { pairsFrom, positionAt, type PracticePosition, type PracticeSession, setupOf } from './session.ts';

/** More than a game from here on will ask for. */
const POOL_PAIRS = 512;

/** The game goes on from here, and deals the pairs of the session. */
export function liveState(session: PracticeSession, position = positionAt(session)): State {
  const { start } = session;
  const state = puyo.start(setupOf(start), start.seed);
  const pairs = pairsFrom(session, position, POOL_PAIRS);
  const [first, second] = pairs as [Colors, Colors];
  return {
    ...state,
    rules: { ...state.rules, pairs: 'pool' },
    board: position.board,
    score: position.score,
    bonusDue: position.bonusDue,
    pairs: position.turn,
    pool: pairs.flatMap(({ axis, child }) => [axis, child]),
    dealt: 2,
    next: [first, second],
  };
}

/** The pair hangs above the field, and does not fall. */
export function handState(session: PracticeSession, position: PracticePosition, aim: Aim): State {
  const state = liveState(session, position);
  if (position.lost) return state;
  const [first, second, third] = pairsFrom(session, position, 3) as [Colors, Colors, Colors];
  const row = hangRow(position.board, aim);
  return { ...withPair(state, first, aim, row), next: [second, third] };
}

/** Low enough to be seen, unless puyos are there. */
function hangRow(board: Board, { col, rot }: Aim): number {
  const low = VISIBLE_ROWS - (rot === 2 ? 1 : 2);
  const taken = board[at(low, col)] !== EMPTY || board[at(low - (rot === 2 ? 1 : 0), col)] !== EMPTY;
  return taken ? Math.min(ROWS - 2, low + 2) : low;
}

const WAYS = [0, 1, 0, -1] as const;

/** The aim nearest to the wanted one that is within the walls and behind no full column. */
export function reachableAim(board: Board, { col, rot }: Aim): Aim {
  const [least, most] = openCols(board);
  const way = WAYS[rot] ?? 0;
  return { rot, col: Math.max(least - Math.min(0, way), Math.min(most - Math.max(0, way), col)) };
}

/** From the column where pairs appear to both sides, up to one that is filled to the top. */
function openCols(board: Board): readonly [number, number] {
  const isFull = (col: number): boolean => board[at(VISIBLE_ROWS - 1, col)] !== EMPTY;
  let [least, most] = [2, 2];
  while (least > 0 && !isFull(least - 1)) least--;
  while (most < COLS - 1 && !isFull(most + 1)) most++;
  return [least, most];
}
