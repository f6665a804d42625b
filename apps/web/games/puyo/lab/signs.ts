// Signs on the field of the lab: triggers, the puyos of a link, and the place of a pair.

import { COLS, placePair, RULES } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/painters/puyo';
import type { Lab } from './lab.ts';

const MAX_TRIGGERS = 5;

export function signsOf(lab: Lab): readonly BoardSign[] {
  if (lab.player.run.value !== undefined) return [];
  return [...triggerSigns(lab), ...outlines(lab), ...ghosts(lab)];
}

/** Signs of the longest chains. In one column the longest is lowest. */
function triggerSigns(lab: Lab): BoardSign[] {
  if (!lab.showsTriggers.value || lab.tool.value === 'drop') return [];
  const taken = new Map<number, number>();
  return lab.triggers.value.slice(0, MAX_TRIGGERS).map((trigger) => {
    const { col, row, color, puyos, chain } = trigger;
    const above = taken.get(col) ?? 0;
    taken.set(col, above + 1);
    const cell = (row + above) * COLS + col;
    return { kind: 'trigger', cell, color, puyos, text: String(chain), chosen: trigger === lab.trigger.value };
  });
}

function outlines(lab: Lab): BoardSign[] {
  const groups = lab.chain.value.origins[lab.pointed.value ?? -1] ?? [];
  const { board } = lab.field.value;
  return groups.flatMap(({ color, cells }) => {
    const here = cells.filter((cell) => board[cell] === color);
    return here.length === 0 ? [] : [{ kind: 'outline' as const, cells: here, color }];
  });
}

function ghosts(lab: Lab): BoardSign[] {
  const hovered = lab.hovered.value;
  const { board, steps, rules } = lab.field.value;
  const [first] = steps;
  if (lab.tool.value !== 'drop' || hovered === undefined || first?.kind !== 'pair') return [];
  const after = placePair(board, first.pair, { col: hovered % COLS, rot: lab.rot.value }, RULES[rules]);
  return after.flatMap((color, cell) => (board[cell] === color ? [] : [{ kind: 'ghost' as const, cell, color }]));
}
