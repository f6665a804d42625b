// The repeat of a held direction: its times, and a strip to try them.

import { useSignal } from '@preact/signals';
import type { Repeat } from '@rensa/controls';
import { ArrowLeft, ArrowRight } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TICK_MS } from '@rensa/engine';
import { changeProfile, type ProfileName, repeatOf } from '../../base/controls/profiles.ts';
import type { FaceProps } from '../../listing/listing.ts';
import { choose, REPEAT } from '../../base/settings/settings.ts';
import { Icon } from '../../parts/icon.tsx';
import { Slider } from '../../parts/slider.tsx';
import type { ControlsModel } from './model.ts';
import { COLUMNS, STRIP, type StripState } from './strip.ts';
import { controlsWords } from './text/text.ts';
import { Tryout } from './tryout.ts';

export interface RepeatProps {
  readonly model: ControlsModel;
  readonly profile: ProfileName;
  /** Repeat times that suit the game. */
  readonly ofGame: Repeat | undefined;
  readonly Face: ComponentType<FaceProps> | undefined;
}

export function RepeatSettings(props: RepeatProps) {
  return (
    <>
      <div class="repeat-sliders">
        <RepeatSlider name="das" {...props} />
        <RepeatSlider name="arr" {...props} />
      </div>
      <RepeatStrip {...props} />
    </>
  );
}

function RepeatSlider({ name, profile, ofGame }: RepeatProps & { readonly name: 'das' | 'arr' }) {
  const t = controlsWords();
  const { least, most } = REPEAT[name];
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const change = (ticks: number): void => {
    if (profile === undefined) choose(name, ticks);
    else changeProfile(profile, { [name]: ticks });
  };
  return (
    <Slider
      label={t[name]}
      index={repeatOf(profile, ofGame)[name] - least}
      words={values.map((ticks) => t.times(ticks, Math.round(ticks * TICK_MS)))}
      onChoose={(i) => change(least + i)}
    />
  );
}

function RepeatStrip({ model, profile, ofGame, Face }: RepeatProps) {
  const t = controlsWords();
  const root = useRef<HTMLDivElement>(null);
  const strip = useSignal<StripState>(STRIP);
  useEffect(() => {
    if (!root.current) return undefined;
    const tryout = new Tryout(root.current, model.live, {
      profile: () => profile,
      repeat: () => repeatOf(profile, ofGame),
    });
    const end = tryout.strip.subscribe((value) => (strip.value = value));
    return () => {
      end();
      tryout.dispose();
    };
  }, [profile, ofGame]);
  const { column, moves } = strip.value;
  return (
    <div ref={root} class="tryout">
      <div class="strip" role="img" aria-label={t.strip}>
        {Array.from({ length: COLUMNS }, (_, i) => (
          <span key={i} class="strip-column" data-here={i === column}>
            {i === column && Face && <Face size={40} color={4} mood="wide" />}
          </span>
        ))}
      </div>
      <Moves moves={moves} />
      <div class="tryout-foot">
        <Hold button="left" />
        <Hold button="right" />
        <p aria-live="polite">{moves.length > 1 ? t.tried(moves.length, seconds(moves.at(-1) ?? 0)) : t.tryIt}</p>
      </div>
    </div>
  );
}

function seconds(ticks: number): string {
  return ((ticks * TICK_MS) / 1000).toFixed(2);
}

/** Ticks after which moves are no longer shown. */
const MAX_TICKS = 60;

/** A dot for each move, placed by its time. */
function Moves({ moves }: Pick<StripState, 'moves'>) {
  return (
    <svg class="moves" viewBox="0 0 300 16" aria-hidden="true">
      <line x1={8} x2={292} y1={8} y2={8} />
      {moves
        .filter((ticks) => ticks <= MAX_TICKS)
        .map((ticks) => (
          <circle key={ticks} cx={8 + (284 * ticks) / MAX_TICKS} cy={8} r={4} />
        ))}
    </svg>
  );
}

function Hold({ button }: { readonly button: 'left' | 'right' }) {
  const t = controlsWords();
  return (
    <button
      type="button"
      class="keycap hold"
      data-button={button}
      aria-label={button === 'left' ? t.moveLeft : t.moveRight}
    >
      <Icon node={button === 'left' ? ArrowLeft : ArrowRight} size={16} />
    </button>
  );
}
