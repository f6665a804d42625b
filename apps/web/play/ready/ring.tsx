import type { ReadonlySignal } from '@preact/signals';
import type { FallingState } from '@rensa/games/falling';
import type { PageLayout } from '@rensa/painters';
import { useMemo } from 'preact/hooks';
import '../../styles/ready.css';
import { isTouch } from '../../base/screen/screen.ts';
import { playWords } from '../text/text.ts';
import { placeRing } from './place.ts';
import { COUNT_TICKS, STEP_TICKS } from './ticks.ts';

interface ReadyProps {
  readonly solo: {
    readonly readyTicks: ReadonlySignal<number>;
    /** Ticks of the whole count; one step shows no digit. */
    readonly allReadyTicks: number;
    readonly hud: { readonly state: ReadonlySignal<FallingState> };
  };
  /** Something is shown below it: it is in the upper part of the empty rows. */
  readonly raised: boolean;
  readonly layout: PageLayout;
}

const WIDTH = 6;

/** The ring of the ready count: it empties in each step. */
export function ReadyRing({ solo, raised, layout }: ReadyProps) {
  const t = playWords();
  const left = solo.readyTicks.value;
  // The game rests meanwhile.
  const { x, y, radius, worded } = useMemo(() => placeRing(solo.hud.state.value, layout, raised), [layout]);
  if (left <= 0) return null;
  const share = ((left - 1) % STEP_TICKS) / STEP_TICKS + 1 / STEP_TICKS;
  const circle = { r: radius - WIDTH / 2, pathLength: 1, fill: 'none', 'stroke-width': WIDTH };
  return (
    <div class="ready-count" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <svg width={2 * radius} height={2 * radius} viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}>
        <circle class="ready-disc" r={radius} />
        <circle class="ready-track" {...circle} />
        <circle class="ready-rest" {...circle} stroke-dasharray={`${share} 1`} transform="rotate(-90)" />
      </svg>
      {solo.allReadyTicks >= COUNT_TICKS && (
        <>
          <strong style={{ fontSize: `${radius * 1.27}px` }}>{Math.ceil(left / STEP_TICKS)}</strong>
          {worded && <span>{isTouch() ? t.tapToGo : t.anyKeyToGo}</span>}
        </>
      )}
    </div>
  );
}
