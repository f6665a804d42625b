import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReadonlySignal } from '@preact/signals';
import { huesOf } from '../look.ts';
import { settings } from '../settings.ts';
import { text } from '../text.ts';
import type { Formula, Hud } from './hud.ts';

/** Score, the formula of the last link, and the best score to beat. */
export function Score({ hud, best }: { readonly hud: Hud; readonly best: ReadonlySignal<number | undefined> }) {
  const t = text();
  return (
    <section class="score" aria-label={t.score}>
      <p class="hud-label">{t.score}</p>
      <p class="score-value">{t.number(hud.score.value)}</p>
      {hud.formula.value ? (
        <FormulaLine formula={hud.formula.value} />
      ) : (
        best.value !== undefined && <p class="score-best">{t.bestIs(best.value)}</p>
      )}
    </section>
  );
}

/** At the other end of a phone's bar. */
export function Best({ best }: { readonly best: ReadonlySignal<number | undefined> }) {
  const t = text();
  if (best.value === undefined) return null;
  return (
    <section class="best" aria-label={t.best}>
      <p class="hud-label">{t.best}</p>
      <p class="best-value">{t.number(best.value)}</p>
    </section>
  );
}

function FormulaLine({ formula: { base, bonus, points, color } }: { readonly formula: Formula }) {
  const line = useTint<HTMLParagraphElement>(color);
  return (
    <p ref={line} class="formula tinted">
      {text().formula(base, bonus, points)}
    </p>
  );
}

/** Hands a piece's colour to the style sheet, in a dark and a light form. */
export function useTint<T extends HTMLElement>(color: number | undefined) {
  const ref = useRef<T>(null);
  const hues = color === undefined ? undefined : huesOf(settings.value, color);
  useLayoutEffect(() => {
    if (hues === undefined) return;
    ref.current?.style.setProperty('--tint', hues.glow);
    ref.current?.style.setProperty('--tint-dark', hues.dark);
  }, [hues]);
  return ref;
}
