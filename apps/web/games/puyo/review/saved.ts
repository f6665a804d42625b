// Reviews as they are kept with a replay: one for each round and seat. One that cannot be read, or was made by another
// version, is made again.

import { GRADES, REVIEW_VERSION } from '@rensa/bots/puyo/review';
import { type Check, fields, flag, listOf, nullOr, oneOf, record, text, whole } from '@rensa/engine';
import { COLS } from '@rensa/games/puyo';
import type { KnownReview } from './game.ts';

/** The moves under review: the round, from 0, and the seat of a match. */
export interface ReviewedSeat {
  readonly round: number;
  readonly seat: number;
}

interface SavedReview extends KnownReview {
  readonly bot: string;
  readonly nodes: number;
}

const MAX_MOVES = 100_000;
const MAX_POINTS = 1_000_000_000;
const MAX_LINKS = 100;

const points = whole(0, MAX_POINTS);
const links = whole(0, MAX_LINKS);
const share: Check<number> = (raw, name) =>
  whole(0, 1000)(typeof raw === 'number' ? Math.round(1000 * raw) : raw, name) / 1000;

const chain = fields({ pairs: whole(0, MAX_LINKS), links, score: points });

const move = fields({
  best: fields({ col: whole(0, COLS - 1), rot: whole(0, 3) }),
  rank: whole(1, 1000),
  worth: fields({ placed: points, best: points }),
  kept: share,
  grade: oneOf(GRADES),
  losesGame: flag,
  reach: links,
  after: fields({ placed: links, best: links }),
  ahead: nullOr(fields({ placed: chain, best: chain })),
});

const saved = fields(
  {
    version: whole(REVIEW_VERSION, REVIEW_VERSION),
    bot: text(50),
    nodes: whole(1, MAX_POINTS),
    moves: listOf(nullOr(move), 0, MAX_MOVES),
  },
  // Older reviews do not have it.
  { stopped: flag },
);

function keyOf({ round, seat }: ReviewedSeat): string {
  return `${round}/${seat}`;
}

/** The kept review, if it is of this kind and has this number of moves. */
export function savedReview(
  raw: unknown,
  at: ReviewedSeat,
  like: Pick<SavedReview, 'bot' | 'nodes'> & { readonly count: number },
): KnownReview | undefined {
  try {
    const { bot, nodes, moves, stopped = false } = saved(record(raw, 'the reviews')[keyOf(at)], 'the review');
    return bot === like.bot && nodes === like.nodes && moves.length === like.count ? { moves, stopped } : undefined;
  } catch {
    return undefined;
  }
}

/** The review to keep, with those of other rounds and seats that were there. */
export function withReview(raw: unknown, at: ReviewedSeat, review: SavedReview): object {
  const others = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {};
  return { ...others, [keyOf(at)]: { version: REVIEW_VERSION, ...review } };
}
