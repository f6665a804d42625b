// The page of a review. On a phone there is an overview, and one move at a time; elsewhere both are in sight.

import { useSignal } from '@preact/signals';
import type { Turn } from '@rensa/bots/puyo/review';
import type { Replay } from '@rensa/engine';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { address, navigate, replaceAddress } from '../../../base/screen/address.ts';
import { LongWork } from '../../../base/screen/longwork.ts';
import type { KeptReplay } from '../../../base/storage/replays.ts';
import { onKeys } from '../../../base/screen/shortcut.ts';
import '../../../styles/chip.css';
import { Working } from '../../../parts/working.tsx';
import '../../../styles/plate.css';
import { usePageSize } from '../tools/page.ts';
import '../tools/style.css';
import { labOf, ReviewBar } from './bar.tsx';
import { reviewCell } from './board.tsx';
import type { ReviewGame } from './game.ts';
import { reviewAt, type ReviewedReplay, reviewedReplay } from './opened.ts';
import { pressReviewKey } from './keys.ts';
import { Parts, PhoneParts, SummarySheet } from './parts.tsx';
import { usePlaying } from './playing.ts';
import { readQuery, type ReviewQuery, writeQuery } from './query.ts';
import './style.css';
import { reviewWords } from './text/text.ts';

export function reviewPage(replay: Replay, kept?: KeptReplay): ComponentType {
  const reviewed = reviewedReplay(replay, kept);
  return () => <ReviewPage reviewed={reviewed} />;
}

function ReviewPage({ reviewed }: { readonly reviewed: ReviewedReplay }) {
  const { rounds, seat } = reviewed;
  const query = readQuery(address.value.search, rounds.length, seat);
  return <SeatReview key={`${query.round} ${query.seat}`} reviewed={reviewed} query={query} />;
}

interface SeatReviewProps {
  readonly reviewed: ReviewedReplay;
  readonly query: ReviewQuery;
}

/** Plays the game through before its review is shown. */
function SeatReview({ reviewed, query }: SeatReviewProps) {
  const work = useMemo(() => new LongWork(), []);
  const game = useSignal<ReviewGame | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void reviewAt(reviewed, query, work).then(
      (opened) => (game.value = opened),
      () => left || navigate('/replays'),
    );
    return () => {
      left = true;
      work.stop();
    };
  }, []);
  if (game.value !== undefined) return <OpenReview reviewed={reviewed} query={query} game={game.value} />;
  return (
    <main class="missing" aria-busy="true">
      <Working work={work} />
    </main>
  );
}

function OpenReview({ reviewed, query, game }: SeatReviewProps & { readonly game: ReviewGame }) {
  const t = reviewWords();
  const { root, size } = usePageSize();
  useEffect(() => runWhileSeen(game), []);
  const last = game.turns.length - 1;
  const number = Math.min(last, Math.max(0, query.move ?? 0));
  const go = (to: number | undefined): void =>
    show(reviewed, { ...query, move: to === undefined ? to : clamp(to, last) });
  const playing = usePlaying({ number, last, go });
  const play = (): void => void (playing.value = !playing.value && number < last);
  const openLab = (): void => navigate(labOf(game.turns[number] as Turn));
  useLayoutEffect(() => onKeys((event) => pressReviewKey(event, { game, number, go, play, openLab })), [number]);
  const summing = useSignal(false);
  const { layout } = size;
  const parts = { game, shown: query.move, number, go, cell: reviewCell(size), playing, onPlay: play };
  return (
    <main ref={root} class="review" data-layout={layout} data-view={query.move === undefined ? 'overview' : 'move'}>
      <ReviewBar
        game={game}
        number={number}
        layout={layout}
        overview={query.move === undefined}
        id={reviewed.kept?.id}
        query={writeQuery({ ...query, move: number }, { rounds: reviewed.rounds.length, seats: reviewed.seats })}
        plan={reviewed.plan}
        onOverview={() => (layout === 'phone' ? go(undefined) : (summing.value = true))}
      />
      <Seats reviewed={reviewed} query={query} />
      {game.turns.length === 0 ? (
        <p class="review-note">{t.nothingPlaced}</p>
      ) : layout === 'phone' ? (
        <PhoneParts {...parts} />
      ) : (
        <Parts {...parts} wide={layout === 'wide'} />
      )}
      {summing.value && layout === 'middle' && (
        <SummarySheet game={game} shown={query.move} onGo={go} onClose={() => (summing.value = false)} />
      )}
    </main>
  );
}

function clamp(to: number, last: number): number {
  return Math.min(last, Math.max(0, to));
}

/** A hidden page leaves the processor to others. */
function runWhileSeen(game: ReviewGame): () => void {
  const check = (): void => (document.visibilityState === 'hidden' ? game.wait() : game.runIfWaiting());
  check();
  document.addEventListener('visibilitychange', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    game.dispose();
  };
}

function show({ rounds, seats }: ReviewedReplay, query: ReviewQuery): void {
  replaceAddress(`${location.pathname}${writeQuery(query, { rounds: rounds.length, seats })}${location.hash}`);
}

/** For a match: whose moves, and in which round. */
function Seats({ reviewed, query }: SeatReviewProps) {
  const t = reviewWords();
  const { rounds, seats } = reviewed;
  if (seats === 1) return null;
  return (
    <div class="review-seats">
      <div class="chips" role="group" aria-label={t.players}>
        {[0, 1].map((seat) => (
          <button
            key={seat}
            type="button"
            class="chip"
            aria-pressed={seat === query.seat}
            onClick={() => show(reviewed, { ...query, seat, move: undefined })}
          >
            {t.player(seat + 1)}
          </button>
        ))}
      </div>
      {rounds.length > 1 && (
        <div class="chips" role="group" aria-label={t.rounds}>
          {rounds.map((_, round) => (
            <button
              key={round}
              type="button"
              class="chip"
              aria-pressed={round === query.round}
              onClick={() => show(reviewed, { ...query, round, move: undefined })}
            >
              {t.round(round + 1)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
