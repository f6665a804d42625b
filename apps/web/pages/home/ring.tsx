import type { DailyEntry } from '../../listing/listing.ts';
import { homeWords } from './text/text.ts';

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;
/** Share of the ring that is filled for a daily in progress, unless its share is known. */
const BEGUN_SHARE = 0.4;

interface RingProps {
  /** Undefined while it is not known. */
  readonly state: DailyEntry['state'] | undefined;
  readonly share?: number;
}

/** The state of a daily as a shape: a dashed ring, an arc, or a tick on a disc. */
export function Ring({ state, share = BEGUN_SHARE }: RingProps) {
  const t = homeWords();
  const words = state && { new: t.stateNew, begun: t.stateBegun, done: t.stateDone }[state];
  const name = words === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': words };
  return (
    <svg class="ring" data-state={state ?? 'new'} viewBox="-12 -12 24 24" {...name}>
      <circle class="ring-rim" r={state === 'done' ? RADIUS + 1 : RADIUS} />
      {state === 'begun' && (
        <circle
          class="ring-arc"
          r={RADIUS}
          transform="rotate(-90)"
          stroke-dasharray={`${LENGTH * Math.max(share, 0.06)} ${LENGTH}`}
        />
      )}
      {state === 'done' && <path class="ring-tick" d="M-4 .5 -1 3.5 4.5 -3" />}
    </svg>
  );
}
