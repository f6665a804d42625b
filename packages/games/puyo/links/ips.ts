// Links of the IPS simulator: FIELD_STEPS__GOAL.

import { CEILING, type Cell, COLS } from '../board.ts';
import type { Aim } from '../place.ts';
import { readGoalCode, writeGoalCode } from './goals.ts';
import { packCells, unpackCells } from './packed.ts';
import {
  checkedAim,
  checkSteps,
  digitIn,
  fromReading,
  HARD,
  IPS_DIGITS,
  IRON,
  type SharedField,
  type SharedStep,
  toReading,
  twoByTwo,
  WALL,
} from './shared.ts';

const SITE = 'IPS';
const MAX_STEPS = 1000;
const COLORS = 5;
const QUEUED = 1;
/** The first character of a step, modulo 12, where ojama falls. */
const GARBAGE = 10;
const MAX_GARBAGE = 5;
/** The cells of the site by number. */
const CELLS: readonly Cell[] = [0, 1, 2, 3, 4, 5, 6, WALL, IRON, HARD];

export function readIps(page: string, query: string): SharedField {
  const [field = '', steps = '', ...rest] = query.split('_');
  if (rest.length > 2) throw new Error('there is extra data after the goal');
  const read = twoByTwo(steps).map(readStep);
  checkSteps(read, MAX_STEPS, SITE);
  const goal = page === 'pn' ? (rest.at(-1) ?? '') : '';
  return {
    cells: fromReading(readCells(field).map(cellOf)),
    steps: read,
    goal: goal === '' ? null : readGoalCode(goal),
  };
}

function cellOf(digit: number): Cell {
  return CELLS[digit];
}

function readCells(field: string): number[] {
  return field.startsWith('~') ? readRows(field.slice(1)) : unpackCells(field, IPS_DIGITS);
}

/** One digit a cell; a row ends after six, or earlier at a full stop. */
function readRows(text: string): number[] {
  const rows = text.split('.').flatMap((part) => part.match(/.{1,6}/gs) ?? ['']);
  if (rows.length > CEILING) throw new Error(`the board has ${rows.length} rows, at most ${CEILING}`);
  const empty = Array.from({ length: CEILING - rows.length }, () => '');
  return [...empty, ...rows].flatMap((row) => [...row.padEnd(COLS, '0')].map((char) => digitIn('0123456789', char)));
}

function readStep(text: string): SharedStep {
  const [what, where] = [digitIn(IPS_DIGITS, text.charAt(0)), digitIn(IPS_DIGITS, text.charAt(1))];
  if (what % 12 === GARBAGE) {
    const most = (what + 2) / 12;
    return {
      kind: 'garbage',
      counts: Array.from({ length: COLS }, (_, col) => most - 1 + ((where >> (COLS - 1 - col)) & 1)),
    };
  }
  const pair = { axis: 1 + (what % 12) / 2, child: 1 + Math.floor(what / 12) };
  if (what % 2 === 1 || pair.axis > COLORS || pair.child > COLORS)
    throw new Error(`there is no pair "${text.charAt(0)}"`);
  return { kind: 'pair', pair, aim: where === QUEUED ? null : aimOf(where) };
}

function aimOf(where: number): Aim {
  const [col, rot] = [(where % 12) / 2, Math.floor(where / 12)];
  if (where % 2 === 1 || rot > 3) throw new Error(`there is no placement "${IPS_DIGITS[where]}"`);
  return checkedAim({ col, rot });
}

/** The page and what follows it. */
export function writeIps({ cells, steps, goal }: SharedField): { readonly page: string; readonly query: string } {
  checkSteps(steps, MAX_STEPS, SITE);
  const parts = [writeCells(toReading(cells, SITE)), steps.map(writeStep).join('')];
  if (goal !== null) return { page: 'pn', query: [...parts, '', writeGoalCode(goal)].join('_') };
  return { page: 'ps', query: steps.length === 0 ? parts[0] : parts.join('_') };
}

function writeCells(read: readonly Cell[]): string {
  const digits = read.map((cell) => CELLS.indexOf(cell));
  return digits.some((digit) => digit > 7) ? `~${writeRows(digits)}` : packCells(digits, IPS_DIGITS);
}

/** A full stop after a full row could end that row or an empty one below it: such an empty row has a digit. */
function writeRows(digits: readonly number[]): string {
  const rows = Array.from({ length: CEILING }, (_, row) => digits.slice(row * COLS, (row + 1) * COLS).join(''));
  const written = rows.map((row, i) => {
    const cells = row.replace(/0+$/, '') || (isFull(rows[i - 1]) ? '0' : '');
    return isFull(cells) || i === CEILING - 1 ? cells : `${cells}.`;
  });
  return written.join('').replace(/^\.+/, '');
}

/** Ends without a full stop. */
function isFull(row = ''): boolean {
  return row.length === COLS && !row.endsWith('0');
}

function writeStep(step: SharedStep): string {
  if (step.kind === 'garbage') return writeGarbage(step.counts);
  const { pair, aim } = step;
  const what = 2 * (pair.axis - 1) + 12 * (pair.child - 1);
  return `${IPS_DIGITS[what]}${IPS_DIGITS[aim === null ? QUEUED : 2 * aim.col + 12 * aim.rot]}`;
}

function writeGarbage(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  if (most > MAX_GARBAGE || counts.some((count) => count < most - 1)) {
    throw new Error(`${SITE} lets ojama fall evenly, 0 to ${MAX_GARBAGE} per column`);
  }
  const bits = counts.reduce((sum, count, col) => sum + ((count - most + 1) << (COLS - 1 - col)), 0);
  return `${IPS_DIGITS[12 * most - 2]}${IPS_DIGITS[bits]}`;
}
