// The hints of a puzzle. They open in order, and each shows its cost first.

import { Lightbulb, Lock } from 'lucide';
import { Icon } from '../../../../parts/icon.tsx';
import { PanelPart } from '../../tools/frame.tsx';
import { type NazoGame, NAZO_HINTS, nextIn, type Solutions } from '../puzzle/game.ts';
import { nazoWords } from '../text/text.ts';
import { whereWords } from '../parts/words.ts';

export interface HintsProps {
  readonly game: NazoGame;
  /** Undefined while the solver looks for them. */
  readonly solutions: Solutions | undefined;
  /** True if puyos of the first link are on the field. */
  readonly starts: boolean;
  readonly onOpen: () => void;
}

export function NazoHints({ game, solutions, starts, onOpen }: HintsProps) {
  const t = nazoWords();
  if (solutions?.length === 0) return <p class="nazo-note">{t.noHints}</p>;
  return (
    <PanelPart label={t.hints} note={<p>{t.hintsCost}</p>}>
      <ol class="nazo-hints">
        {NAZO_HINTS.map((hint, i) => (
          <li key={hint}>
            {i < game.hints.value && solutions ? (
              <OpenHint hint={hint} body={bodyOf(hint, game, solutions, starts)} />
            ) : (
              <button type="button" class="nazo-hint" disabled={i !== game.hints.value || !solutions} onClick={onOpen}>
                <Icon node={Lock} size={18} />
                <b>{nameOf(hint)}</b>
                <span>{hint === 'solution' ? t.hintSolutionCost : t.oneStar}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}

type NazoHint = (typeof NAZO_HINTS)[number];

function OpenHint({ hint, body }: { readonly hint: NazoHint; readonly body: string }) {
  return (
    <div class="nazo-hint open" role="status">
      <Icon node={Lightbulb} size={18} />
      <b>{nameOf(hint)}</b>
      <p>{body}</p>
    </div>
  );
}

function nameOf(hint: NazoHint): string {
  const t = nazoWords();
  return { start: t.hintStart, next: t.hintNext, solution: t.hintSolution }[hint];
}

function bodyOf(hint: NazoHint, game: NazoGame, solutions: Solutions, starts: boolean): string {
  const t = nazoWords();
  if (hint === 'start') return starts ? t.hintStartBody : t.hintStartNone;
  if (hint === 'solution') return t.hintSolutionBody;
  const next = nextIn(solutions, game.placed.value);
  return next === undefined ? t.hintDead : t.hintNextBody(whereWords(next));
}

/** The text of the last open hint, for a screen where the hints are out of sight. */
export function lastHint({ game, solutions, starts }: Omit<HintsProps, 'onOpen'>): string | undefined {
  const hint = NAZO_HINTS[game.hints.value - 1];
  return hint === undefined || !solutions?.length ? undefined : bodyOf(hint, game, solutions, starts);
}
