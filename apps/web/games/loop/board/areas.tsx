// The areas of clues, beneath the canvas. Only CSS animates them, so a board at rest runs no script.

import { areaOf, type State, unmet } from '@rensa/games/loop';
import { LOOP_STYLE, type LoopLayout, paperOf } from '@rensa/painters/loop';
import { settings, theme } from '../../../base/settings/settings.ts';
import { activeClues } from './picture.ts';
import type { DrawingBoard } from './drawing.ts';

export function Areas({ board }: { readonly board: DrawingBoard }) {
  const [view, layout] = [board.view, board.layout.value];
  if (view === undefined || layout === undefined) return null;
  const { puzzle } = view.state;
  return (
    <div class="loop-areas" aria-hidden="true">
      {activeClues(view).map((i) => (
        <Area key={i} index={i} cells={areaOf(puzzle, puzzle.clues[i]?.cell ?? 0)} layout={layout} />
      ))}
      {wrongClues(view.state).map((cell) => (
        <span key={`wrong ${cell}`} class="loop-unmet" style={boxOf([cell], layout)} />
      ))}
    </div>
  );
}

/** Cells of the clues that a complete loop does not meet, once the pen is up. */
function wrongClues(state: State): readonly number[] {
  return state.stroke === null ? unmet(state) : [];
}

interface AreaProps {
  readonly index: number;
  readonly cells: readonly number[];
  readonly layout: LoopLayout;
}

/** Distance of the border from the lines of the grid, in CSS pixels. */
const INSET = 1.5;

function Area({ index, cells, layout }: AreaProps) {
  const { clues } = LOOP_STYLE[paperOf(theme.value, settings.value.contrast)];
  const style = {
    '--hue': clues[index % clues.length]?.tile,
    '--corner': `${LOOP_STYLE.grid.corner * layout.cell}px`,
    ...boxOf(cells, layout),
  };
  return <div class="loop-area" style={style} />;
}

/** The box around cells, from their outermost ones, because holes may be in the corners of an area. */
function boxOf(cells: readonly number[], { cell, cols, margin }: LoopLayout): Readonly<Record<string, string>> {
  const [xs, ys] = [cells.map((each) => each % cols), cells.map((each) => Math.floor(each / cols))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: `${margin + left * cell + INSET}px`,
    top: `${margin + top * cell + INSET}px`,
    width: `${(Math.max(...xs) - left + 1) * cell - 2 * INSET}px`,
    height: `${(Math.max(...ys) - top + 1) * cell - 2 * INSET}px`,
  };
}
