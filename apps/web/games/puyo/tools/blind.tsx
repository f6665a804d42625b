// A board for people who do not see it: a table that screen readers walk through, and what has just happened in words.

import { type Board, type Colors, COLS } from '@rensa/games/puyo';
import { colorWord } from '../../../play/narration/color.ts';
import { cellWord } from './cells.tsx';
import { toolsWords } from './text/text.ts';

/** The rows of a board, from the highest that is not empty down to the floor. */
export function BoardTable({ label, board }: { readonly label: string; readonly board: Board }) {
  const t = toolsWords();
  const rows = rowsOf(board);
  return (
    <div class="unseen">
      <table>
        <caption>{rows.length === 0 ? t.emptyBoard(label) : label}</caption>
        <tbody>
          {rows.map((cells, i) => (
            <tr key={i}>
              <th scope="row">{t.rowName(rows.length - i)}</th>
              {cells.map((cell, col) => (
                <td key={col}>{cellWord(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** From the highest row that is not empty. */
export function rowsOf(board: Board): readonly (readonly number[])[] {
  const count = Math.ceil((board.findLastIndex((cell) => cell !== 0) + 1) / COLS);
  return Array.from({ length: count }, (_, i) => board.slice((count - 1 - i) * COLS, (count - i) * COLS));
}

/** What a screen reader says when it changes. */
export function Said({ words }: { readonly words: string }) {
  return (
    <p class="unseen" role="status">
      {words}
    </p>
  );
}

/** A pair in words, as it is shown: the child is above. */
export function pairWords(number: number, { axis, child }: Colors): string {
  return toolsWords().pair(number, colorWord(child), colorWord(axis));
}
