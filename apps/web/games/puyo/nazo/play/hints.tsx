// The hints of a puzzle. They open in order, and each shows its cost first.

import { Lightbulb, Lock } from 'lucide';
import { Icon } from '../../../../parts/icon.tsx';
import { PanelPart } from '../../tools/frame.tsx';
import { type NazoGame, NAZO_HINTS, type Solutions } from '../puzzle/game.ts';
import { nazoWords } from '../text/text.ts';
import { hintWords, type NazoHint } from './hintwords.ts';

export interface HintsProps {
  readonly game: NazoGame;
  /** Undefined while the solver looks for them. */
  readonly solutions: Solutions | undefined;
  readonly onOpen: () => void;
}

export function NazoHints({ game, solutions, onOpen }: HintsProps) {
  const t = nazoWords();
  if (solutions?.length === 0) return <p class="nazo-note">{t.noHints}</p>;
  return (
    <PanelPart label={t.hints} note={<p>{t.hintsCost}</p>}>
      <ol class="nazo-hints">
        {NAZO_HINTS.map((hint, i) => (
          <li key={hint}>
            {i < game.hints.value && solutions ? (
              <OpenHint hint={hint} body={hintWords(hint, game, solutions)} />
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

/** The text of the last open hint, for a screen where the hints are out of sight. */
export function lastHint({ game, solutions }: Omit<HintsProps, 'onOpen'>): string | undefined {
  const hint = NAZO_HINTS[game.hints.value - 1];
  if (hint === undefined || !solutions?.length || game.attempt.value.outcome === 'solved') return undefined;
  return hintWords(hint, game, solutions);
}
