// A position as it is written in a message, and the view that a bot gets of it.

import { type Check, fields, listOf, textLike, whole } from '@rensa/engine';
import { type Colors, isColor, letterOf, parseBoard, printBoard } from '@rensa/games/puyo';
import { drawing, withoutNulls } from '../bot/written.ts';
import type { PuyoView, SideView } from './view.ts';

interface WrittenSide {
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

export interface PuyoPosition extends WrittenSide {
  /** How many colors the game has. */
  readonly colors: number;
  /** Pairs until play is stopped, the one in hand included; absent where nobody stops it. */
  readonly left?: number;
  readonly opponent?: WrittenSide;
}

type OnItsWay = Pick<WrittenSide, 'pending' | 'due' | 'links'>;

const PAIRS_MOST = 16;
const OJAMA_MOST = 1_000_000;
const LEFT_MOST = 1_000_000;
const LINKS_MOST = 100;
/** Where a position does not say it. */
const COLORS_USUAL = 4;
const COLORS_MOST = 5;

const pair = textLike(/^[RGBYP]{2}$/, 'two of R G B Y P, the axis first');

const readSide = fields(
  { board: drawing(parseBoard), pairs: listOf(pair, 0, PAIRS_MOST) },
  { pending: whole(0, OJAMA_MOST), due: whole(0, OJAMA_MOST), links: whole(0, LINKS_MOST) },
);

const side: Check<WrittenSide> = (raw, name) => ({ pending: 0, ...readSide(withoutNulls(raw), name) });

const readRest = fields({}, { colors: whole(1, COLORS_MOST), left: whole(1, LEFT_MOST), opponent: side });

/** Takes `{board, pairs, pending?, due?, links?, colors?, left?, opponent?}`, and leaves out what else is there. */
export function parsePosition(raw: unknown): PuyoPosition {
  const own = side(raw, 'the position');
  if (own.pairs.length === 0) throw new Error('pairs must not be empty: the first pair is the one in hand');
  const { colors = COLORS_USUAL, ...rest } = readRest(withoutNulls(raw), 'the position');
  return { ...own, ...rest, colors: Math.max(colors, colorsSeen(own, rest.opponent)) };
}

function colorsSeen(...sides: readonly (WrittenSide | undefined)[]): number {
  const drawings = sides.flatMap((each) => (each === undefined ? [] : [each.board, ...each.pairs]));
  return new Set(drawings.flatMap(parseBoard).filter(isColor)).size;
}

export function viewAt({ colors, left, opponent, ...own }: PuyoPosition): PuyoView {
  return { ...sideOf(own), colors, left: left ?? null, opponent: opponent === undefined ? null : sideOf(opponent) };
}

function sideOf({ board, pairs, ...way }: WrittenSide): SideView {
  return { board: parseBoard(board), pairs: pairs.map(colorsOf), ...onItsWay(way) };
}

function colorsOf(pair: string): Colors {
  const [axis, child] = parseBoard(pair);
  return { axis: axis as number, child: child as number };
}

export function positionOf({ colors, left, opponent, ...own }: PuyoView): PuyoPosition {
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

function written({ board, pairs, ...way }: SideView): WrittenSide {
  return {
    board: printBoard(board),
    pairs: pairs.map(({ axis, child }) => letterOf(axis) + letterOf(child)),
    ...onItsWay(way),
  };
}
