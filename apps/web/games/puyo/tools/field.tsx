// A board of a tool: painted like that of a game, at rest or in motion, with signs on it; and one that can be drawn on.

import { COLS } from '@rensa/games/puyo';
import { type BoardSign, paintSigns } from '@rensa/painters/puyo';
import { useEffect, useRef } from 'preact/hooks';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { FieldCells } from './cells.tsx';
import { type FieldEdit, type FieldHand, FieldPointer } from './pointer.ts';
import { BoardScreen, FIELD_MARGIN } from './screen.ts';

interface FieldProps {
  /** 12, or 13 to show the hidden row too. */
  readonly rows: number;
  /** In CSS pixels. */
  readonly cell: number;
  readonly label: string;
  readonly signs?: readonly BoardSign[];
  readonly edit?: FieldEdit;
  /** What a pointer does on a board that is not drawn on. */
  readonly hand?: FieldHand;
  /** Gets what it is shown on, and gives a function that ends this. */
  readonly onScreen: (screen: BoardScreen) => () => void;
}

export function Field({ rows, cell, label, signs = [], edit, hand: pointing = edit?.hand, onScreen }: FieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<BoardScreen | undefined>(undefined);
  const hand = useRef<FieldHand | undefined>(undefined);
  hand.current = pointing;
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
    if (root.current === null || pointing === undefined) return undefined;
    return new FieldPointer(root.current, rows, latest(hand)).listen();
  }, [pointing === undefined, rows]);
  const size = { width: `${COLS * cell}px`, height: `${rows * cell}px` };
  return (
    <div ref={root} class={pointing ? 'tool-field editable' : 'tool-field'} style={size}>
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

/** The hand of the last rendering. */
function latest(hand: { readonly current: FieldHand | undefined }): FieldHand {
  return {
    down: (cell, erase) => hand.current?.down(cell, erase),
    over: (cell) => hand.current?.over(cell),
    up: () => hand.current?.up(),
    cancel: () => hand.current?.cancel(),
    pick: (cell) => hand.current?.pick(cell),
    undo: () => hand.current?.undo(),
    hover: (cell) => hand.current?.hover(cell),
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
