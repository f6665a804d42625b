// Pairs that wait.

import type { Colors } from '@rensa/games/puyo';
import { paintPair } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { PairDrawing } from '../../../parts/pair.tsx';
import { colorWord } from '../../../play/narration/color.ts';
import { SortedStrip } from './strip.tsx';
import { toolsWords } from './text/text.ts';

interface WaitingPairProps {
  readonly colors: Colors;
  /** In CSS pixels. */
  readonly cell: number;
}

export function WaitingPair({ colors, cell }: WaitingPairProps) {
  const look = lookOf(settings.value);
  return (
    <PairDrawing
      cell={cell}
      paint={(pen, ratio, margin) => paintPair(pen, colors, { look, cell, ratio, at: { x: margin, y: margin } })}
    />
  );
}

/** Half of a pair in a strip. */
export interface PairHalf {
  readonly index: number;
  readonly half: keyof Colors;
}

interface PairStripProps {
  readonly label: string;
  readonly pairs: readonly Colors[];
  /** The number of the first. */
  readonly first: number;
  readonly cell: number;
  readonly chosen: PairHalf | undefined;
  readonly onChoose: (half: PairHalf | undefined) => void;
  readonly onSort: (from: number, to: number) => void;
}

/** Pairs that wait, one below the other. A first press chooses the upper half, the next one the lower, the third none. */
export function PairStrip({ label, pairs, first, cell, chosen, onChoose, onSort }: PairStripProps) {
  const t = toolsWords();
  const items = pairs.map((colors, index) => {
    const half = chosen?.index === index ? chosen.half : undefined;
    const next = half === undefined ? 'child' : half === 'child' ? 'axis' : undefined;
    return (
      <button
        key={index}
        type="button"
        class="pair-spot"
        data-half={half}
        aria-pressed={half !== undefined}
        aria-label={t.pair(first + index, colorWord(colors.child), colorWord(colors.axis))}
        onClick={() => onChoose(next && { index, half: next })}
      >
        <span class="pair-number" aria-hidden="true">
          {first + index}
        </span>
        <WaitingPair colors={colors} cell={cell} />
      </button>
    );
  });
  return <SortedStrip label={label} items={items} onSort={onSort} />;
}
