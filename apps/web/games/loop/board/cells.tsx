// The board for screen readers and keys: a grid of cells over the canvas, of which one can be reached with Tab.

import { cluesOf, type ClueView, type State } from '@rensa/games/loop';
import { useEffect, useRef } from 'preact/hooks';
import { colOf, rowOf } from './sentences.ts';
import type { DrawingBoard } from './drawing.ts';
import { type LoopWords, loopWords } from '../text/text.ts';

/** Directions in the order of the description. */
const WAYS = ['left', 'right', 'up', 'down'] as const;

/** The description of a cell: "row 3, column 2, line left and down, clue 4: 2 of 4 turns". */
export function cellWords(state: State, cell: number, clue: ClueView | undefined, t: LoopWords): string {
  const { puzzle, lines } = state;
  const where = t.cell(rowOf(cell, puzzle), colOf(cell, puzzle));
  if (puzzle.holes.includes(cell)) return t.list(where, t.hole);
  const edges = { left: 2 * cell - 2, right: 2 * cell, up: 2 * (cell - puzzle.cols) + 1, down: 2 * cell + 1 };
  const among = (list: readonly number[]): string[] =>
    WAYS.filter((way) => list.includes(edges[way])).map((way) => t[way]);
  const [ways, crosses] = [among(lines.drawn), among(lines.crossed)];
  const drawn = ways.length === 0 ? t.noLine : t.lines(ways.reduce((a, b) => t.and(a, b)));
  const inked = t.list(where, drawn);
  const said = crosses.length === 0 ? inked : t.list(inked, t.crosses(crosses.reduce((a, b) => t.and(a, b))));
  return clue === undefined ? said : t.list(said, clueWords(clue, t));
}

function clueWords({ value, turns, status }: ClueView, t: LoopWords): string {
  const counted = t.clue(value, turns);
  return status === 'neutral' ? counted : t.list(counted, t[status]);
}

export function Cells({ board }: { readonly board: DrawingBoard }) {
  const t = loopWords();
  const grid = useRef<HTMLDivElement>(null);
  const state = board.shown.value;
  const cursor = board.input.cursor.value;
  useEffect(() => {
    board.input.onCursor = () => focusOn(grid.current, board.input.cursor.value);
  }, [board]);
  if (state === undefined) return null;
  const { rows, cols } = state.puzzle;
  const clues = new Map(cluesOf(state).map((clue) => [clue.cell, clue]));
  return (
    <div ref={grid} class="loop-cells" role="grid" aria-label={t.board(rows, cols)} aria-describedby="loop-help">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="loop-cells-row" role="row">
          {Array.from({ length: cols }, (_, col) => row * cols + col).map((cell) => (
            <div
              key={cell}
              class="loop-cell"
              role="gridcell"
              data-cell={cell}
              tabindex={cell === cursor ? 0 : -1}
              aria-label={cellWords(state, cell, clues.get(cell), t)}
              onFocus={() => board.input.point(cell)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function focusOn(grid: HTMLElement | null, cell: number): void {
  if (document.querySelector('dialog[open]') !== null) return;
  grid?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
}
