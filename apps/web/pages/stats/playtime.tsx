import { Plot, type PlotRoom } from '../../parts/plot.tsx';
import { Panel } from './panel.tsx';
import { roundSteps } from './scale.ts';
import { statsWords } from './text/text.ts';
import { dayWords, minutesOf } from './words.ts';

interface PlaytimeProps {
  /** Ticks played per day. */
  readonly ticks: ReadonlyMap<number, number>;
  readonly today: number;
}

const DAYS = 30;

/** A plot of the minutes per day in the last thirty days. */
export function Playtime({ ticks, today }: PlaytimeProps) {
  const t = statsWords();
  const minutes = Array.from({ length: DAYS }, (_, i) => minutesOf(ticks.get(today - DAYS + 1 + i) ?? 0));
  const played = minutes.filter((each) => each > 0).length;
  const mean = Math.round(minutes.reduce((sum, each) => sum + each, 0) / DAYS);
  return (
    <Panel class="playtime" title={t.playtime} note={t.perDay(mean)}>
      <Plot
        class="low"
        label={t.playtimeSaid(played, Math.max(...minutes))}
        draw={(room) => <Days minutes={minutes} today={today} room={room} />}
      />
    </Panel>
  );
}

interface DaysProps {
  readonly minutes: readonly number[];
  readonly today: number;
  readonly room: PlotRoom;
}

function Days({ minutes, today, room: { width, height, text } }: DaysProps) {
  const t = statsWords();
  const max = Math.max(1, ...minutes);
  const [left, floor] = [32 * text, height - 28 * text];
  const pitch = (width - left) / DAYS;
  const y = (n: number): number => floor - ((floor - 12) * n) / max;
  return (
    <>
      <g class="plot-grid">
        {roundSteps(max).map((n) => (
          <g key={n}>
            <line x1={left} x2={width} y1={y(n)} y2={y(n)} />
            <text class="end" x={left - 8} y={y(n)} dy="0.35em">
              {n}
            </text>
          </g>
        ))}
        <text class="start" x={left} y={floor} dy="1.6em">
          {dayWords(today - DAYS + 1)}
        </text>
        <text class="end" x={width} y={floor} dy="1.6em">
          {t.today}
        </text>
      </g>
      {minutes.map((each, i) => {
        const tall = Math.max(2, floor - y(each));
        const name = i === DAYS - 1 ? 'day today' : 'day';
        return (
          <rect
            key={i}
            class={name}
            x={left + (i + 0.2) * pitch}
            y={floor - tall}
            width={pitch * 0.6}
            height={tall}
            rx={2}
          />
        );
      })}
    </>
  );
}
