// The page of a review. On a phone there is an overview, and one move at a time; elsewhere both are in sight.

import type { Turn } from '@rensa/bots/puyo/review';
import { boardSetup, type MatchSetup, type Replay } from '@rensa/engine';
import { type Colors, puyo, type Setup } from '@rensa/games/puyo';
import { ListOrdered, SkipBack, SkipForward, StepBack, StepForward } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { address, replaceAddress } from '../../../base/address.ts';
import type { KeptReplay } from '../../../base/replays.ts';
import { onKeys } from '../../../base/shortcut.ts';
import { IconButton } from '../../../parts/button.tsx';
import '../../../styles/chip.css';
import '../../../styles/plate.css';
import { useToolRoom } from '../tools/arrangement.ts';
import { WaitingPair } from '../tools/pairs.tsx';
import '../tools/style.css';
import { ReviewBar } from './bar.tsx';
import { ReviewBoard } from './board.tsx';
import type { ReviewGame } from './game.ts';
import { Graph, GRAPH_FROM } from './graph.tsx';
import { Moves } from './moves.tsx';
import { reviewAt, type ReviewedReplay, reviewedReplay } from './opened.ts';
import { pressReviewKey } from './keys.ts';
import { readQuery, type ReviewQuery, writeQuery } from './query.ts';
import { reviewCell } from './room.ts';
import { nextSlip } from './slips.ts';
import './style.css';
import { Summary } from './summary.tsx';
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
  useEffect(() => onKeys((event) => pressReviewKey(event, { game, number, go })), [number]);
  const asked = writeQuery({ ...query, move: number }, { rounds: reviewed.rounds.length, seats: reviewed.seats });
  return (
    <main
      ref={root}
      class="review"
      data-layout={room.arrangement}
      data-view={query.move === undefined ? 'overview' : 'move'}
    >
      <ReviewBar game={game} number={number} id={reviewed.kept?.id} query={asked} plan={reviewed.plan} />
      <Seats reviewed={reviewed} query={query} />
      {game.turns.length === 0 ? (
        <p class="review-note">{t.nothingPlaced}</p>
      ) : (
        <Parts game={game} shown={query.move} number={number} go={go} cell={reviewCell(room)} />
      )}
    </main>
  );
}

function clamp(to: number, last: number): number {
  return Math.min(last, Math.max(0, to));
}

/** A hidden page leaves the processor to others. */
function runWhileSeen(game: ReviewGame): () => void {
  let running = true;
  const check = (): void => {
    if (document.visibilityState === 'hidden') {
      running = game.phase.value === 'running';
      game.stop();
    } else if (running) game.run();
  };
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
  readonly go: (number: number | undefined) => void;
  /** In CSS pixels. */
  readonly cell: number;
}

function Parts({ game, shown, number, go, cell }: PartsProps) {
  const t = reviewWords();
  const setup = puyo.parseSetup(boardSetup(game.replay.setup as MatchSetup<Setup>));
  return (
    <div class="review-parts">
      <section class="review-panel review-summary">
        <Summary game={game} shown={shown} onGo={go} />
        <button type="button" class="button primary review-start" onClick={() => go(0)}>
          {t.fromStart}
        </button>
      </section>
      <section class="review-middle" aria-label={t.field}>
        <ReviewBoard game={game} setup={setup} number={number} cell={cell} onSwipe={(by) => go(number + by)} />
        <Side game={game} number={number} go={go} cell={cell} />
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

type SideProps = Omit<PartsProps, 'shown'>;

function Side({ game, number, go, cell }: SideProps) {
  const t = reviewWords();
  const [first, ...next] = (game.turns[number] as Turn).view.pairs as readonly [Colors, ...Colors[]];
  return (
    <div class="review-side">
      <p class="review-number">
        <span>{t.pair}</span>
        <b>{t.pairOf(number + 1, game.turns.length)}</b>
      </p>
      <div class="plate review-pairs">
        <WaitingPair colors={first} cell={Math.round(0.84 * cell)} />
        <div class="review-next">
          {next.slice(0, 2).map((colors, i) => (
            <WaitingPair key={i} colors={colors} cell={Math.round(0.56 * cell)} />
          ))}
        </div>
      </div>
      <div class="review-steps-buttons">
        <IconButton icon={SkipBack} name={t.slipBefore} onClick={() => go(nextSlip(game.moves.value, number, -1))} />
        <IconButton icon={SkipForward} name={t.slipAfter} onClick={() => go(nextSlip(game.moves.value, number, 1))} />
        <IconButton icon={StepBack} name={t.stepBack} onClick={() => go(number - 1)} />
        <IconButton icon={StepForward} name={t.stepOn} onClick={() => go(number + 1)} />
        <IconButton icon={ListOrdered} name={t.overview} class="to-overview" onClick={() => go(undefined)} />
      </div>
    </div>
  );
}
