// The board for screen readers and keys: a grid of cells over the canvas. Tab stops at one of them.

import { COLS, OJAMA } from '@rensa/games/puyo';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { colorWord } from '../../../play/narration/color.ts';
import type { FieldActions, FieldEdit } from './pointer.ts';
import { toolsWords } from './text/text.ts';

/** The content of a cell in words. */
export function cellWord(cell: number): string {
  const t = toolsWords();
  if (cell === 0) return t.emptyCell;
  return cell === OJAMA ? t.ojama : colorWord(cell);
}

interface CellsProps {
  readonly rows: number;
  readonly label: string;
  readonly edit: FieldEdit;
}

/** Columns and rows that a key moves the cursor by. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function FieldCells({ rows, label, edit: { board, actions } }: CellsProps) {
  const t = toolsWords();
  const grid = useRef<HTMLDivElement>(null);
  const cursor = useSignal(0);
  const go = (cell: number): void => {
    cursor.value = cell;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    if (!pressCellKey(event, cursor.value, { rows, go, actions })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={grid} class="tool-cells" role="grid" aria-label={label} onKeyDown={onKeyDown}>
      {Array.from({ length: rows }, (_, i) => rows - 1 - i).map((row) => (
        <div key={row} class="tool-cells-row" role="row">
          {Array.from({ length: COLS }, (_, col) => row * COLS + col).map((cell) => (
            <div
              key={cell}
              class="tool-cell"
              role="gridcell"
              data-cell={cell}
              tabindex={cell === cursor.value ? 0 : -1}
              aria-label={t.cell((cell % COLS) + 1, row + 1, cellWord(board[cell] ?? 0))}
              onFocus={() => (cursor.value = cell)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellKeys {
  readonly rows: number;
  readonly go: (cell: number) => void;
  readonly actions: FieldActions;
}

/** Runs the action of a key. Returns whether the key has an action on a board. */
function pressCellKey({ code }: KeyboardEvent, cell: number, { rows, go, actions }: CellKeys): boolean {
  const step = STEPS[code];
  if (step !== undefined) {
    const [col, row] = [(cell % COLS) + step[0], Math.floor(cell / COLS) + step[1]];
    if (col >= 0 && col < COLS && row >= 0 && row < rows) go(row * COLS + col);
    return true;
  }
  if (code === 'KeyP') actions.pick(cell);
  else if (code === 'Enter' || code === 'Space' || code === 'Backspace') {
    actions.down(cell, code === 'Backspace');
    actions.up();
  } else return false;
  return true;
}
