// Positions of messages, and the views that bots get of them.

import { type Check, fields, flag, listOf, oneOf, textLike, whole } from '@rensa/engine';
import {
  COLS,
  fuse,
  isNormal,
  letterOf,
  parseBoard,
  PATTERN_NAMES,
  type PatternName,
  type Piece,
  printBoard,
  ROWS,
  RULES,
  type RulesName,
  type Slab,
} from '@rensa/games/gems';
import { drawing, withoutNulls } from '../bot/position.ts';
import { lettersOf } from '../falling/view.ts';
import type { GemsSide, GemsView } from './view.ts';

interface WrittenGemsSide {
  /** A drawing, top row first. */
  readonly board: string;
  /** The rigid power gems. Absent: those that the board forms by itself. */
  readonly power?: readonly Slab[];
  /** The piece in hand, then the one shown ahead. Two letters each, the lower gem first. */
  readonly pieces: readonly string[];
  readonly pending: number;
  /** Absent: all that is pending. */
  readonly due?: number;
  readonly weakened?: boolean;
  readonly pattern?: PatternName;
}

export interface GemsPosition extends WrittenGemsSide {
  readonly rules: RulesName;
  readonly diamond?: number;
  readonly ticks?: number;
  readonly left?: number;
  readonly opponent?: WrittenGemsSide;
}

const RULESETS: readonly RulesName[] = ['classic', 'arcade'];
const DEFAULT_RULES: RulesName = 'arcade';
const MAX_PIECES = 2;
const MAX_GEMS = 1_000_000;
const MAX_COUNT = 1_000_000_000;
const MAX_SLABS = (ROWS * COLS) / 4;

const piece = textLike(/^[RGBYrgby0]{2}$/, 'two of R G B Y r g b y 0, the lower gem first');

const slab = fields({ col: whole(0, COLS - 2), row: whole(0, ROWS - 2), w: whole(2, COLS), h: whole(2, ROWS) });

const readSide = fields(
  { board: drawing(parseBoard), pieces: listOf(piece, 0, MAX_PIECES) },
  {
    power: listOf(slab, 0, MAX_SLABS),
    pending: whole(0, MAX_GEMS),
    due: whole(0, MAX_GEMS),
    weakened: flag,
    pattern: oneOf(PATTERN_NAMES),
  },
);

const side: Check<WrittenGemsSide> = (raw, name) => {
  const read = { pending: 0, ...readSide(withoutNulls(raw), name) };
  checkPower(read);
  return read;
};

const readRest = fields(
  {},
  {
    rules: oneOf(RULESETS),
    diamond: whole(1, MAX_COUNT),
    ticks: whole(0, MAX_COUNT),
    left: whole(1, MAX_COUNT),
    opponent: side,
  },
);

/** Reads a position and ignores unknown fields. */
export function parsePosition(raw: unknown): GemsPosition {
  const own = side(raw, 'the position');
  if (own.pieces.length === 0) throw new Error('pieces must not be empty: the first piece is the one in hand');
  const { rules = DEFAULT_RULES, ...rest } = readRest(withoutNulls(raw), 'the position');
  return { ...own, ...rest, rules };
}

/** Throws unless each power gem has normal gems of one color and overlaps no other. */
function checkPower({ board, power = [] }: WrittenGemsSide): void {
  const cells = parseBoard(board);
  const taken = new Set<number>();
  for (const { col, row, w, h } of power) {
    for (let i = 0; i < w * h; i++) {
      const index = (row + Math.floor(i / w)) * COLS + col + (i % w);
      const fits = col + w <= COLS && isNormal(cells[index] ?? 0) && cells[index] === cells[row * COLS + col];
      if (!fits || taken.has(index)) throw new Error(`there is no power gem at col ${col}, row ${row}, ${w} x ${h}`);
      taken.add(index);
    }
  }
}

export function viewAt({ rules, diamond, ticks, left, opponent, ...own }: GemsPosition): GemsView {
  return {
    ...sideOf(own, rules),
    rules,
    diamond: diamond ?? null,
    ticks: ticks ?? 0,
    left: left ?? null,
    opponent: opponent === undefined ? null : sideOf(opponent, rules),
  };
}

function sideOf(
  { board, power, pieces, pending, due, weakened, pattern }: WrittenGemsSide,
  rules: RulesName,
): GemsSide {
  const cells = parseBoard(board);
  return {
    board: cells,
    slabs: power ?? fuse({ board: cells, slabs: [] }, RULES[rules]),
    pieces: pieces.map(pieceOf),
    pending,
    due: due ?? pending,
    weakened: weakened ?? false,
    pattern: pattern ?? PATTERN_NAMES[0],
  };
}

function pieceOf(letters: string): Piece {
  const [axis, child] = parseBoard(letters);
  return { axis, child };
}

export function positionOf({ rules, diamond, ticks, left, opponent, ...own }: GemsView): GemsPosition {
  return {
    ...written(own),
    rules,
    ticks,
    ...(diamond !== null && { diamond }),
    ...(left !== null && { left }),
    ...(opponent !== null && { opponent: written(opponent) }),
  };
}

function written({ board, slabs, pieces, ...rest }: GemsSide): WrittenGemsSide {
  return {
    ...rest,
    board: printBoard(board),
    power: slabs,
    pieces: lettersOf(pieces, letterOf),
  };
}
