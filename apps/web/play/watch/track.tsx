// The time line of a replay: pairs as dots, chains as bars, attacks as discs, and a knob to drag. All of it is SVG, so
// that no style is needed to place it; the knob is a range input, so that fingers, keys and screen readers know what to do.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { onSize } from '../../base/screen/screen.ts';
import { chainColor, chainHues } from '../records/chains.ts';
import {
  barsIn,
  dotsIn,
  KNOB,
  type Lane,
  type LaneBar,
  lanesOf,
  railY,
  sharesIn,
  type TrackScale,
  xAt,
} from './lanes.ts';
import type { BoardMarks } from './marks.ts';
import { watchWords } from './text/text.ts';

const BAR = 8;
const PAIR_DOT = 1;
const CHAIN_DOT = 3;
/** The radius of the smallest attack, and how much larger the largest is. */
const ATTACK = { least: 2.5, more: 5 } as const;

interface TrackProps {
  /** One entry per board. */
  readonly marks: readonly BoardMarks[];
  readonly ticks: number;
  readonly tick: ReadonlySignal<number>;
  readonly onSeek: (tick: number) => void;
}

export function Track({ marks, ticks, tick, onSeek }: TrackProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  useEffect(() => {
    if (root.current === null) return undefined;
    return onSize(root.current, (width, height) => (size.value = { width, height }));
  }, []);
  const t = watchWords();
  const scale = { ...size.value, ticks: Math.max(1, ticks) };
  const lanes = scale.height === 0 ? [] : lanesOf(marks, scale);
  return (
    <div ref={root} class="track" data-boards={marks.length}>
      <svg class="track-marks" width={scale.width} height={scale.height} aria-hidden="true">
        {lanes.map((lane) => (
          <LaneMarks key={lane.way} lane={lane} lanes={lanes} scale={scale} now={tick.value} />
        ))}
        <Progress scale={scale} tick={tick.value} y={railY(scale, marks.length)} />
      </svg>
      <input
        class="track-knob"
        type="range"
        min={0}
        max={ticks}
        value={tick.value}
        aria-label={t.timeline}
        aria-valuetext={t.timeOf(formatTime(secondsOf(tick.value)), formatTime(secondsOf(ticks)))}
        onInput={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

interface LaneProps {
  readonly lane: Lane;
  readonly scale: TrackScale;
  readonly now: number;
}

function LaneMarks(props: LaneProps & { readonly lanes: readonly Lane[] }) {
  const { lane, lanes, scale, now } = props;
  const shown = (tick: number): string => (tick <= now ? 'past' : 'ahead');
  const at = (tick: number) => ({ cx: xAt(scale, tick), cy: lane.floor + lane.way * CHAIN_DOT });
  return (
    <>
      <PairDots lane={lane} scale={scale} />
      {dotsIn(lane).map(({ tick }) => (
        <circle key={tick} class={`bar ${shown(tick)}`} {...at(tick)} r={CHAIN_DOT} />
      ))}
      {barsIn(lane, scale).map((bar) => (
        <ChainBar key={bar.chain.tick} {...bar} lane={lane} scale={scale} now={now} />
      ))}
      {sharesIn(lane, lanes).map(({ tick, share }) => (
        <circle
          key={tick}
          class={`attack-mark ${shown(tick)}`}
          {...at(tick)}
          r={ATTACK.least + ATTACK.more * Math.sqrt(share)}
          fill={lane.marks.color?.()}
        />
      ))}
    </>
  );
}

function PairDots({ lane, scale }: Omit<LaneProps, 'now'>) {
  const y = lane.floor + lane.way;
  const path = lane.marks.pairs.map((tick) => `M${xAt(scale, tick)},${y}h.01`).join('');
  return <path class="track-dots" d={path} stroke-width={2 * PAIR_DOT} stroke-linecap="round" />;
}

function ChainBar({ chain: { tick, links }, height, numbered, lane, scale, now }: LaneProps & LaneBar) {
  const x = xAt(scale, tick) - BAR / 2;
  const { floor, way } = lane;
  const y = way === -1 ? floor - height : floor;
  const hues = chainHues(links);
  const id = `track-${chainColor(links) ?? 0}`;
  return (
    <g class={tick <= now ? 'past' : 'ahead'}>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stop-color={hues?.light} />
        <stop offset="1" stop-color={hues?.base} />
      </linearGradient>
      <rect x={x} y={y} width={BAR} height={height} rx={2} fill={`url(#${id})`} />
      {numbered && (
        <text class="bar-label" x={x + BAR / 2} y={way === -1 ? y - 5 : y + height + 13}>
          {links}
        </text>
      )}
    </g>
  );
}

function Progress({ scale, tick, y }: { readonly scale: TrackScale; readonly tick: number; readonly y: number }) {
  const x = xAt(scale, tick);
  const below = y > scale.height - 2 * KNOB ? y : scale.height;
  return (
    <>
      <path class="track-rail" d={`M${KNOB},${y}H${Math.max(KNOB, scale.width - KNOB)}`} />
      <path class="track-rail played" d={`M${KNOB},${y}H${x}`} />
      <path class="track-head" d={`M${x},0V${below}`} />
      <circle class="track-ball" cx={x} cy={y} r={KNOB} />
    </>
  );
}
