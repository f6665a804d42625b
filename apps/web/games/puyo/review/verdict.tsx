// The words about one move. All of them are made from numbers.

import { chainOf, type MoveGrade, type Turn } from '@rensa/bots/puyo/review';
import type { Aim } from '@rensa/games/puyo';
import { Play, RotateCcw } from 'lucide';
import type { ComponentChildren } from 'preact';
import { joinSentences } from '../../../base/text/sentences.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { ReviewGame } from './game.ts';
import { AimSign, GradeSign, gradeName } from './marks/marks.tsx';
import { briefly, lineSaid, sentencesOn } from './said.ts';
import { reviewWords } from './text/text.ts';
import type { LineFrom } from './workers/messages.ts';

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
        <p>{move ? joinSentences(short ? briefly(turn, move) : sentencesOn(turn, move, number)) : t.notJudged}</p>
      </div>
    </div>
  );
}

/** Your place for the pair and the bot's, with the worth of each. */
export function Choices({ game, number, children }: VerdictProps & { readonly children?: ComponentChildren }) {
  const t = reviewWords();
  const [turn, move] = [game.turns[number] as Turn, game.moves.value[number]];
  if (!move) return null;
  const { grade, best, worth } = move;
  const yours = (
    <>
      <Choice name={t.yours} grade={grade} aim={turn.placed} worth={worth.placed} />
      <Kept share={move.kept} />
    </>
  );
  return (
    <div class="review-choices">
      {move.ahead ? (
        <YourLineButton game={game} number={number}>
          {yours}
        </YourLineButton>
      ) : (
        <p class="review-choice">{yours}</p>
      )}
      <p class="review-choice">
        <Choice name={t.bots} grade="best" aim={best} worth={worth.best} />
      </p>
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly grade: MoveGrade;
  readonly aim: Aim;
  readonly worth: number;
}

function Choice({ name, grade, aim, worth }: ChoiceProps) {
  const t = reviewWords();
  return (
    <>
      <GradeSign grade={grade} />
      <span class="unseen">{name}: </span>
      <AimSign aim={aim} />
      <span class="review-worth">
        <span aria-hidden="true">{t.number(worth)}</span>
        <span class="unseen">{t.worthOf(worth)}</span>
      </span>
    </>
  );
}

function Kept({ share }: { readonly share: number }) {
  const t = reviewWords();
  const percent = Math.round(100 * share);
  return (
    <span class="review-kept">
      <span aria-hidden="true">{t.keeps(percent)}</span>
      <span class="unseen">{t.keepsSaid(percent)}</span>
    </span>
  );
}

/** Your placement, where a line is told of: it shows that line. */
function YourLineButton({ game, number, children }: VerdictProps & { readonly children: ComponentChildren }) {
  const t = reviewWords();
  const on = isShown(game, number, 'placed');
  return (
    <button
      type="button"
      class="review-choice"
      aria-pressed={on}
      title={on ? t.hideLine : t.yourLine}
      onClick={() => game.toggleLine(number, 'placed')}
    >
      {children}
      <Icon node={on ? RotateCcw : Play} size={14} />
      <span class="unseen">{t.yourLine}</span>
    </button>
  );
}

export function LineButton({ game, number }: VerdictProps) {
  const t = reviewWords();
  const on = isShown(game, number, 'best');
  return (
    <button
      type="button"
      class="button primary review-line"
      disabled={!game.moves.value[number]}
      onClick={() => game.toggleLine(number, 'best')}
    >
      <Icon node={on ? RotateCcw : Play} />
      <span>{on ? t.hideLine : t.botLine}</span>
    </button>
  );
}

function isShown({ line }: ReviewGame, number: number, from: LineFrom): boolean {
  return line.value?.number === number && line.value.from === from;
}

/** The steps of the line that is shown, and its largest chain. */
export function LineWords({ game, number }: VerdictProps) {
  const { value: line } = game.line;
  const steps = line?.number === number ? line.steps : undefined;
  if (steps === undefined || steps.length === 0) return null;
  return (
    <div class="review-steps">
      <ol>
        {steps.map(({ aim }, i) => (
          <li key={i}>
            <AimSign aim={aim} />
          </li>
        ))}
      </ol>
      <p role="status">{lineSaid(chainOf(steps), number)}</p>
    </div>
  );
}
