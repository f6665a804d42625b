// Drawings of pairs: a waiting one, a placed one, and a strip of pairs to sort and paint.

import { at, type Colors, EMPTY_BOARD } from '@rensa/games/puyo';
import { paintBoard, paintPair } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { PairDrawing } from '../../../parts/pair.tsx';
import { colorWord } from '../../../play/narration/color.ts';
import { SortableList } from './sortable.tsx';
import { toolsWords } from './text/text.ts';

interface WaitingPairProps {
  readonly colors: Colors;
  /** Size of a cell, in CSS pixels. */
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

interface TurnedPairProps extends WaitingPairProps {
  /** The side of the axis on which the child is: 0 above, 1 right, 2 below, 3 left. */
  readonly rot: number;
}

/** A pair in the rotation of its placement. */
export function TurnedPair({ colors: { axis, child }, rot, cell }: TurnedPairProps) {
  const look = lookOf(settings.value);
  const flat = rot % 2 === 1;
  const [first, second] = rot < 2 ? [axis, child] : [child, axis];
  const board = EMPTY_BOARD.with(at(0, 0), first).with(flat ? at(0, 1) : at(1, 0), second);
  return (
    <Drawing
      width={(flat ? 2 : 1) * cell}
      height={(flat ? 1 : 2) * cell}
      paint={(pen, ratio) => paintBoard(pen, board, { look, cell, ratio, rows: flat ? 1 : 2 })}
    />
  );
}

/** A half of a pair in a strip. */
export interface PairHalf {
  readonly index: number;
  readonly half: keyof Colors;
}

interface PairStripProps {
  readonly label: string;
  readonly pairs: readonly Colors[];
  /** The number of the first pair. */
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
  return <SortableList label={label} items={items} onSort={onSort} />;
}
