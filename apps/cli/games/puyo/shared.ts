// A board, its steps and its goal in JSON.

import { type Check, fields, listOf, mustBe, text, textLike, whole } from '@rensa/engine';
import { type Aim, type Colors, COLS, parseBoard } from '@rensa/games/puyo';
import { parseCells, parseGoal, type SharedField, type SharedStep } from '@rensa/games/puyo/links';

const BOARD_MOST = 1000;
const STEPS_MOST = 1000;
const GARBAGE_MOST = 12;

const colors: Check<string> = textLike(/^[RGBYP]{2}$/, 'two of R G B Y P, the axis first');

export const pairLetters: Check<Colors> = (raw, name) => {
  const [axis, child] = parseBoard(colors(raw, name));
  return { axis: axis as number, child: child as number };
};

const aim: Check<Aim> = fields({ col: whole(0, COLS - 1), rot: whole(0, 3) });
const garbage = fields({ garbage: listOf(whole(0, GARBAGE_MOST), COLS, COLS) });
const pairStep = fields({ pair: pairLetters }, { col: whole(0, COLS - 1) });

const step: Check<SharedStep> = (raw, name) => {
  if (typeof raw !== 'object' || raw === null) throw mustBe('an object with pair or garbage', raw, name);
  if ('garbage' in raw) return { kind: 'garbage', counts: garbage(raw, name).garbage };
  const { pair, col } = pairStep(raw, name);
  return { kind: 'pair', pair, aim: col === undefined ? null : aim(raw, name) };
};

const check = fields({ board: text(BOARD_MOST) }, { steps: listOf(step, 0, STEPS_MOST), goal: parseGoal });

/** Takes `{board, steps?, goal?}`, as `field` prints it. */
export function parseField(raw: unknown): SharedField {
  const { board, steps = [], goal = null } = check(raw, 'the field');
  return { cells: parseCells(board), steps, goal };
}
