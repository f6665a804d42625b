// The review of an address: which round and seat, what is kept of it, and where more is kept.

import { type Character, LEVELS } from '@rensa/bots/puyo';
import { REVIEW_NODES, turnsIn } from '@rensa/bots/puyo/review';
import type { Replay } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import type { LongWork } from '../../../base/screen/longwork.ts';
import { isOwn, type KeptReplay, replays } from '../../../base/storage/replays.ts';
import { personAlone } from '../../../versus/series/people.ts';
import { parseKept } from '../../../versus/saves/kept.ts';
import type { SeatedPlan } from '../../../versus/series/plan.ts';
import { type KnownReview, ReviewGame } from './game.ts';
import { type ReviewedSeat, savedReview, withReview } from './saved.ts';

/** The strongest. */
const { name: REVIEW_BOT } = LEVELS.at(-1) as Character;

/** A replay as far as it can be reviewed. */
export interface ReviewedReplay {
  readonly kept: KeptReplay | undefined;
  readonly rounds: readonly Replay[];
  /** Two in a match. */
  readonly seats: 1 | 2;
  /** Whose moves are shown unless the address says otherwise. */
  readonly seat: number;
  /** The players of a match, where that is known. */
  readonly plan: SeatedPlan | undefined;
  /** The findings of its reviews so far, as they are kept. */
  review: unknown;
}

export function reviewedReplay(replay: Replay, kept: KeptReplay | undefined): ReviewedReplay {
  const review = kept?.review;
  if (kept?.match === undefined)
    return { kept, rounds: [replay], seats: replay.game === puyo.id ? 1 : 2, seat: 0, plan: undefined, review };
  const { plan, rounds } = parseKept(kept.match);
  return { kept, rounds: rounds.map((round) => round.replay), seats: 2, seat: personAlone(plan) ?? 0, plan, review };
}

const MAX_WORKERS = 4;

/** One is left to the page. */
function workersHere(): number {
  return Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

/** Rejects if the replay is not valid. */
export async function reviewAt(reviewed: ReviewedReplay, at: ReviewedSeat, work: LongWork): Promise<ReviewGame> {
  const subject = { replay: reviewed.rounds[at.round] as Replay, seat: at.seat, bot: REVIEW_BOT, nodes: REVIEW_NODES };
  const played = await work.run(turnsIn(subject.replay, at.seat, !isOwn(reviewed.kept)));
  return new ReviewGame(subject, {
    played,
    known: (count) => savedReview(reviewed.review, at, { bot: REVIEW_BOT, nodes: REVIEW_NODES, count }),
    open: () => new Worker(new URL('./workers/worker.ts', import.meta.url), { type: 'module' }),
    size: workersHere(),
    onKnown: (known) => void keep(reviewed, at, known),
  });
}

/** A replay that is not kept has nowhere to keep it, and a database that refuses it is no reason to show less. */
async function keep(reviewed: ReviewedReplay, at: ReviewedSeat, known: KnownReview): Promise<void> {
  const review = { bot: REVIEW_BOT, nodes: REVIEW_NODES, ...known };
  reviewed.review = withReview(reviewed.review, at, review);
  if (reviewed.kept === undefined) return;
  await replays.keepReview(reviewed.kept.id, (raw) => withReview(raw, at, review)).catch(() => {});
}
