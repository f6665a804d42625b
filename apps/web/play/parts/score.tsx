import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FallingTypes } from '@rensa/games/falling';
import { huesOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { playWords } from '../text/text.ts';
import type { Hud } from '../followers/hud.ts';
import type { Gain } from '../followers/hud.ts';
import type { GameUi } from '../ui/ui.ts';

interface ScoreProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly hud: Hud<G>;
  readonly best: ReadonlySignal<number | undefined>;
  /** The mark that keeps the game apart from others. */
  readonly mark: string | undefined;
}

/** Score; below it what the last link brought, else what is played and the best score to beat. */
export function Score<G extends FallingTypes>(props: ScoreProps<G>) {
  const { ui, hud, best, mark } = props;
  const t = playWords();
  const played = useComputed(() => ui.caption?.(hud.state.value)).value;
  const caption = mark ?? played;
  return (
    <section class="score" aria-label={t.score}>
      <p class="hud-label">{t.score}</p>
      <p class="score-value">{t.number(hud.score.value)}</p>
      {hud.gain.value ? (
        <GainLine gain={hud.gain.value} />
      ) : (
        <>
          {caption !== undefined && <p class="score-caption">{caption}</p>}
          {best.value !== undefined && <p class="score-best">{t.bestIs(best.value)}</p>}
        </>
      )}
    </section>
  );
}

/** At the other end of a phone's bar. */
export function Best({ best }: { readonly best: ReadonlySignal<number | undefined> }) {
  const t = playWords();
  return best.value === undefined ? null : <Corner class="best" label={t.best} value={t.number(best.value)} />;
}

interface CornerProps {
  readonly label: string;
  readonly value: string;
  readonly class?: string;
}

/** The other end of a phone's bar. */
export function Corner({ label, value, class: name = '' }: CornerProps) {
  return (
    <section class={`corner ${name}`} aria-label={label}>
      <p class="hud-label">{label}</p>
      <p class="corner-value">{value}</p>
    </section>
  );
}

function GainLine({ gain: { words, color } }: { readonly gain: Gain }) {
  const line = useTint<HTMLParagraphElement>(color);
  return (
    <p ref={line} class={color === 0 ? 'gain' : 'gain tinted'}>
      {words()}
    </p>
  );
}

/** Hands a piece's color to the style sheet, in a dark and a light form. */
export function useTint<T extends HTMLElement>(color: number | undefined) {
  const ref = useRef<T>(null);
  const hues = color === undefined || color === 0 ? undefined : huesOf(settings.value, color);
  useLayoutEffect(() => {
    if (hues === undefined) return;
    ref.current?.style.setProperty('--tint', hues.glow);
    ref.current?.style.setProperty('--tint-dark', hues.dark);
  }, [hues]);
  return ref;
}
