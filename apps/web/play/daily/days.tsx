// The scores of one's own days as bars, one per day since the first.

import { dayOf } from '../../base/calendar/days.ts';
import { dayWords } from './before.tsx';
import { dailyWords } from './text/text.ts';
import { type DailyTry, placeOf } from './tries.ts';

const WIDTH = 350;
const HEIGHT = 110;
const LABEL = 18;
const MAX_DAYS = 41;
/** Places that have a label. */
const LABELED = 3;
const DASH = 3;

interface DayBarsProps {
  /** In order of their dates. */
  readonly tries: readonly DailyTry[];
  /** The one that stands out. */
  readonly date: string;
}

export function DayBars({ tries, date }: DayBarsProps) {
  const t = dailyWords();
  const last = dayOf(date);
  const first = Math.max(dayOf(tries[0]?.date ?? date), last - MAX_DAYS + 1);
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const shown = tries.filter((each) => dayOf(each.date) >= first);
  const most = Math.max(1, ...shown.map(({ score }) => score));
  const pitch = Math.min(18, WIDTH / days.length);
  const left = WIDTH - pitch * days.length;
  return (
    <figure class="daily-days">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.dayBars(tries.length)}>
        {days.map((day, i) => {
          const found = shown.find((each) => dayOf(each.date) === day);
          const height = found ? Math.max(DASH, ((HEIGHT - LABEL) * found.score) / most) : DASH;
          return (
            <DayBar
              key={day}
              x={left + i * pitch}
              width={pitch * 0.66}
              height={height}
              kind={found === undefined ? 'missed' : found.date === date ? 'own' : 'other'}
              place={found ? placeOf(tries, found) : undefined}
            />
          );
        })}
      </svg>
      <figcaption>
        <span>{dayWords(tries[0]?.date ?? date)}</span>
        <span>{dayWords(date)}</span>
      </figcaption>
    </figure>
  );
}

interface DayBarProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'own' | 'other' | 'missed';
  readonly place: number | undefined;
}

function DayBar({ x, width, height, kind, place }: DayBarProps) {
  const y = HEIGHT - height;
  const labeled = place !== undefined && place <= LABELED;
  return (
    <>
      <rect class={`day-bar ${kind}`} data-best={labeled} x={x} y={y} width={width} height={height} rx={width / 3} />
      {labeled && (
        <text class="day-label" x={Math.min(x + width / 2, WIDTH - 12)} y={y - 5}>
          {dailyWords().ordinal(place)}
        </text>
      )}
    </>
  );
}
