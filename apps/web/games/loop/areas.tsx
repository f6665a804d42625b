// The areas of clues, beneath the canvas. They pulse by style alone, so that a board at rest costs no script.

import { areaOf } from '@rensa/games/loop';
import { LOOP_STYLE, type LoopLayout } from '@rensa/stage/loop';
import { theme } from '../../base/settings.ts';
import { activeClues } from './picture.ts';
import type { DrawingBoard } from './drawing.ts';

export function Areas({ board }: { readonly board: DrawingBoard }) {
  const [state, layout] = [board.shown.value, board.layout.value];
  if (state === undefined || layout === undefined) return null;
  const seen = { state, pen: board.pen.value, options: board.options.value, solution: board.solution.value };
  return (
    <div class="loop-areas" aria-hidden="true">
      {activeClues(seen).map((i) => (
        <Area key={i} index={i} cells={areaOf(state.puzzle, state.puzzle.clues[i]?.cell ?? 0)} layout={layout} />
      ))}
    </div>
  );
}

interface AreaProps {
  readonly index: number;
  readonly cells: readonly number[];
  readonly layout: LoopLayout;
}

/** So that the border lies beside the lines of the grid and not on them. */
const INSET = 1.5;

/** Holes may lie in its corners, so it is measured by its outermost cells. */
function Area({ index, cells, layout: { cell, cols, margin } }: AreaProps) {
  const [xs, ys] = [cells.map((each) => each % cols), cells.map((each) => Math.floor(each / cols))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const { clues } = LOOP_STYLE[theme.value];
  const style = {
    '--hue': clues[index % clues.length]?.tile,
    '--corner': `${LOOP_STYLE.grid.corner * cell}px`,
    left: `${margin + left * cell + INSET}px`,
    top: `${margin + top * cell + INSET}px`,
    width: `${(Math.max(...xs) - left + 1) * cell - 2 * INSET}px`,
    height: `${(Math.max(...ys) - top + 1) * cell - 2 * INSET}px`,
  };
  return <div class="loop-area" style={style} />;
}
