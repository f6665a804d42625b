// Positions of messages, and the views that bots get of them.

import { type Check, fields, listOf, record, textLike, whole } from '@rensa/engine';
import { colorLetter, type Colors, parseBoard, parseSetup, printBoard, rulesOf } from '@rensa/games/capsules';
import { drawing, withoutNulls } from '../bot/position.ts';
import { lettersOf } from '../falling/view.ts';
import { MAX_GAP } from './kernel/index.ts';
import type { BottleView, CapsulesView, Ruleset } from './view.ts';

interface WrittenBottle {
  /** A drawing, top row first. */
  readonly board: string;
  /** The capsule in hand, then the one shown ahead. Two letters each, the axis first. */
  readonly pairs: readonly string[];
  /** Halves that fall at the end of this turn, one letter each. */
  readonly incoming: string;
}

export interface CapsulesPosition extends WrittenBottle, Ruleset {
  /** Ticks per row of a falling capsule. */
  readonly rowTicks: number;
  /** Ticks of the bot's hand, from a new capsule to the first press and from one press to the next. */
  readonly reaction: number;
  readonly gap: number;
  readonly opponent?: WrittenBottle;
}

const MAX_PAIRS = 16;
const MAX_TICKS = 1000;
/** For positions that do not name them. */
const DEFAULTS = { rowTicks: 20, reaction: 0, gap: 1 } as const;
const DEFAULT_RULES = 'nes';

const LETTERS = 'yrb';
const pair = textLike(/^[yrb]{2}$/, 'two of y r b, the axis first');

const readBottle = fields(
  { board: drawing((text) => text), pairs: listOf(pair, 0, MAX_PAIRS) },
  { incoming: textLike(/^[yrb]{0,100}$/, 'letters of y r b') },
);

const bottle: Check<WrittenBottle> = (raw, name) => ({ incoming: '', ...readBottle(withoutNulls(raw), name) });

const readRest = fields(
  {},
  {
    rowTicks: whole(1, MAX_TICKS),
    reaction: whole(0, MAX_TICKS),
    gap: whole(1, MAX_GAP),
    opponent: bottle,
  },
);

/**
 * Reads `{board, pairs, incoming?, rules?, options?, rowTicks?, reaction?, gap?, opponent?}` and ignores other fields.
 */
export function parsePosition(raw: unknown): CapsulesPosition {
  const own = bottle(raw, 'the position');
  if (own.pairs.length === 0) throw new Error('pairs must not be empty: the first capsule is the one in hand');
  const rest = readRest(withoutNulls(raw), 'the position');
  const position = { ...own, ...rulesetIn(raw), ...DEFAULTS, ...rest };
  viewAt(position);
  return position;
}

function rulesetIn(raw: unknown): Ruleset {
  const { rules = DEFAULT_RULES, options } = record(withoutNulls(raw), 'the position');
  const setup = parseSetup({ rules, ...(options !== undefined && { options }) });
  return { rules: setup.rules, ...(setup.options !== undefined && { options: setup.options }) };
}

export function viewAt({ rules, options, rowTicks, reaction, gap, opponent, ...own }: CapsulesPosition): CapsulesView {
  const ruleset = { rules, ...(options !== undefined && { options }) };
  const { rows } = rulesOf(parseSetup(ruleset));
  return {
    ...bottleOf(own, rows),
    ruleset,
    rowTicks,
    reaction,
    gap,
    opponent: opponent === undefined ? null : bottleOf(opponent, rows),
  };
}

function bottleOf({ board, pairs, incoming }: WrittenBottle, rows: number): BottleView {
  return { board: parseBoard(board, rows), pairs: pairs.map(colorsOf), incoming: [...incoming].map(colorOf) };
}

function colorsOf(pair: string): Colors {
  return { axis: colorOf(pair.charAt(0)), child: colorOf(pair.charAt(1)) };
}

function colorOf(letter: string): number {
  return 1 + LETTERS.indexOf(letter);
}

export function positionOf({ ruleset, rowTicks, reaction, gap, opponent, ...own }: CapsulesView): CapsulesPosition {
  return {
    ...written(own),
    ...ruleset,
    rowTicks,
    reaction,
    gap,
    ...(opponent !== null && { opponent: written(opponent) }),
  };
}

function written({ board, pairs, incoming }: BottleView): WrittenBottle {
  return {
    board: printBoard(board),
    pairs: lettersOf(pairs, colorLetter),
    incoming: incoming.map(colorLetter).join(''),
  };
}
