// A hand that shows again and again how to draw a line, until the player draws one.

import { Pointer } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { DrawingBoard } from '../board/drawing.ts';

/** Time per cell. */
const CELL_MS = 550;

export function Hand({ board, cells }: { readonly board: DrawingBoard; readonly cells: readonly number[] }) {
  const hand = useRef<HTMLDivElement>(null);
  const [layout, state] = [board.layout.value, board.shown.value];
  const idle = state !== undefined && state.stroke === null && state.past.length === 0;
  useEffect(() => {
    if (layout === undefined || !hand.current) return undefined;
    const { cell, cols, margin } = layout;
    const spots = cells.map((each) => ({
      translate: `${margin + ((each % cols) + 0.5) * cell}px ${margin + (Math.floor(each / cols) + 0.5) * cell}px`,
    }));
    hand.current.style.translate = spots[0]?.translate ?? '';
    if (settings.peek().motion === 'reduced') return undefined;
    const moving = hand.current.animate(spots, { duration: CELL_MS * cells.length, iterations: Infinity });
    return () => moving.cancel();
  }, [layout, idle]);
  return idle ? (
    <div ref={hand} class="loop-hand" aria-hidden="true">
      <Icon node={Pointer} size={32} />
    </div>
  ) : null;
}
