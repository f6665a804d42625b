// The accuracy of a game, the number of moves of each grade, and the costliest ones.

import { GRADES, SLIP_BOUNDS } from '@rensa/bots/puyo/review';
import { type Board, EMPTY_BOARD } from '@rensa/games/puyo';
import { ChevronRight } from 'lucide';
import { Icon } from '../../../parts/icon.tsx';
import { PanelPart } from '../tools/frame.tsx';
import { BoardThumb } from '../tools/thumb.tsx';
import type { ReviewGame } from './game.ts';
import { GradeSign, gradeName } from './marks/marks.tsx';
import { lossSaid } from './said.ts';
import { reviewWords } from './text/text.ts';

interface SummaryProps {
  readonly game: ReviewGame;
  readonly shown: number | undefined;
  readonly onGo: (number: number) => void;
}

export function Summary(props: SummaryProps) {
  return (
    <>
      <Score game={props.game} />
      <Moments {...props} />
    </>
  );
}

export function Score({ game }: Pick<SummaryProps, 'game'>) {
  const t = reviewWords();
  const { accuracy, grades } = game.summary.value;
  const percent = Math.round(accuracy);
  const known = game.judged.value > 0;
  return (
    <>
      <section class="review-accuracy" aria-label={t.accuracy}>
        <Ring percent={known ? percent : 0} words={known ? t.number(percent) : '–'} />
        <div>
          <h2>{t.accuracy}</h2>
          {known && <p>{t.keptNote(percent)}</p>}
        </div>
      </section>
      <ul class="review-grades" aria-label={t.grades}>
        {GRADES.map((grade) => (
          <li key={grade}>
            <GradeSign grade={grade} />
            <span>{gradeName(grade)}</span>
            <b>{t.number(grades[grade])}</b>
          </li>
        ))}
      </ul>
      <Meaning />
    </>
  );
}

const RADIUS = 44;

function Ring({ percent, words }: { readonly percent: number; readonly words: string }) {
  const around = 2 * Math.PI * RADIUS;
  return (
    <div class="review-ring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} class="ring-track" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          class="ring-share"
          stroke-dasharray={`${(percent / 100) * around} ${around}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <output>{words}</output>
    </div>
  );
}

const THUMB = { cell: 4, rows: 12 } as const;

/** The costliest moves, each with its board where there is room for it. */
export function Moments({ game, shown, boards = false, onGo }: SummaryProps & { readonly boards?: boolean }) {
  const t = reviewWords();
  const { moments } = game.summary.value;
  return (
    <PanelPart label={t.moments} class="review-moments">
      {moments.length === 0 && <p class="review-note">{game.phase.value === 'done' ? t.noMoments : '…'}</p>}
      <ul>
        {moments.map((number) => (
          <li key={number}>
            <button type="button" aria-current={shown === number} onClick={() => onGo(number)}>
              {boards && <BoardThumb class="review-thumb" board={boardAt(game, number)} {...THUMB} />}
              {!boards && <GradeSign grade={game.moves.value[number]?.grade} />}
              <span>
                <b>{t.pairNumber(number + 1)}</b>
                <span>{lossWords(game, number)}</span>
              </span>
              {boards ? <GradeSign grade={game.moves.value[number]?.grade} /> : <Icon node={ChevronRight} size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

function boardAt({ turns }: ReviewGame, number: number): Board {
  return turns[number]?.view.board ?? EMPTY_BOARD;
}

function lossWords({ moves }: ReviewGame, number: number): string {
  const move = moves.value[number];
  return move ? lossSaid(move) : reviewWords().notJudged;
}

/** The bounds of the grades in words, so that anyone can check one. */
function Meaning() {
  const t = reviewWords();
  return (
    <details class="review-meaning">
      <summary>{t.meaning}</summary>
      <dl>
        {SLIP_GRADES.map((grade) => (
          <div key={grade}>
            <dt>{gradeName(grade)}</dt>
            <dd>{t.meaningOf(100 * SLIP_BOUNDS[grade].kept, SLIP_BOUNDS[grade].lost, SLIP_BOUNDS[grade].links)}</dd>
          </div>
        ))}
      </dl>
      <p>{t.meaningLine}</p>
    </details>
  );
}

const SLIP_GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
