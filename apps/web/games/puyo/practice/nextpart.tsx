// The pairs that come, and a palette that changes them.

import { useSignal } from '@preact/signals';
import { ChevronDown, ChevronUp } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { cellWord } from '../tools/cells.tsx';
import { PanelPart } from '../tools/frame.tsx';
import { indexAfter } from '../tools/order.ts';
import { type PairHalf, PairStrip } from '../tools/pairs.tsx';
import { Puyo } from '../tools/puyo.tsx';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';

const CELL = 28;
const COLORS = [1, 2, 3, 4, 5] as const;

export function NextPart({ practice }: { readonly practice: Practice }) {
  const t = practiceWords();
  const chosen = useSignal<PairHalf | undefined>(undefined);
  const half = chosen.value;
  const pairs = practice.next.value;
  const sort = (from: number, to: number): void => {
    if (pairs[to] === undefined) return;
    practice.sortPair(from, to);
    if (half !== undefined) chosen.value = { ...half, index: indexAfter(half.index, from, to) };
  };
  return (
    <PanelPart label={t.nextPairs} class="practice-next">
      <PairStrip
        label={t.nextPairs}
        pairs={pairs}
        first={practice.position.value.turn + 2}
        cell={CELL}
        chosen={half}
        onChoose={(next) => (chosen.value = next)}
        onSort={sort}
      />
      {half === undefined ? (
        <p class="tool-hint">{t.editHint}</p>
      ) : (
        <div class="half-palette" role="group" aria-label={t.paintHalf}>
          {COLORS.map((color) => (
            <button
              key={color}
              type="button"
              class="half-color"
              aria-label={cellWord(color)}
              onClick={() => practice.paintPair(half.index, half.half, color)}
            >
              <Puyo cell={color} size={26} />
            </button>
          ))}
          <div class="half-order">
            <IconButton icon={ChevronUp} name={t.earlier} onClick={() => sort(half.index, half.index - 1)} />
            <IconButton icon={ChevronDown} name={t.later} onClick={() => sort(half.index, half.index + 1)} />
          </div>
        </div>
      )}
    </PanelPart>
  );
}
