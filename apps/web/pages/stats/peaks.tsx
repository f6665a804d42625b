import { chainColor, chainHues } from '../../play/records/chains.ts';
import { Plot, type PlotRoom } from '../../parts/plot.tsx';
import { Panel } from './panel.tsx';
import { statsWords } from './text/text.ts';

interface PeaksProps {
  readonly title: string;
  readonly note: string;
  /** Number of games per peak, from peak 1. */
  readonly counts: readonly number[];
  /** Colors the bars of long chains. */
  readonly colored: boolean;
}

const MIN_BARS = 8;
const MAX_BARS = 24;

/** A bar per longest chain: the number of games with it. */
export function Peaks({ title, note, counts, colored }: PeaksProps) {
  const said = counts.flatMap((count, i) => (count > 0 ? [`${i + 1}: ${count}`] : []));
  return (
    <Panel class="peaks" title={title} note={note}>
      <Plot
        class="tall"
        label={statsWords().peaksSaid(said.join(', ') || statsWords().none)}
        draw={(room) => <Bars counts={shown(counts)} room={room} colored={colored} />}
      />
    </Panel>
  );
}

function shown(counts: readonly number[]): readonly number[] {
  const length = Math.min(MAX_BARS, Math.max(MIN_BARS, counts.length));
  return Array.from({ length }, (_, i) => counts[i] ?? 0);
}

interface BarsProps {
  readonly counts: readonly number[];
  readonly room: PlotRoom;
  readonly colored: boolean;
}

function Bars({ counts, room: { width, height, text }, colored }: BarsProps) {
  const max = Math.max(1, ...counts);
  const [pitch, floor, label] = [width / counts.length, height - 28 * text, 20 * text];
  const bar = Math.min(24, pitch * 0.62);
  return (
    <>
      {counts.map((count, i) => {
        const tall = count === 0 ? 2 : Math.max(bar, ((floor - label) * count) / max);
        return (
          <g key={i} class="peak" data-none={count === 0}>
            <Bar
              x={(i + 0.5) * pitch - bar / 2}
              y={floor - tall}
              width={bar}
              height={tall}
              peak={colored && count > 0 ? i + 1 : 0}
            />
            {count > 0 && pitch > 14 && (
              <text class="middle" x={(i + 0.5) * pitch} y={floor - tall - 6}>
                {count}
              </text>
            )}
            {(counts.length <= 12 || i % 5 === 4 || i === 0) && (
              <text class="middle" x={(i + 0.5) * pitch} y={floor} dy="1.6em">
                {i + 1}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 for a bar without a color. */
  readonly peak: number;
}

function Bar({ peak, ...box }: BarProps) {
  const hues = chainHues(peak);
  const round = Math.min(box.width / 3, box.height / 2);
  if (hues === undefined) return <rect class="bar" {...box} rx={round} />;
  const id = `stats-bar-${chainColor(peak)}`;
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stop-color={hues.light} />
        <stop offset="1" stop-color={hues.base} />
      </linearGradient>
      <rect {...box} rx={round} fill={`url(#${id})`} />
    </>
  );
}
