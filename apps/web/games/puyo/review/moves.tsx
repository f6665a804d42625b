// All moves of the game, each a button.

import type { Turn } from '@rensa/bots/puyo/review';
import type { Colors } from '@rensa/games/puyo';
import { Zap } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { colorWord } from '../../../play/narration/color.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { ReviewGame } from './game.ts';
import { AimSign, GradeSign, gradeName, PairDots } from './marks/marks.tsx';
import { reviewWords } from './text/text.ts';

interface MovesProps {
  readonly game: ReviewGame;
  readonly shown: number;
  readonly onGo: (number: number) => void;
}

export function Moves({ game, shown, onGo }: MovesProps) {
  const t = reviewWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelectorAll('li')[shown];
    if (row !== undefined && list.current) center(list.current, row);
  }, [shown]);
  return (
    <div ref={list} class="review-moves">
      <MovesHead />
      <ol aria-label={t.allMoves}>
        {game.turns.map((turn, number) => (
          <li key={number}>
            <MoveRow game={game} turn={turn} number={number} shown={shown === number} onGo={onGo} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The heads of the columns, once for each half of the list. Readers hear them with each pair. */
function MovesHead() {
  const t = reviewWords();
  return (
    <div class="review-moves-head" aria-hidden="true">
      {[0, 1].map((half) => (
        <p key={half}>
          <span>{t.pair}</span>
          <span>{t.placedHead}</span>
          <span>{t.inReach}</span>
        </p>
      ))}
    </div>
  );
}

/** Scrolls the list only, and never the page. */
function center(list: HTMLElement, row: HTMLElement): void {
  list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
  list.scrollLeft = row.offsetLeft - (list.clientWidth - row.offsetWidth) / 2;
}

interface MoveRowProps {
  readonly game: ReviewGame;
  readonly turn: Turn;
  readonly number: number;
  readonly shown: boolean;
  readonly onGo: (number: number) => void;
}

function MoveRow({ game, turn, number, shown, onGo }: MoveRowProps) {
  const t = reviewWords();
  const move = game.moves.value[number];
  const pair = turn.view.pairs[0] as Colors;
  return (
    <button type="button" class="review-move" aria-current={shown} onClick={() => onGo(number)}>
      <span class="move-number">
        <span class="unseen">{t.pairNumber(number + 1)}</span>
        <span aria-hidden="true">{t.number(number + 1)}</span>
      </span>
      <PairDots colors={pair} />
      <span class="unseen">
        {colorWord(pair.axis)} {colorWord(pair.child)}
      </span>
      <AimSign aim={turn.placed} />
      <span class="move-reach">
        {turn.fired > 0 && (
          <>
            <Icon node={Zap} size={13} />
            <span class="unseen">{t.legendFired}</span>
          </>
        )}
        {turn.fired > 0 ? t.number(turn.fired) : move ? t.number(move.after.placed) : ''}
      </span>
      <GradeSign grade={move?.grade} />
      <span class="unseen">{move ? gradeName(move.grade) : t.notJudged}</span>
    </button>
  );
}
