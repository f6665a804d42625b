// The field of the lab, as large as fits the page.

import { COLS, EMPTY } from '@rensa/games/puyo';
import { textScale } from '../../../base/screen/screen.ts';
import { Field } from '../tools/field.tsx';
import type { ToolPage } from '../tools/page.ts';
import type { LabTab } from './bar.tsx';
import { LAB_ROWS } from './board/labfield.ts';
import type { Lab } from './lab.ts';
import { signsOf } from './signs.ts';
import { labWords } from './text/text.ts';

/** The size of the cells of the field, in CSS pixels, with space for everything beside and below it. */
export function labCell(page: ToolPage, tab: LabTab): number {
  if (page.layout === 'wide') return page.cellFor({ beside: 808, below: 128 }, LAB_ROWS);
  if (page.layout === 'middle') return page.cellFor({ beside: 448, below: 372 }, LAB_ROWS);
  if (page.low) return page.cellFor({ beside: 480, below: 160 }, LAB_ROWS);
  return page.cellFor(tab === 'chain' ? { beside: 190, below: 480 } : { beside: 148, below: 290 }, LAB_ROWS);
}

/** Cells from this size on have space for the words in the hidden row, in CSS pixels at the usual size of text. */
const MIN_NAMED_CELL = 30;

/** The cells of the hidden row. */
const HIDDEN_CELLS = Array.from({ length: COLS }, (_, col) => (LAB_ROWS - 1) * COLS + col);

export function LabWell({ lab, cell }: { readonly lab: Lab; readonly cell: number }) {
  const t = labWords();
  const { board } = lab.field.value;
  const isFree = cell >= MIN_NAMED_CELL * textScale() && HIDDEN_CELLS.every((index) => board[index] === EMPTY);
  return (
    <div class="tool-well lab-well">
      {isFree && <p class="lab-hidden">{t.labHidden}</p>}
      <Field
        rows={LAB_ROWS}
        cell={cell}
        label={t.labField}
        signs={signsOf(lab)}
        edit={{ board, actions: lab.actions }}
        onScreen={(screen) => lab.show(screen)}
      />
    </div>
  );
}
