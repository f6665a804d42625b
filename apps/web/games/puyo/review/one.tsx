// One pair on a phone: everything about it on one screen.

import { outcomeOf, type Turn } from '@rensa/bots/puyo/review';
import type { Colors, Setup } from '@rensa/games/puyo';
import { ArrowRight, StepBack, StepForward } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { WaitingPair } from '../tools/pairs.tsx';
import { ReviewBoard } from './board.tsx';
import type { ReviewGame } from './game.ts';
import { Graph, GRAPH_FROM } from './graph.tsx';
import { GradeSign } from './marks/marks.tsx';
import { Moves } from './moves.tsx';
import { nextSlip } from './slips.ts';
import { reviewWords } from './text/text.ts';
import { Choices, LineButton, LineWords, VerdictWords } from './verdict.tsx';

interface OnePairProps {
  readonly game: ReviewGame;
  readonly setup: Setup;
  readonly number: number;
  /** In CSS pixels. */
  readonly cell: number;
  readonly go: (number: number) => void;
}

export function OnePair({ game, setup, number, cell, go }: OnePairProps) {
  return (
    <div class="review-one">
      <section class="review-top" aria-label={reviewWords().field}>
        <ReviewBoard game={game} setup={setup} number={number} cell={cell} onSwipe={(by) => go(number + by)} />
        <Numbers game={game} number={number} />
      </section>
      {game.line.value?.number === number && game.line.value.steps ? (
        <LineWords game={game} number={number} />
      ) : (
        <VerdictWords game={game} number={number} short />
      )}
      <Moves game={game} shown={number} onGo={go} />
      {game.turns.length >= GRAPH_FROM && <Graph game={game} shown={number} onGo={go} bare />}
      <Deck game={game} number={number} go={go} />
    </div>
  );
}

const PAIR_CELL = 28;
const NEXT_CELL = 20;

function Numbers({ game, number }: Pick<OnePairProps, 'game' | 'number'>) {
  const t = reviewWords();
  const { view, fired, placed } = game.turns[number] as Turn;
  const [first, second] = view.pairs as readonly [Colors, ...Colors[]];
  const move = game.moves.value[number];
  return (
    <div class="review-numbers">
      <dl>
        <div>
          <dt>{t.pair}</dt>
          <dd>
            {t.number(number + 1)} <small>{t.ofPairs(game.turns.length)}</small>
          </dd>
        </div>
        <div class="review-hand">
          <WaitingPair colors={first} cell={PAIR_CELL} />
          {second && <WaitingPair colors={second} cell={NEXT_CELL} />}
        </div>
        {move && (
          <div>
            <dt>{t.inReach}</dt>
            <dd>
              {t.number(move.reach)} {move.reach !== move.after.placed && <small>{t.became(move.after.placed)}</small>}
            </dd>
          </div>
        )}
        {fired > 0 && (
          <div>
            <dt>{t.points}</dt>
            <dd>{t.number(outcomeOf(view.board, first, placed).score)}</dd>
          </div>
        )}
      </dl>
      <Choices game={game} number={number} />
    </div>
  );
}

function Deck({ game, number, go }: Pick<OnePairProps, 'game' | 'number' | 'go'>) {
  const t = reviewWords();
  const slip = nextSlip(game.moves.value, number, 1);
  return (
    <div class="review-deck">
      <IconButton icon={StepBack} name={t.stepBack} disabled={number === 0} onClick={() => go(number - 1)} />
      <IconButton
        icon={StepForward}
        name={t.stepOn}
        disabled={number === game.turns.length - 1}
        onClick={() => go(number + 1)}
      />
      <button
        type="button"
        class="icon-button review-to-slip"
        aria-label={t.slipAfter}
        title={t.slipAfter}
        disabled={slip === number}
        onClick={() => go(slip)}
      >
        <GradeSign grade={slip === number ? undefined : game.moves.value[slip]?.grade} />
        <Icon node={ArrowRight} size={18} />
      </button>
      <LineButton game={game} number={number} />
    </div>
  );
}
