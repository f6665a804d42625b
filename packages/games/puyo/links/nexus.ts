// Old links of Puyo Nexus: w, h and hr are the size, chain is one character per cell without the empty ones in front.

import { quoted } from '@rensa/engine';
import { CEILING, type Cell, COLS, VISIBLE_ROWS } from '../board.ts';
import { fromReading, HARD, IRON, type SharedField, toReading, WALL } from './shared.ts';

const SITE = 'Puyo Nexus';
/** The cells of the site in their own order; two of them nobody else has. */
const CHARS = '0475681BCA32';
const CELLS: readonly (Cell | string)[] = [0, 1, 2, 3, 4, 5, 6, 'a point puyo', 'a sun puyo', HARD, IRON, WALL];
/** Rows above the field that are in sight. */
const HIDDEN_ROWS = CEILING - VISIBLE_ROWS;

export function readNexus(query: string): SharedField {
  const given = new Map(query.split('&').map((part) => splitPair(part)));
  const chain = given.get('chain');
  if (chain === undefined) throw new Error('there is no chain in it');
  const [width, height] = [sizeIn(given, 'w', COLS), sizeIn(given, 'h', VISIBLE_ROWS)];
  if (width !== COLS || height !== VISIBLE_ROWS)
    throw new Error(`its board is ${width} x ${height}, not ${COLS} x ${VISIBLE_ROWS}`);
  const cells = COLS * (VISIBLE_ROWS + sizeIn(given, 'hr', HIDDEN_ROWS));
  if (chain.length > cells) throw new Error(`the board has ${chain.length} cells, at most ${cells}`);
  return { cells: fromReading([...chain.padStart(cells, '0')].map(cellOf)), steps: [], goal: null };
}

function splitPair(part: string): [string, string] {
  const equals = part.indexOf('=');
  return equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
}

function sizeIn(given: ReadonlyMap<string, string>, name: string, usual: number): number {
  const written = given.get(name);
  if (written === undefined) return usual;
  if (/^\d{1,2}$/.test(written) && (name !== 'hr' || Number(written) <= HIDDEN_ROWS + 1)) return Number(written);
  throw new Error(`${name} cannot be ${quoted(written)}`);
}

function cellOf(char: string): Cell {
  const cell = CELLS[CHARS.indexOf(char)];
  if (typeof cell === 'number') return cell;
  throw new Error(
    cell === undefined
      ? `the character ${quoted(char)} does not belong there`
      : `it has ${cell}, which is not known here`,
  );
}

export function writeNexus({ cells, steps, goal }: SharedField): string {
  if (steps.length > 0 || goal !== null)
    throw new Error(`old links of ${SITE} hold only boards, without pairs and goals`);
  const chain = toReading(cells, SITE).map((cell) => CHARS[CELLS.indexOf(cell)]);
  return `w=${COLS}&h=${VISIBLE_ROWS}&hr=${HIDDEN_ROWS}&chain=${chain.join('').replace(/^0+/, '')}`;
}
