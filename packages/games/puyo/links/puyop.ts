// Links of puyop.com: FIELD_STEPS.

import { CEILING, type Cell, COLS } from '../board.ts';
import { packCells, unpackCells } from './packed.ts';
import {
  checkedAim,
  checkSteps,
  digitIn,
  fromReading,
  HARD,
  type SharedField,
  type SharedStep,
  toReading,
  twoByTwo,
} from './shared.ts';

const SITE = 'puyop.com';
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ[]';
const CELLS = CEILING * COLS;
const MAX_STEPS = 100;
const COLORS = 5;
/** From here on the second character of a step says that ojama falls. */
const GARBAGE = 56;
/** Cells that one step can let fall into a column. */
const MAX_GARBAGE = DIGITS.length - GARBAGE;

export function readPuyop(code: string): SharedField {
  const [field = '', steps = '', ...more] = code.split('_');
  if (more.length > 0) throw new Error('there is extra data after the steps');
  const read = twoByTwo(steps).map(readStep);
  checkSteps(read, MAX_STEPS, SITE);
  return { cells: fromReading(readCells(field)), steps: read, goal: null };
}

/** Fields with cells beyond ojama are written with one digit a cell. */
function readCells(field: string): Cell[] {
  if (!field.startsWith('=')) return unpackCells(field, DIGITS).map(withoutSeven);
  const digits = field.slice(1);
  if (digits.length > CELLS) throw new Error(`the board has ${digits.length} cells, at most ${CELLS}`);
  return [...digits.padStart(CELLS, '0')].map((char) => digitIn('0123456789', char));
}

function withoutSeven(cell: Cell): Cell {
  if (cell >= HARD) throw new Error(`the board has an unknown cell ${cell}`);
  return cell;
}

function readStep(text: string): SharedStep {
  const [low, high] = [digitIn(DIGITS, text.charAt(0)), digitIn(DIGITS, text.charAt(1))];
  if (high >= GARBAGE) {
    return { kind: 'garbage', counts: Array.from({ length: COLS }, (_, col) => high - GARBAGE + ((low >> col) & 1)) };
  }
  const value = low + 64 * high;
  const [pair, rot, col] = [value & 127, (value >> 7) & 3, value >> 9];
  if (pair >= COLORS * COLORS) throw new Error(`there is no pair numbered ${pair}`);
  const colors = { axis: 1 + Math.floor(pair / COLORS), child: 1 + (pair % COLORS) };
  return { kind: 'pair', pair: colors, aim: col === 0 ? null : checkedAim({ col: col - 1, rot }) };
}

export function writePuyop({ cells, steps, goal }: SharedField): string {
  if (goal !== null) throw new Error(`${SITE} has no goals`);
  checkSteps(steps, MAX_STEPS, SITE);
  const read = toReading(cells, SITE);
  const field = read.some((cell) => cell >= HARD) ? `=${read.join('')}` : packCells(read, DIGITS);
  return steps.length === 0 ? field : `${field}_${steps.map(writeStep).join('')}`;
}

function writeStep(step: SharedStep): string {
  return step.kind === 'pair' ? writePair(step) : writeGarbage(step.counts);
}

function writePair({ pair, aim }: Extract<SharedStep, { kind: 'pair' }>): string {
  const placed = aim === null ? 0 : 128 * aim.rot + 512 * (aim.col + 1);
  const value = COLORS * (pair.axis - 1) + pair.child - 1 + placed;
  return `${DIGITS[value % 64]}${DIGITS[Math.floor(value / 64)]}`;
}

function writeGarbage(counts: readonly number[]): string {
  const base = Math.min(...counts, MAX_GARBAGE - 1);
  if (counts.some((count) => count > base + 1))
    throw new Error(`${SITE} lets ojama fall evenly, 0 to ${MAX_GARBAGE} per column`);
  const bits = counts.reduce((sum, count, col) => sum + ((count - base) << col), 0);
  return `${DIGITS[bits]}${DIGITS[GARBAGE + base]}`;
}
