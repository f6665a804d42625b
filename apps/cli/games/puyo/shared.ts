// Reads a board, its steps and its goal from JSON.

import { type Check, fields, listOf, mustBe, text, textLike, whole } from '@rensa/engine';
import { type Aim, type Colors, COLS, parseBoard } from '@rensa/games/puyo';
import { parseCells, parseGoal, type SharedField, type SharedStep } from '@rensa/games/puyo/links';

const MAX_BOARD = 1000;
const MAX_STEPS = 1000;
const MAX_GARBAGE = 12;

const colors: Check<string> = textLike(/^[RGBYP]{2}$/, 'two of R G B Y P, the axis first');

export const pairLetters: Check<Colors> = (raw, name) => {
  const [axis = 0, child = 0] = parseBoard(colors(raw, name));
  return { axis, child };
};

const aim: Check<Aim> = fields({ col: whole(0, COLS - 1), rot: whole(0, 3) });
const garbage = fields({ garbage: listOf(whole(0, MAX_GARBAGE), COLS, COLS) });
const pairStep = fields({ pair: pairLetters }, { col: whole(0, COLS - 1) });

const step: Check<SharedStep> = (raw, name) => {
  if (typeof raw !== 'object' || raw === null) throw mustBe('an object with pair or garbage', raw, name);
  if ('garbage' in raw) return { kind: 'garbage', counts: garbage(raw, name).garbage };
  const { pair, col } = pairStep(raw, name);
  return { kind: 'pair', pair, aim: col === undefined ? null : aim(raw, name) };
};

const check = fields({ board: text(MAX_BOARD) }, { steps: listOf(step, 0, MAX_STEPS), goal: parseGoal });

/** Parses `{board, steps?, goal?}`, the form that `field` prints. */
export function parseField(raw: unknown): SharedField {
  const { board, steps = [], goal = null } = check(raw, 'the field');
  return { cells: parseCells(board), steps, goal };
}
