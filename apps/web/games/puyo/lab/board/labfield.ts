// The field of the lab: a board, the steps that fall onto it next, and the rules. Every change makes a new field.

import {
  type Aim,
  at,
  type Board,
  type Cell,
  COLS,
  type Colors,
  dropOjama,
  EMPTY,
  EMPTY_BOARD,
  OJAMA,
  placePair,
  resolveBoard,
  ROWS,
  RULES,
  type RulesName,
  settle,
} from '@rensa/games/puyo';
import { filled, recolored, type Trigger } from '@rensa/games/puyo/lab';
import type { SharedStep } from '@rensa/games/puyo/links';
import { reordered } from '../../tools/order.ts';

export interface LabField {
  readonly rules: RulesName;
  readonly board: Board;
  readonly steps: readonly SharedStep[];
}

export const EMPTY_FIELD: LabField = { rules: 'tsu', board: EMPTY_BOARD, steps: [] };

/** Steps of a link of Rensa. */
const MAX_STEPS = 1000;

/** The rows of the field, and the hidden row above. */
export const LAB_ROWS = 13;

export const LAB_TOOLS = ['cell', 'column', 'fill', 'swap'] as const;
export type LabTool = (typeof LAB_TOOLS)[number] | 'drop' | 'pick';

export interface LabBrush {
  readonly tool: (typeof LAB_TOOLS)[number];
  /** The painted cell; an empty one erases. */
  readonly cell: Cell;
}

/** The board after one touch of a brush. */
export function painted(board: Board, index: number, { tool, cell }: LabBrush): Board {
  if (tool === 'fill') return filled(board, index, cell);
  if (tool === 'swap') return swapped(board, board[index] ?? EMPTY, cell);
  return board.with(tool === 'column' ? columnCell(board, index % COLS, cell) : index, cell);
}

function swapped(board: Board, one: Cell, other: Cell): Board {
  return one === EMPTY || other === EMPTY ? board : recolored(board, one, other);
}

/** The index of the cell on top of a column; to erase, of its highest puyo. */
function columnCell(board: Board, col: number, cell: Cell): number {
  let height = LAB_ROWS;
  while (height > 0 && board[at(height - 1, col)] === EMPTY) height--;
  return at(cell === EMPTY ? Math.max(0, height - 1) : Math.min(height, LAB_ROWS - 1), col);
}

export function isSame(a: LabField, b: LabField): boolean {
  return a.rules === b.rules && a.steps === b.steps && a.board.every((cell, i) => cell === b.board[i]);
}

/** Returns whether something on the board would fall. */
export function isFloating({ board, rules }: LabField): boolean {
  return settle(board, RULES[rules]).falls.length > 0;
}

export function settled(field: LabField): LabField {
  return { ...field, board: settle(field.board, RULES[field.rules]).board };
}

/** The board with the puyos that start a chain. */
export function triggered(board: Board, { col, row, color, puyos }: Trigger): Board {
  const out = [...board];
  for (let i = 0; i < puyos; i++) out[at(row + i, col)] = color;
  return out;
}

/**
 * The field after the first step has fallen, once everything on the board has popped. A pair goes to `aim`, else to the place
 * in the link.
 */
export function dropped(field: LabField, aim?: Aim): LabField {
  const [first, ...steps] = field.steps;
  if (first === undefined) return field;
  const rules = RULES[field.rules];
  const { board } = resolveBoard(field.board, rules);
  if (first.kind === 'garbage') return { ...field, board: dropOjama(board, first.counts, rules), steps };
  return { ...field, board: placePair(board, first.pair, aim ?? first.aim ?? UPRIGHT, rules), steps };
}

const UPRIGHT: Aim = { col: 2, rot: 0 };

/** The field with another color for half of a waiting pair. */
export function repainted(field: LabField, index: number, half: keyof Colors, cell: Cell): LabField {
  const steps = field.steps.map((step, i) =>
    i === index && step.kind === 'pair' ? { ...step, pair: { ...step.pair, [half]: cell } } : step,
  );
  return { ...field, steps };
}

export function appended(field: LabField, pair: Colors): LabField {
  if (isFull(field)) return field;
  return { ...field, steps: [...field.steps, { kind: 'pair', pair, aim: null }] };
}

function isFull({ steps }: LabField): boolean {
  return steps.length >= MAX_STEPS;
}

/** The field with a row of ojama as its last step. */
export function withOjama(field: LabField): LabField {
  if (isFull(field)) return field;
  return { ...field, steps: [...field.steps, { kind: 'garbage', counts: Array.from({ length: COLS }, () => 1) }] };
}

export function without(field: LabField, index: number): LabField {
  return { ...field, steps: field.steps.filter((_, i) => i !== index) };
}

/** The field with a step at another place in the queue. */
export function moved(field: LabField, from: number, to: number): LabField {
  return { ...field, steps: reordered(field.steps, from, to) };
}

export function puyosOn(board: Board): number {
  return board.slice(0, ROWS * COLS).filter((cell) => cell !== EMPTY && cell !== OJAMA).length;
}
