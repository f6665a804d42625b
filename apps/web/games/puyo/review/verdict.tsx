// What is said of one move. All of it is made from numbers.

import { type JudgedMove, outcomeOf, type Turn } from '@rensa/bots/puyo/review';
import type { Colors } from '@rensa/games/puyo';
import { Play, RotateCcw } from 'lucide';
import { Icon } from '../../../parts/icon.tsx';
import type { ReviewGame, ShownLine } from './game.ts';
import { AimSign, aimWords, GradeSign, gradeName } from './marks.tsx';
import { reviewWords } from './text.ts';

interface VerdictProps {
  readonly game: ReviewGame;
  readonly number: number;
}

export function Verdict({ game, number }: VerdictProps) {
  const t = reviewWords();
  const [turn, move] = [game.turns[number] as Turn, game.moves.value[number]];
  if (!move) {
    return (
      <section class="review-verdict" aria-live="polite">
        <GradeSign grade={undefined} size={44} />
        <div>
          <h2>{t.pairNumber(number + 1)}</h2>
          <p>{t.notJudged}</p>
        </div>
      </section>
    );
  }
  return (
    <section class="review-verdict" aria-live="polite">
      <GradeSign grade={move.grade} size={44} />
      <div>
        <h2>{t.verdictOn(gradeName(move.grade), number + 1)}</h2>
        <p>{[yoursSaid(turn, move), botSaid(turn, move)].join(' ')}</p>
      </div>
      <Choices game={game} number={number} turn={turn} move={move} />
    </section>
  );
}

function yoursSaid({ fired }: Turn, { reach, after }: JudgedMove): string {
  const t = reviewWords();
  if (fired > 0) return t.youFired(fired);
  return reach === after.placed ? t.youKept(reach) : t.youBecame(reach, after.placed);
}

function botSaid({ view, placed }: Turn, { best, rank, after }: JudgedMove): string {
  const t = reviewWords();
  if (rank === 1 || (best.col === placed.col && best.rot === placed.rot)) return t.sameAsBot;
  const { links } = outcomeOf(view.board, view.pairs[0] as Colors, best);
  return links > 0 ? t.botFires(aimWords(best), links) : t.botKeeps(aimWords(best), after.best);
}

interface ChoicesProps extends VerdictProps {
  readonly turn: Turn;
  readonly move: JudgedMove;
}

function Choices({ game, number, turn, move }: ChoicesProps) {
  const t = reviewWords();
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
      <LineButton game={game} number={number} />
      <LineWords game={game} number={number} line={game.line.value} />
    </div>
  );
}

function LineButton({ game, number }: VerdictProps) {
  const t = reviewWords();
  const on = game.line.value?.number === number;
  return (
    <button
      type="button"
      class="button primary review-line"
      onClick={() => (on ? game.hideLine() : game.showLine(number))}
    >
      <Icon node={on ? RotateCcw : Play} />
      <span>{on ? t.hideLine : t.botLine}</span>
    </button>
  );
}

/** What the better move led to, beside what happened in the game. */
function LineWords({ game, number, line }: VerdictProps & { readonly line: ShownLine | undefined }) {
  const t = reviewWords();
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
      <p role="status">{said.join(' ')}</p>
    </div>
  );
}
