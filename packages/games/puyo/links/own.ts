// Our own links: all 14 rows, any number of steps, every goal. Numbers as in the compact form of a replay.

import { Reader, Writer } from '@rensa/engine';
import { type Cell, COLS, ROWS } from '../board.ts';
import { GOAL_KINDS, type Goal, takesColor } from '../goal.ts';
import { checkedAim, checkSteps, type SharedField, type SharedStep, WALL } from './shared.ts';

const VERSION = 1;
const CELLS = ROWS * COLS;
const COLORS = 5;
const MAX_STEPS = 1000;
const MAX_GARBAGE = 12;
const MAX_VALUE = 99;
const MAX_COLOR = 7;

/** The kinds of steps: ojama, a pair that waits, and from here on a pair with its placement. */
const FALLING = 0;
const WAITING = 1;
const PLACED = 2;

export function readOwn(code: string): SharedField {
  const reader = new Reader(code);
  if (reader.number() !== VERSION) throw new Error('it was made by a newer version');
  const cells = readCells(reader);
  const count = upTo(reader, MAX_STEPS);
  const steps = Array.from({ length: count }, () => readStep(reader));
  const goal = readGoal(reader);
  if (!reader.done) throw new Error('there is extra data after its end');
  return { cells, steps, goal };
}

function upTo(reader: Reader, most: number): number {
  const value = reader.number();
  if (value > most) throw new Error(`a number in it is ${value}, at most ${most}`);
  return value;
}

/** Runs of equal cells from the floor up; the empty ones at the end are left out. */
function readCells(reader: Reader): Cell[] {
  const cells: Cell[] = [];
  for (let runs = upTo(reader, CELLS); runs > 0; runs--) {
    const run = { cell: upTo(reader, WALL), length: upTo(reader, CELLS - cells.length) };
    for (let i = 0; i < run.length; i++) cells.push(run.cell);
  }
  while (cells.length < CELLS) cells.push(0);
  return cells;
}

function readStep(reader: Reader): SharedStep {
  const kind = upTo(reader, PLACED + 4 * COLS - 1);
  if (kind === FALLING)
    return { kind: 'garbage', counts: Array.from({ length: COLS }, () => upTo(reader, MAX_GARBAGE)) };
  const colors = upTo(reader, COLORS * COLORS - 1);
  const pair = { axis: 1 + Math.floor(colors / COLORS), child: 1 + (colors % COLORS) };
  if (kind === WAITING) return { kind: 'pair', pair, aim: null };
  return { kind: 'pair', pair, aim: checkedAim({ col: (kind - PLACED) >> 2, rot: (kind - PLACED) & 3 }) };
}

/** First what is counted, 0 for nothing, then what is cleared, 0 for nothing. */
function readGoal(reader: Reader): Goal | null {
  const sign = upTo(reader, 2 * GOAL_KINDS.length);
  const count = sign === 0 ? null : readCount(reader, sign - 1);
  const clear = upTo(reader, MAX_COLOR + 1) - 1;
  if (count !== null) return { count, clear: clear < 0 ? null : clear };
  return clear < 0 ? null : { count: null, clear };
}

function readCount(reader: Reader, sign: number): NonNullable<Goal['count']> {
  const kind = GOAL_KINDS[sign >> 1];
  const value = upTo(reader, MAX_VALUE);
  return { kind, atLeast: (sign & 1) === 1, value, color: takesColor(kind) ? upTo(reader, MAX_COLOR) : 0 };
}

export function writeOwn({ cells, steps, goal }: SharedField): string {
  checkSteps(steps, MAX_STEPS, 'our own link');
  const writer = new Writer();
  writer.number(VERSION);
  writeCells(writer, cells);
  writer.number(steps.length);
  for (const step of steps) writeStep(writer, step);
  writeGoal(writer, goal);
  return writer.base64url();
}

function writeCells(writer: Writer, cells: readonly Cell[]): void {
  const runs: { readonly cell: Cell; length: number }[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last?.cell === cell) last.length++;
    else runs.push({ cell, length: 1 });
  }
  if (runs.at(-1)?.cell === 0) runs.pop();
  writer.number(runs.length);
  for (const { cell, length } of runs) {
    writer.number(cell);
    writer.number(length);
  }
}

function writeStep(writer: Writer, step: SharedStep): void {
  if (step.kind === 'garbage') {
    for (const number of [FALLING, ...step.counts]) writer.number(number);
    return;
  }
  const { pair, aim } = step;
  writer.number(aim === null ? WAITING : PLACED + 4 * aim.col + aim.rot);
  writer.number(COLORS * (pair.axis - 1) + pair.child - 1);
}

function writeGoal(writer: Writer, goal: Goal | null): void {
  const count = goal?.count ?? null;
  if (count === null) writer.number(0);
  else {
    writer.number(1 + 2 * GOAL_KINDS.indexOf(count.kind) + Number(count.atLeast));
    writer.number(count.value);
    if (takesColor(count.kind)) writer.number(count.color);
  }
  writer.number((goal?.clear ?? -1) + 1);
}
