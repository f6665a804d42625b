// The words about one move. All of them are made from numbers.

import { type JudgedMove, outcomeOf, type Turn } from '@rensa/bots/puyo/review';
import type { Aim, Colors } from '@rensa/games/puyo';
import { Play, RotateCcw } from 'lucide';
import type { ComponentChildren } from 'preact';
import { joinSentences } from '../../../base/text/sentences.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { ReviewGame } from './game.ts';
import { AimSign, aimWords, GradeSign, gradeName } from './marks/marks.tsx';
import { reviewWords } from './text/text.ts';

interface VerdictProps {
  readonly game: ReviewGame;
  readonly number: number;
}

export function Verdict({ game, number }: VerdictProps) {
  return (
    <section class="review-verdict">
      <VerdictWords game={game} number={number} />
      <Choices game={game} number={number}>
        <LineButton game={game} number={number} />
      </Choices>
      <LineWords game={game} number={number} />
    </section>
  );
}

interface VerdictWordsProps extends VerdictProps {
  /** Numbers beside it say the rest. */
  readonly short?: boolean;
}

export function VerdictWords({ game, number, short = false }: VerdictWordsProps) {
  const t = reviewWords();
  const [turn, move] = [game.turns[number] as Turn, game.moves.value[number]];
  return (
    <div class="review-words" aria-live="polite">
      <GradeSign grade={move?.grade} size={44} />
      <div>
        <h2>{move ? t.verdictOn(gradeName(move.grade), number + 1) : t.pairNumber(number + 1)}</h2>
        <p>{move ? saidOf(turn, move, short) : t.notJudged}</p>
      </div>
    </div>
  );
}

function saidOf(turn: Turn, move: JudgedMove, short: boolean): string {
  const bot = botSaid(turn, move, short ? columnWords : aimWords);
  return short && turn.fired === 0 ? bot : joinSentences([yoursSaid(turn, move), bot]);
}

function columnWords({ col }: Aim): string {
  return reviewWords().column(col + 1);
}

function yoursSaid({ fired }: Turn, { reach, after }: JudgedMove): string {
  const t = reviewWords();
  if (fired > 0) return t.youFired(fired);
  return reach === after.placed ? t.youKept(reach) : t.youBecame(reach, after.placed);
}

function botSaid({ view, placed }: Turn, { best, rank, after }: JudgedMove, where: (aim: Aim) => string): string {
  const t = reviewWords();
  if (rank === 1 || (best.col === placed.col && best.rot === placed.rot)) return t.sameAsBot;
  const { links } = outcomeOf(view.board, view.pairs[0] as Colors, best);
  return links > 0 ? t.botFires(where(best), links) : t.botKeeps(where(best), after.best);
}

/** Your place for the pair and the bot's, with the worth of each. */
export function Choices({ game, number, children }: VerdictProps & { readonly children?: ComponentChildren }) {
  const t = reviewWords();
  const [turn, move] = [game.turns[number] as Turn, game.moves.value[number]];
  if (!move) return null;
  const { rank, worth, grade, best } = move;
  return (
    <div class="review-choices">
      <p class="review-choice">
        <GradeSign grade={grade} />
        <span class="unseen">{t.yours}: </span>
        <AimSign aim={turn.placed} />
        <span class="review-rank">{t.rankOf(rank)}</span>
        <span class="review-worth" aria-label={t.worthOf(worth.placed)}>
          {t.number(worth.placed)}
        </span>
      </p>
      <p class="review-choice">
        <GradeSign grade="best" />
        <span class="unseen">{t.bots}: </span>
        <AimSign aim={best} />
        <span class="review-worth" aria-label={t.worthOf(worth.best)}>
          {t.number(worth.best)}
        </span>
      </p>
      {children}
    </div>
  );
}

export function LineButton({ game, number }: VerdictProps) {
  const t = reviewWords();
  const on = game.line.value?.number === number;
  return (
    <button
      type="button"
      class="button primary review-line"
      disabled={!game.moves.value[number]}
      onClick={() => (on ? game.hideLine() : game.showLine(number))}
    >
      <Icon node={on ? RotateCcw : Play} />
      <span>{on ? t.hideLine : t.botLine}</span>
    </button>
  );
}

/** The outcome of the better move, beside what happened in the game. */
export function LineWords({ game, number }: VerdictProps) {
  const t = reviewWords();
  const { value: line } = game.line;
  const steps = line?.number === number ? line.steps : undefined;
  if (steps === undefined || steps.length === 0) return null;
  const reached = game.moves.value[number + steps.length - 1]?.after.placed;
  const fired = Math.max(...steps.map(({ links }) => links));
  const said = [
    ...(reached === undefined ? [] : [t.lineAfter(steps.length, steps.at(-1)?.reach ?? 0, reached)]),
    ...(fired > 0 ? [t.lineFired(fired)] : []),
  ];
  return (
    <div class="review-steps">
      <ol>
        {steps.map(({ aim }, i) => (
          <li key={i}>
            <AimSign aim={aim} />
          </li>
        ))}
      </ol>
      <p role="status">{joinSentences(said)}</p>
    </div>
  );
}
