// The pairs that come, and a palette that changes them.

import { useSignal } from '@preact/signals';
import { cellWord } from '../tools/cells.tsx';
import { PanelPart } from '../tools/frame.tsx';
import { type PairHalf, PairStrip } from '../tools/pairs.tsx';
import { Puyo } from '../tools/puyo.tsx';
import type { Practice } from './practice.ts';
import { practiceWords } from './text.ts';

const CELL = 28;
const COLORS = [1, 2, 3, 4, 5] as const;

export function NextPart({ practice }: { readonly practice: Practice }) {
  const t = practiceWords();
  const chosen = useSignal<PairHalf | undefined>(undefined);
  const half = chosen.value;
  return (
    <PanelPart label={t.nextPairs} class="practice-next">
      <PairStrip
        label={t.nextPairs}
        pairs={practice.next.value}
        first={practice.position.value.turn + 2}
        cell={CELL}
        chosen={half}
        onChoose={(next) => (chosen.value = next)}
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
        </div>
      )}
    </PanelPart>
  );
}
