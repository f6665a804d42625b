// The time line of a replay: pairs as dots, chains as bars, and a knob to drag. The bars are SVG, so that no style is
// needed to place them; the knob is a range input, so that fingers, keys and screen readers know what to do.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatTime, secondsOf } from '../../base/format.ts';
import { onSize } from '../../base/size.ts';
import { chainColor, chainHues } from '../chains.ts';
import type { ChainMark, Marks } from './marks.ts';
import { watchWords } from './text.ts';

const FLOOR = 12;
const BAR = { width: 8, perLink: 5, room: 20 } as const;
/** Shorter chains are dots, and have no number. */
const NUMBERED = 4;
/** Numbers need so much room between them. */
const NUMBER_WIDTH = 15;
const PAIR_DOT = 1;
const CHAIN_DOT = 3;

interface TrackProps {
  readonly marks: Marks;
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
  const chains = scale.height === 0 ? [] : marks.chains;
  return (
    <div ref={root} class="track">
      <svg class="track-marks" width={scale.width} height={scale.height} aria-hidden="true">
        <Dots marks={marks} scale={scale} />
        {chains.map((chain) => (
          <ChainDot key={chain.tick} chain={chain} scale={scale} past={chain.tick <= tick.value} />
        ))}
        {barsOf(chains, scale).map((bar) => (
          <ChainBar key={bar.chain.tick} {...bar} scale={scale} past={bar.chain.tick <= tick.value} />
        ))}
        <Progress scale={scale} tick={tick.value} />
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

interface TrackScale {
  readonly width: number;
  readonly height: number;
  readonly ticks: number;
}

const KNOB = 8;
const xAt = ({ width, ticks }: TrackScale, tick: number): number =>
  KNOB + (tick / ticks) * Math.max(0, width - 2 * KNOB);

function Dots({ marks, scale }: { readonly marks: Marks; readonly scale: TrackScale }) {
  const y = scale.height - FLOOR - 3;
  const path = marks.pairs.map((tick) => `M${xAt(scale, tick)},${y}h.01`).join('');
  return <path class="track-dots" d={path} stroke-width={2 * PAIR_DOT} stroke-linecap="round" />;
}

interface ChainProps {
  readonly chain: ChainMark;
  readonly scale: TrackScale;
  readonly past: boolean;
}

function ChainDot({ chain, scale, past }: ChainProps) {
  if (chain.links >= NUMBERED) return null;
  const at = { cx: xAt(scale, chain.tick), cy: scale.height - FLOOR - 2 - CHAIN_DOT };
  return <circle class={past ? 'bar past' : 'bar ahead'} {...at} r={CHAIN_DOT} />;
}

interface ShownBar {
  readonly chain: ChainMark;
  readonly numbered: boolean;
}

/** The long chains, shortest first, so that the longest are in front; of two that are close only the longer has a number. */
function barsOf(chains: readonly ChainMark[], scale: TrackScale): readonly ShownBar[] {
  const taken: number[] = [];
  const bars = chains
    .filter(({ links }) => links >= NUMBERED)
    .toSorted((a, b) => b.links - a.links)
    .map((chain) => {
      const x = xAt(scale, chain.tick);
      const numbered = taken.every((other) => Math.abs(other - x) >= NUMBER_WIDTH);
      if (numbered) taken.push(x);
      return { chain, numbered };
    });
  return bars.toReversed();
}

function ChainBar({ chain: { tick, links }, numbered, scale, past }: ChainProps & ShownBar) {
  const height = Math.min(scale.height - FLOOR - BAR.room, links * BAR.perLink);
  const x = xAt(scale, tick) - BAR.width / 2;
  const y = scale.height - FLOOR - 2 - height;
  const hues = chainHues(links);
  const id = `track-${chainColor(links) ?? 0}`;
  return (
    <g class={past ? 'past' : 'ahead'}>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stop-color={hues?.light} />
        <stop offset="1" stop-color={hues?.base} />
      </linearGradient>
      <rect x={x} y={y} width={BAR.width} height={height} rx={2} fill={`url(#${id})`} />
      {numbered && (
        <text class="bar-label" x={x + BAR.width / 2} y={y - 5}>
          {links}
        </text>
      )}
    </g>
  );
}

function Progress({ scale, tick }: { readonly scale: TrackScale; readonly tick: number }) {
  const y = scale.height - FLOOR / 2 - 1;
  const x = xAt(scale, tick);
  return (
    <>
      <path class="track-rail" d={`M${KNOB},${y}H${Math.max(KNOB, scale.width - KNOB)}`} />
      <path class="track-rail played" d={`M${KNOB},${y}H${x}`} />
      <path class="track-head" d={`M${x},0V${y}`} />
      <circle class="track-ball" cx={x} cy={y} r={KNOB} />
    </>
  );
}
