// A board of a tool, painted like that of a game: at rest or in motion, with signs on it, and for drawing.

import { COLS } from '@rensa/games/puyo';
import { type BoardSign, paintSigns } from '@rensa/painters/puyo';
import { useEffect, useRef } from 'preact/hooks';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { FieldCells } from './cells.tsx';
import { type FieldActions, type FieldEdit, FieldPointer } from './pointer.ts';
import { BoardScreen, FIELD_MARGIN } from './screen.ts';

interface FieldProps {
  /** 12, or 13 to show the hidden row too. */
  readonly rows: number;
  /** Size of a cell, in CSS pixels. */
  readonly cell: number;
  readonly label: string;
  readonly signs?: readonly BoardSign[];
  readonly edit?: FieldEdit;
  /** Actions of a pointer on a board that is not for drawing. */
  readonly actions?: FieldActions;
  /** Gets the screen of the board; the function that it returns is called when the board goes away. */
  readonly onScreen: (screen: BoardScreen) => () => void;
}

export function Field({ rows, cell, label, signs = [], edit, actions = edit?.actions, onScreen }: FieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<BoardScreen | undefined>(undefined);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const made = new BoardScreen(canvas.current);
    screen.current = made;
    made.place(cell, rows);
    const end = onScreen(made);
    return () => {
      end();
      made.dispose();
    };
  }, []);
  useEffect(() => screen.current?.place(cell, rows), [cell, rows]);
  useEffect(() => {
    if (root.current === null || actions === undefined) return undefined;
    return new FieldPointer(root.current, rows, forwarded(latest)).listen();
  }, [actions === undefined, rows]);
  const size = { width: `${COLS * cell}px`, height: `${rows * cell}px` };
  return (
    <div ref={root} class={actions ? 'tool-field editable' : 'tool-field'} style={size}>
      <canvas
        ref={canvas}
        class="tool-board"
        {...(edit ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      <Signs rows={rows} cell={cell} signs={signs} />
      {edit && <FieldCells rows={rows} label={label} edit={edit} />}
    </div>
  );
}

/** Calls the actions of the latest rendering. */
function forwarded(latest: { readonly current: FieldActions | undefined }): FieldActions {
  return {
    down: (cell, erase) => latest.current?.down(cell, erase),
    over: (cell) => latest.current?.over(cell),
    up: () => latest.current?.up(),
    cancel: () => latest.current?.cancel(),
    pick: (cell) => latest.current?.pick(cell),
    undo: () => latest.current?.undo(),
    hover: (cell) => latest.current?.hover(cell),
  };
}

function Signs({ rows, cell, signs }: { rows: number; cell: number; signs: readonly BoardSign[] }) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class="tool-signs"
      width={COLS * cell + 2 * FIELD_MARGIN}
      height={rows * cell + 2 * FIELD_MARGIN}
      paint={(pen, ratio) =>
        paintSigns(pen, signs, { look, cell, ratio, rows, at: { x: FIELD_MARGIN, y: FIELD_MARGIN } })
      }
    />
  );
}
