import { dateOf } from '@rensa/engine';
import { placeInWeek } from '../../base/calendar/locale.ts';
import { daysInRow, type DaysInRow } from './days.ts';
import { Plot, type PlotRoom } from '../../parts/plot.tsx';
import { Panel } from './panel.tsx';
import { statsWords } from './text/text.ts';
import { dayWords } from './words.ts';

interface CalendarProps {
  /** Ticks played per day. */
  readonly ticks: ReadonlyMap<number, number>;
  readonly today: number;
}

const MAX_WEEKS = 21;
const MIN_WEEKS = 13;
/** Width below which the calendar has `MIN_WEEKS`, in CSS pixels. */
const NARROW_PX = 420;

/** The days of the last weeks, one column per week. They do not depend on the chosen range. */
export function PlayedDays({ ticks, today }: CalendarProps) {
  const t = statsWords();
  const row = daysInRow(ticks.keys(), today);
  const since = dayWords(row.since, { month: 'long', day: 'numeric' });
  const recent = [...ticks.keys()].filter((day) => day <= today && day > today - 7 * MAX_WEEKS).length;
  return (
    <Panel class="played" title={t.daysPlayed} note={row.days > 1 ? t.inRow(row.days, since) : undefined}>
      <Plot
        class="low"
        label={t.calendarSaid(recent, MAX_WEEKS)}
        draw={(room) => <Weeks {...{ ticks, today, row, room }} />}
      />
      <p class="stats-legend">
        <span data-kind="less">{t.less}</span>
        {[0, 1, 2, 3].map((strength) => (
          <i key={strength} data-strength={strength} />
        ))}
        <span data-kind="more">{t.more}</span>
        {row.days > 1 && <span data-kind="streak">{t.thisStreak}</span>}
      </p>
    </Panel>
  );
}

interface WeeksProps extends CalendarProps {
  readonly row: DaysInRow;
  readonly room: PlotRoom;
}

function Weeks({ ticks, today, row, room: { width, height, text } }: WeeksProps) {
  const weeks = width < NARROW_PX ? MIN_WEEKS : MAX_WEEKS;
  const [left, top] = [36 * text, 20 * text];
  const pitch = Math.min((width - left) / weeks, (height - top) / 7);
  const first = today - placeInWeek(today) - 7 * (weeks - 1);
  const max = Math.max(1, ...ticks.values());
  const strengthOf = (day: number): number => Math.ceil((3 * (ticks.get(day) ?? 0)) / max);
  const days = Array.from({ length: today - first + 1 }, (_, i) => first + i);
  const x = (day: number): number => left + Math.floor((day - first) / 7) * pitch;
  const y = (day: number): number => top + placeInWeek(day) * pitch;
  return (
    <>
      <g class="plot-grid">
        {[0, 2, 4, 6].map((weekday) => (
          <text key={weekday} class="end" x={left - 8} y={top + (weekday + 0.5) * pitch} dy="0.2em">
            {dayWords(first + weekday, { weekday: 'short' })}
          </text>
        ))}
        {days.filter(isMonthStart).map((day) => (
          <text key={day} {...monthPlace(x(day), width, text)} y={top - 8}>
            {dayWords(day, { month: 'short' })}
          </text>
        ))}
      </g>
      {days.map((day) => (
        <rect
          key={day}
          class={day === today ? 'cell today' : 'cell'}
          data-strength={row.days > 1 && day >= row.since && ticks.has(day) ? 'streak' : strengthOf(day)}
          x={x(day) + 1.5}
          y={y(day) + 1.5}
          width={pitch - 4}
          height={pitch - 4}
          rx={4}
        />
      ))}
    </>
  );
}

/** Place of the name of a month. Near the right edge of the plot, the name ends at the edge. */
function monthPlace(x: number, width: number, text: number) {
  return x > width - 40 * text ? { class: 'end', x: width } : { class: 'start', x };
}

/** True for the first day of the first whole week of a month, which has the month's name above it. */
function isMonthStart(day: number): boolean {
  return placeInWeek(day) === 0 && Number(dateOf(day).slice(-2)) <= 7;
}
