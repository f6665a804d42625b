// The longest chain in reach, drawn on the board: each group outlined, and numbered by its link.

import {
  type Aim,
  at,
  type Board,
  type Colors,
  placePair,
  resolveBoard,
  RULES,
  type RulesName,
} from '@rensa/games/puyo';
import { originsOf, triggersOf } from '@rensa/games/puyo/lab';
import type { BoardSign } from '@rensa/painters/puyo';

/** After a pair is placed. Where nothing is in reach there is nothing to draw. */
export function planSigns(board: Board, rules: RulesName, pair: Colors, aim: Aim | undefined): readonly BoardSign[] {
  const after = aim === undefined ? board : resolveBoard(placePair(board, pair, aim, RULES[rules]), RULES[rules]).board;
  const [trigger] = triggersOf(after, RULES[rules]);
  if (trigger === undefined) return [];
  const { col, row, color, puyos, chain } = trigger;
  const fired = [...after];
  for (let i = 0; i < puyos; i++) fired[at(row + i, col)] = color;
  const groups = originsOf(fired, RULES[rules]).flatMap((link, i) => link.map((group) => ({ ...group, link: i + 1 })));
  return [
    ...groups.flatMap((group) => groupSigns(group, board)),
    { kind: 'trigger', cell: at(row, col), color, text: String(chain), puyos, chosen: false },
  ];
}

/** Only of what is on the board already. */
function groupSigns(
  { color, cells, link }: { readonly color: number; readonly cells: readonly number[]; readonly link: number },
  board: Board,
): BoardSign[] {
  const there = cells.filter((cell) => board[cell] === color);
  if (there.length === 0) return [];
  const last = there.at(-1) as number;
  return [
    { kind: 'outline', cells: there, color },
    { kind: 'number', cell: last, text: String(link) },
  ];
}
