// The parts of the page of a review: on a phone the overview or one pair, elsewhere both beside each other.

import type { Signal } from '@preact/signals';
import type { Turn } from '@rensa/bots/puyo/review';
import { boardSetup, type DuelSetup } from '@rensa/engine';
import { type Colors, puyo, type Setup } from '@rensa/games/puyo';
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { SmallButton } from '../tools/frame.tsx';
import { WaitingPair } from '../tools/pairs.tsx';
import { ReviewBoard } from './board.tsx';
import type { ReviewGame } from './game.ts';
import { Graph, GRAPH_FROM } from './graph.tsx';
import { Moves } from './moves.tsx';
import { OnePair } from './one.tsx';
import { Progress } from './progress.tsx';
import { nextSlip } from './slips.ts';
import { Moments, Score, Summary } from './summary.tsx';
import { reviewWords } from './text/text.ts';
import { Verdict } from './verdict.tsx';

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
  return puyo.parseSetup(boardSetup(replay.setup as DuelSetup<Setup>));
}

export function Parts({ wide, ...props }: PartsProps & { readonly wide: boolean }) {
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
export function PhoneParts({ game, shown, number, go, cell }: PartsProps) {
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

/** Shown where there is no room for it beside the board. */
export function SummarySheet({ game, shown, onGo, onClose }: SummarySheetProps) {
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
