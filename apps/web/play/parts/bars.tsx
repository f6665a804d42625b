// Chain lengths as small bars in a row, one per turn.

import { chainColor, chainHues } from '../records/chains.ts';
import { bars } from '../followers/turns.ts';

const HEIGHT = 24;
const PITCH = 9;
const WIDTH = 5;
const MAX_BARS = 24;
const LEAST_STEPS = 8;

export function ChainBars({ chains }: { readonly chains: readonly number[] }) {
  const shown = bars(
    chains.filter((chain) => chain > 0),
    MAX_BARS,
  );
  const longest = Math.max(LEAST_STEPS, ...shown);
  return (
    <svg class="chain-bars" width={PITCH * shown.length} height={HEIGHT} aria-hidden="true">
      {shown.map((chain, i) => {
        const height = Math.max(WIDTH, (HEIGHT * chain) / longest);
        const at = { x: i * PITCH, y: HEIGHT - height, width: WIDTH, height, rx: WIDTH / 2 };
        const color = chainColor(chain);
        return color === undefined ? (
          <rect key={i} class="bar" {...at} />
        ) : (
          <rect key={i} {...at} fill={chainHues(chain)?.base} />
        );
      })}
    </svg>
  );
}
