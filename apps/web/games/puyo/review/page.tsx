// The page of a review. On a phone there is an overview, and one move at a time; elsewhere both are in sight.

import { type Signal, useSignal } from '@preact/signals';
import type { Turn } from '@rensa/bots/puyo/review';
import { boardSetup, type MatchSetup, type Replay } from '@rensa/engine';
import { type Colors, puyo, type Setup } from '@rensa/games/puyo';
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { address, navigate, replaceAddress } from '../../../base/address.ts';
import type { KeptReplay } from '../../../base/replays.ts';
import { onKeys } from '../../../base/shortcut.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import '../../../styles/chip.css';
import '../../../styles/plate.css';
import { useToolRoom } from '../tools/arrangement.ts';
import { SmallButton } from '../tools/frame.tsx';
import { WaitingPair } from '../tools/pairs.tsx';
import '../tools/style.css';
import { labOf, ReviewBar } from './bar.tsx';
import { ReviewBoard } from './board.tsx';
import type { ReviewGame } from './game.ts';
import { Graph, GRAPH_FROM } from './graph.tsx';
import { Moves } from './moves.tsx';
import { OnePair } from './one.tsx';
import { reviewAt, type ReviewedReplay, reviewedReplay } from './opened.ts';
import { pressReviewKey } from './keys.ts';
import { usePlaying } from './playing.ts';
import { Progress } from './progress.tsx';
import { readQuery, type ReviewQuery, writeQuery } from './query.ts';
import { reviewCell } from './room.ts';
import { nextSlip } from './slips.ts';
import './style.css';
import { Moments, Score, Summary } from './summary.tsx';
import { reviewWords } from './text.ts';
import { Verdict } from './verdict.tsx';

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

function SeatReview({ reviewed, query }: SeatReviewProps) {
  const t = reviewWords();
  const game = useMemo(() => reviewAt(reviewed, query), []);
  const { root, room } = useToolRoom();
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
  const { arrangement } = room;
  const parts = { game, shown: query.move, number, go, cell: reviewCell(room), playing, onPlay: play };
  return (
    <main
      ref={root}
      class="review"
      data-layout={arrangement}
      data-view={query.move === undefined ? 'overview' : 'move'}
    >
      <ReviewBar
        game={game}
        number={number}
        arrangement={arrangement}
        overview={query.move === undefined}
        id={reviewed.kept?.id}
        query={writeQuery({ ...query, move: number }, { rounds: reviewed.rounds.length, seats: reviewed.seats })}
        plan={reviewed.plan}
        onOverview={() => (arrangement === 'phone' ? go(undefined) : (summing.value = true))}
      />
      <Seats reviewed={reviewed} query={query} />
      {game.turns.length === 0 ? (
        <p class="review-note">{t.nothingPlaced}</p>
      ) : arrangement === 'phone' ? (
        <PhoneParts {...parts} />
      ) : (
        <Parts {...parts} wide={arrangement === 'wide'} />
      )}
      {summing.value && arrangement === 'middle' && (
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

interface PartsProps {
  readonly game: ReviewGame;
  /** Undefined for the overview. */
  readonly shown: number | undefined;
  readonly number: number;
  readonly go: (number: number) => void;
  /** In CSS pixels. */
  readonly cell: number;
  /** It goes from pair to pair by itself. */
  readonly playing: Signal<boolean>;
  readonly onPlay: () => void;
}

function setupOf({ replay }: ReviewGame): Setup {
  return puyo.parseSetup(boardSetup(replay.setup as MatchSetup<Setup>));
}

function Parts({ wide, ...props }: PartsProps & { readonly wide: boolean }) {
  const { game, shown, number, go, cell } = props;
  const t = reviewWords();
  return (
    <div class="review-parts">
      {wide && (
        <section class="review-panel review-summary">
          <Summary game={game} shown={shown} onGo={go} />
        </section>
      )}
      <section class="review-middle" aria-label={t.field}>
        <ReviewBoard game={game} setup={setupOf(game)} number={number} cell={cell} onSwipe={(by) => go(number + by)} />
        <Side {...props} />
      </section>
      <section class="review-panel review-said">
        <Verdict game={game} number={number} />
        <Moves game={game} shown={number} onGo={go} />
      </section>
      {game.turns.length >= GRAPH_FROM && (
        <section class="review-panel review-below">
          <Graph game={game} shown={number} onGo={go} />
        </section>
      )}
    </div>
  );
}

/** The overview, or one pair. */
function PhoneParts({ game, shown, number, go, cell }: PartsProps) {
  const t = reviewWords();
  if (shown !== undefined) return <OnePair game={game} setup={setupOf(game)} number={number} go={go} cell={cell} />;
  const done = game.phase.value === 'done';
  return (
    <div class="review-parts">
      <section class="review-panel review-score">
        <Score game={game} />
        {done && <Progress game={game} />}
      </section>
      {game.turns.length >= GRAPH_FROM && <Graph game={game} shown={number} onGo={go} />}
      <Moments game={game} shown={shown} boards onGo={go} />
      <footer class="review-foot" data-phase={game.phase.value}>
        {!done && <Progress game={game} />}
        <button type="button" class="button primary" onClick={() => go(0)}>
          {t.fromStart}
        </button>
      </footer>
    </div>
  );
}

interface SummarySheetProps extends Pick<PartsProps, 'game' | 'shown'> {
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
}

/** Where there is no room for it beside the board. */
function SummarySheet({ game, shown, onGo, onClose }: SummarySheetProps) {
  const goTo = (number: number): void => {
    onClose();
    onGo(number);
  };
  return (
    <Sheet title={reviewWords().review} dismissible calm class="review-summary" onClose={onClose}>
      <Summary game={game} shown={shown} onGo={goTo} />
    </Sheet>
  );
}

function Side({ game, number, go, cell, playing, onPlay }: PartsProps) {
  const t = reviewWords();
  const [first, ...next] = (game.turns[number] as Turn).view.pairs as readonly [Colors, ...Colors[]];
  const slip = (by: 1 | -1): void => go(nextSlip(game.moves.value, number, by));
  return (
    <div class="review-side">
      <p class="review-number">
        {t.pair} <b>{t.pairOf(number + 1, game.turns.length)}</b>
      </p>
      <div class="plate review-pairs">
        <WaitingPair colors={first} cell={Math.round(0.84 * cell)} />
      </div>
      <p class="review-number">{t.nextPairs}</p>
      <div class="plate review-pairs">
        {next.slice(0, 2).map((colors, i) => (
          <WaitingPair key={i} colors={colors} cell={Math.round(0.56 * cell)} />
        ))}
      </div>
      <div class="review-steps-buttons">
        <IconButton icon={SkipBack} name={t.slipBefore} onClick={() => slip(-1)} />
        <IconButton icon={SkipForward} name={t.slipAfter} onClick={() => slip(1)} />
        <IconButton icon={StepBack} name={t.stepBack} onClick={() => go(number - 1)} />
        <IconButton icon={StepForward} name={t.stepOn} onClick={() => go(number + 1)} />
        <SmallButton icon={playing.value ? Pause : Play} onClick={onPlay}>
          {playing.value ? t.pausePlay : t.play}
        </SmallButton>
      </div>
    </div>
  );
}
