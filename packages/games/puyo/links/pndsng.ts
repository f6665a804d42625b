// Links of pndsng.com: one letter per cell, with a number after it if it repeats.

import { CEILING, type Cell, COLS, OJAMA } from '../board.ts';
import { fromReading, type SharedField, toReading } from './shared.ts';

const SITE = 'pndsng.com';
/** The letter of each cell, the empty one first. */
const LETTERS = 'abecdfg';
const CELLS = CEILING * COLS;

export function readPndsng(code: string): SharedField {
  const strange = /[^a-g0-9]/.exec(code)?.[0];
  if (strange !== undefined) throw new Error(`the character ${JSON.stringify(strange)} does not belong there`);
  if (/^\d/.test(code)) throw new Error('it starts with a number, but must start with a letter');
  const read: Cell[] = [];
  for (const [, letter = '', times] of code.matchAll(/([a-g])(\d*)/g)) {
    const count = times === '' ? 1 : Number(times);
    if (count > CELLS - read.length) throw new Error(`the board has more than ${CELLS} cells`);
    for (let i = 0; i < count; i++) read.push(LETTERS.indexOf(letter));
  }
  if (read.length < CELLS) throw new Error(`the board has ${read.length} cells, not ${CELLS}`);
  return { cells: fromReading(read), steps: [], goal: null };
}

export function writePndsng({ cells, steps, goal }: SharedField): string {
  if (steps.length > 0 || goal !== null) throw new Error(`${SITE} holds only boards, without pairs and goals`);
  if (cells.some((cell) => cell > OJAMA)) throw new Error(`${SITE} knows colors and ojama only`);
  const letters = toReading(cells, SITE)
    .map((cell) => LETTERS[cell])
    .join('');
  return letters.replaceAll(/(.)\1+/g, (run) => `${run.charAt(0)}${run.length}`);
}
