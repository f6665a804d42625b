// A position as it is written, and the view that a bot gets of it.

import { type Colors, isColor, letterOf, parseBoard, printBoard } from '@rensa/games/puyo';
import type { Side, View } from '../puyo/view.ts';
import { type Fields, fieldsOf, list, quoted, whole } from './read.ts';

export interface WrittenSide {
  /** A drawing, top row first. */
  readonly board: string;
  /** The pair in hand, then those shown ahead; two letters each, the axis first. */
  readonly pairs: readonly string[];
  /** Ojama on its way to this side. */
  readonly pending: number;
  /** Of those, what falls at the end of this turn unless it is offset; all of them where it is absent. */
  readonly due?: number;
  /** Links that a chain running on this board has cleared so far; where it is absent, none is running. */
  readonly links?: number;
}

export interface Position extends WrittenSide {
  /** How many colours the game has. */
  readonly colors: number;
  /** Pairs until play is stopped, the one in hand included; absent where nobody stops it. */
  readonly left?: number;
  readonly opponent?: WrittenSide;
}

type OnItsWay = Pick<WrittenSide, 'pending' | 'due' | 'links'>;

const PAIRS_MOST = 16;
const PENDING_MOST = 1_000_000;
const LEFT_MOST = 1_000_000;
const LINKS_MOST = 100;
/** Where a position does not say it. */
const COLORS_USUAL = 4;
const COLORS_MOST = 5;

/** Takes `{board, pairs, pending?, due?, links?, colors?, left?, opponent?}` and passes over what else is there. */
export function parsePosition(raw: unknown): Position {
  const fields = fieldsOf(raw, 'a position is an object with "board" and "pairs"');
  const own = parseSide(fields, 'the position');
  if (own.pairs.length === 0) throw new Error('"pairs" is empty: the first pair is the one in hand');
  const { opponent, left } = fields;
  const other = isGiven(opponent)
    ? parseSide(fieldsOf(opponent, '"opponent" is an object with "board" and "pairs"'), 'the opponent')
    : undefined;
  return {
    ...own,
    colors: parseColors(fields['colors'], other === undefined ? [own] : [own, other]),
    ...(isGiven(left) && { left: whole(left, 'left', 1, LEFT_MOST) }),
    ...(other !== undefined && { opponent: other }),
  };
}

function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null;
}

function parseSide({ board, pairs, pending = 0, due, links }: Fields, whose: string): WrittenSide {
  if (typeof board !== 'string') throw new Error(`${whose} has no "board", a text with one line a row`);
  if (!Array.isArray(pairs)) throw new Error(`${whose} has no "pairs", a list like ["RB", "YG"]`);
  parseBoard(board);
  return {
    board,
    pairs: list(pairs, 'pairs', PAIRS_MOST).map(parsePair),
    pending: whole(pending, 'pending', 0, PENDING_MOST),
    ...(isGiven(due) && { due: whole(due, 'due', 0, PENDING_MOST) }),
    ...(isGiven(links) && { links: whole(links, 'links', 0, LINKS_MOST) }),
  };
}

function parsePair(raw: unknown): string {
  if (typeof raw === 'string' && /^[RGBYP]{2}$/.test(raw)) return raw;
  throw new Error(`a pair is two of R G B Y P, axis first, not ${quoted(raw)}`);
}

/** Never fewer than are seen. */
function parseColors(raw: unknown, sides: readonly WrittenSide[]): number {
  const said = raw === undefined ? COLORS_USUAL : whole(raw, 'colors', 1, COLORS_MOST);
  const seen = new Set(sides.flatMap(({ board, pairs }) => [board, ...pairs].flatMap(parseBoard).filter(isColor)));
  return Math.max(said, seen.size);
}

export function viewAt({ colors, left, opponent, ...own }: Position): View {
  return { ...sideOf(own), colors, left: left ?? null, opponent: opponent === undefined ? null : sideOf(opponent) };
}

function sideOf({ board, pairs, ...way }: WrittenSide): Side {
  return { board: parseBoard(board), pairs: pairs.map(colorsOf), ...onItsWay(way) };
}

function colorsOf(pair: string): Colors {
  const [axis, child] = parseBoard(pair);
  return { axis: axis as number, child: child as number };
}

export function positionOf({ colors, left, opponent, ...own }: View): Position {
  return {
    ...written(own),
    colors,
    ...(left !== null && { left }),
    ...(opponent !== null && { opponent: written(opponent) }),
  };
}

/** What is said of ojama and chains is written as it is; what is not said stays away. */
function onItsWay({ pending, due, links }: OnItsWay): OnItsWay {
  return { pending, ...(due !== undefined && { due }), ...(links !== undefined && { links }) };
}

function written({ board, pairs, ...way }: Side): WrittenSide {
  return {
    board: printBoard(board),
    pairs: pairs.map(({ axis, child }) => letterOf(axis) + letterOf(child)),
    ...onItsWay(way),
  };
}
