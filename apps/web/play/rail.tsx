// What stands beside the board: the next pairs, and the numbers at its floor.

import type { Layout } from '@rensa/stage';
import { PairDrawing } from '../parts/pair.tsx';
import { Plate } from '../parts/plate.tsx';
import { Stat } from '../parts/stat.tsx';
import { text } from '../text.ts';
import { formatTime } from './format.ts';
import type { Hud } from './hud.ts';
import { useTint } from './score.tsx';

/** How large the two next pairs are beside a field of cells of size 1. */
const SIZES = { phone: [0.84, 0.62], low: [0.84, 0.62], tablet: [1, 0.76], desktop: [1, 0.76] } as const;

interface NextProps {
  readonly hud: Hud;
  readonly layout: Layout;
  /** Before a game there is nothing to foresee, but the plate keeps its size. */
  readonly empty: boolean;
}

export function Next({ hud, layout, empty }: NextProps) {
  const t = text();
  const [first, second] = SIZES[layout.kind].map((size) => Math.round(size * layout.cell));
  const [one, two] = empty ? [] : hud.next.value;
  return (
    <div class="next">
      <Plate label={t.next}>
        <PairDrawing colors={one} cell={first ?? 0} />
        <PairDrawing colors={two} cell={second ?? 0} />
      </Plate>
    </div>
  );
}

export function Numbers({ hud }: { readonly hud: Hud }) {
  const t = text();
  return (
    <dl class="numbers">
      <Chain hud={hud} />
      {hud.level.value !== undefined && <Stat kind="hud" label={t.level} value={t.number(hud.level.value)} />}
      <Stat kind="hud" label={t.time} value={formatTime(hud.seconds.value)} />
    </dl>
  );
}

/** The running chain in the colour that popped; between chains the longest one. */
function Chain({ hud }: { readonly hud: Hud }) {
  const t = text();
  const running = hud.chain.value > 0;
  const box = useTint<HTMLDivElement>(hud.formula.value?.color);
  return (
    <div ref={box} class={running && hud.formula.value ? 'stat hud tinted' : 'stat hud'}>
      <dt>
        <span class="long">{running ? t.chain : t.longestChain}</span>
        <span class="short">{t.chain}</span>
      </dt>
      <dd>{t.number(running ? hud.chain.value : hud.longest.value)}</dd>
    </div>
  );
}
