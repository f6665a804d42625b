// Chain lengths as bars, one per turn. Drawn as SVG: no style is needed to give a bar its height.

import { chainColor, chainHues } from '../records/chains.ts';
import { bars } from '../followers/turns.ts';
import { playWords } from '../text/text.ts';

const WIDTH = 350;
const HEIGHT = 96;
const LABEL = 16;
const MAX_BARS = 40;
const LEAST_STEPS = 4;

export function Histogram({ chains }: { readonly chains: readonly number[] }) {
  const shown = bars(chains, MAX_BARS);
  const pitch = Math.min(WIDTH / Math.max(1, shown.length), 18);
  const left = (WIDTH - pitch * shown.length) / 2;
  const highest = Math.max(0, ...shown);
  const longest = Math.max(LEAST_STEPS, highest);
  // No room is kept for bars and numbers that there are none of.
  const top = highest < LEAST_STEPS ? HEIGHT - (HEIGHT - LABEL) * shareOf(highest, longest) : 0;
  return (
    <svg
      class="histogram"
      viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}
      role="img"
      aria-label={playWords().histogram(chains.length, Math.max(0, ...chains))}
    >
      {shown.map((chain, i) => (
        <Bar key={i} chain={chain} x={left + i * pitch} width={pitch * 0.66} share={shareOf(chain, longest)} />
      ))}
    </svg>
  );
}

function shareOf(chain: number, longest: number): number {
  return (chain + 1) / (longest + 1);
}

interface BarProps {
  readonly chain: number;
  readonly x: number;
  readonly width: number;
  /** Share of the full height. */
  readonly share: number;
}

function Bar({ chain, x, width, share }: BarProps) {
  const height = Math.max(width, (HEIGHT - LABEL) * share);
  const y = HEIGHT - height;
  const hues = chainHues(chain);
  if (hues === undefined) return <rect class="bar" x={x} y={y} width={width} height={height} rx={width / 2} />;
  const color = chainColor(chain);
  return (
    <>
      <linearGradient id={`bar-${color}`} x2="0" y2="1">
        <stop offset="0" stop-color={hues.light} />
        <stop offset="1" stop-color={hues.base} />
      </linearGradient>
      <rect x={x} y={y} width={width} height={height} rx={width / 2} fill={`url(#bar-${color})`} />
      <text class="bar-label" x={x + width / 2} y={y - 5}>
        {chain}
      </text>
    </>
  );
}
