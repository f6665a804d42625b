// Positions of messages, and the views that bots get of them.

import { type Check, fields, flag, listOf, textLike, whole } from '@rensa/engine';
import { type Colors, isColor, letterOf, parseBoard, printBoard } from '@rensa/games/puyo';
import { drawing, withoutNulls } from '../../bot/position.ts';
import { lettersOf } from '../../falling/view.ts';
import type { GameCounts, PuyoView, SideCounts, SideView } from './view.ts';

interface WrittenSide extends SideCounts {
  /** A drawing, top row first. */
  readonly board: string;
  /** The pair in hand, then those shown ahead. Two letters each, the axis first. */
  readonly pairs: readonly string[];
}

export interface PuyoPosition extends WrittenSide, GameCounts {
  /** Number of colors in the game. */
  readonly colors: number;
  /** The colors, one letter each. Absent if not known. */
  readonly palette?: string;
  /** Pairs until play is stopped, including the one in hand; absent if there is no limit. */
  readonly left?: number;
  readonly opponent?: WrittenSide;
}

const MAX_PAIRS = 16;
const MAX_OJAMA = 1_000_000;
const MAX_PAIRS_LEFT = 1_000_000;
const MAX_LINKS = 100;
const MAX_TICKS = 1_000_000_000;
const MAX_POINTS = 1_000_000_000;
/** For positions that do not name it. */
const DEFAULT_COLORS = 4;
const MAX_COLORS = 5;

const pair = textLike(/^[RGBYP]{2}$/, 'two of R G B Y P, the axis first');

const palette = textLike(/^[RGBYP]{1,5}$/, 'letters of R G B Y P');

const readSide = fields(
  { board: drawing(parseBoard), pairs: listOf(pair, 0, MAX_PAIRS) },
  {
    pending: whole(0, MAX_OJAMA),
    due: whole(0, MAX_OJAMA),
    placed: whole(0, MAX_PAIRS_LEFT),
    links: whole(0, MAX_LINKS),
    busy: whole(0, MAX_TICKS),
    carried: whole(0, MAX_POINTS),
    allClear: flag,
  },
);

const side: Check<WrittenSide> = (raw, name) => ({ pending: 0, ...readSide(withoutNulls(raw), name) });

const readRest = fields(
  {},
  {
    ticks: whole(0, MAX_TICKS),
    target: whole(1, MAX_POINTS),
    colors: whole(1, MAX_COLORS),
    palette,
    left: whole(1, MAX_PAIRS_LEFT),
    opponent: side,
  },
);

/** Reads a position of docs/bot-protocol.md and ignores unknown fields. */
export function parsePosition(raw: unknown): PuyoPosition {
  const own = side(raw, 'the position');
  if (own.pairs.length === 0) throw new Error('pairs must not be empty: the first pair is the one in hand');
  const { colors = DEFAULT_COLORS, ...rest } = readRest(withoutNulls(raw), 'the position');
  return { ...own, ...rest, colors: Math.max(colors, colorsSeen(own, rest.opponent)) };
}

function colorsSeen(...sides: readonly (WrittenSide | undefined)[]): number {
  const drawings = sides.flatMap((each) => (each === undefined ? [] : [each.board, ...each.pairs]));
  return new Set(drawings.flatMap(parseBoard).filter(isColor)).size;
}

/** Numbers are the same in a view. Absent fields stay absent. */
export function viewAt({ palette, left, opponent, ...own }: PuyoPosition): PuyoView {
  return {
    ...own,
    ...tableOf(own),
    ...(palette !== undefined && { palette: parseBoard(palette).filter(isColor) }),
    left: left ?? null,
    opponent: opponent === undefined ? null : { ...opponent, ...tableOf(opponent) },
  };
}

function tableOf({ board, pairs }: WrittenSide): Pick<SideView, 'board' | 'pairs'> {
  return { board: parseBoard(board), pairs: pairs.map(colorsOf) };
}

function colorsOf(pair: string): Colors {
  const [axis, child] = parseBoard(pair);
  return { axis, child };
}

export function positionOf({ palette, left, opponent, ...own }: PuyoView): PuyoPosition {
  return {
    ...own,
    ...written(own),
    ...(palette !== undefined && { palette: palette.map(letterOf).join('') }),
    ...(left !== null && { left }),
    ...(opponent !== null && { opponent: { ...opponent, ...written(opponent) } }),
  };
}

function written({ board, pairs }: SideView): Pick<WrittenSide, 'board' | 'pairs'> {
  return { board: printBoard(board), pairs: lettersOf(pairs, letterOf) };
}
