// Goals as they are written: three characters in a link of IPS, a record in JSON.

import { type Check, fields, mustBe, quoted, whole } from '@rensa/engine';
import { letterOf } from '../board.ts';
import {
  GOAL_COLORS,
  GOAL_KINDS,
  GOAL_SIGNS,
  type Goal,
  type GoalColor,
  type GoalCount,
  type GoalKind,
  takesColor,
} from '../goal.ts';
import { digitIn, IPS_DIGITS } from './shared.ts';

const MAX_VALUE = IPS_DIGITS.length - 1;
const MAX_COLOR = 7;

/** Signs of goals that clear something: alone, and with a number of links, exactly and at least. */
const CLEAR = 'clear';
const CLEAR_SIGN = '2';
const CHAIN_CLEAR_SIGNS: readonly string[] = ['w', 'x'];

/** A goal in JSON. */
export interface WrittenGoal {
  /** The sign of IPS. */
  readonly kind: string;
  readonly color?: GoalColor;
  readonly value?: number;
  /** The part that must be cleared as well, where the sign does not say it. */
  readonly clear?: GoalColor;
}

export function readGoalCode(code: string): Goal {
  if (code.length !== 3) throw new Error(`the goal must have three characters, not ${quoted(code)}`);
  const [kind, color, value] = code;
  return goalOf({ kind, color: digitIn(IPS_DIGITS, color), value: digitIn(IPS_DIGITS, value) });
}

export function writeGoalCode(goal: Goal): string {
  const { kind, color = 0, value = 0, clear } = writeGoal(goal);
  if (clear !== undefined) throw new Error('IPS asks to clear something only alone or with a chain');
  return `${kind}${IPS_DIGITS[color]}${IPS_DIGITS[value]}`;
}

export function writeGoal({ count, clear }: Goal): WrittenGoal {
  if (count === null) return { kind: CLEAR_SIGN, color: clear };
  const { kind, atLeast, value, color } = count;
  if (kind === 'chain' && clear !== null) return { kind: CHAIN_CLEAR_SIGNS[Number(atLeast)], color: clear, value };
  const sign = GOAL_SIGNS[kind][Number(atLeast)];
  return { kind: sign, ...(takesColor(kind) && { color }), value, ...(clear !== null && { clear }) };
}

const color: Check<GoalColor> = (raw, name) => {
  if (typeof raw === 'number') return whole(0, MAX_COLOR)(raw, name);
  const found = Array.from({ length: GOAL_COLORS.ojama }, (_, i) => i + 1).find((cell) => letterOf(cell) === raw);
  if (found !== undefined) return found;
  if (raw === 'all' || raw === 'colored') return GOAL_COLORS[raw];
  throw mustBe(`a letter of R G B Y P O, "all", "colored" or 0 to ${MAX_COLOR}`, raw, name);
};

/** A sign of IPS, or a word: clear, chain, chainAtLeast and so on. */
const kind: Check<string> = (raw, name) => {
  const written = typeof raw === 'string' ? (WORDS.get(raw) ?? raw) : '';
  if (SIGNS.has(written) || written === CLEAR_SIGN || CHAIN_CLEAR_SIGNS.includes(written)) return written;
  throw mustBe(`one of ${[...WORDS.keys()].join(', ')} or a sign of IPS`, raw, name);
};

type Counted = Pick<GoalCount, 'kind' | 'atLeast'>;

/** Every sign that counts something. */
const SIGNS: ReadonlyMap<string, Counted> = new Map(GOAL_KINDS.flatMap(signsOf));

function signsOf(each: GoalKind): [string, Counted][] {
  return GOAL_SIGNS[each].map((sign, i) => [sign, { kind: each, atLeast: i === 1 }]);
}

const WORDS: ReadonlyMap<string, string> = new Map([
  [CLEAR, CLEAR_SIGN],
  ['chainClear', 'w'],
  ['chainAtLeastClear', 'x'],
  ...[...SIGNS].map(([sign, { kind: word, atLeast }]) => [atLeast ? `${word}AtLeast` : word, sign] as const),
]);

const check = fields({ kind }, { color, value: whole(0, MAX_VALUE), clear: color });

/** Takes `{kind, color?, value?, clear?}`. */
export const parseGoal: Check<Goal> = (raw, name) => goalOf(check(raw, name));

function goalOf({ kind: sign, color: of = GOAL_COLORS.all, value, clear = null }: GoalFields): Goal {
  if (of > MAX_COLOR) throw new Error(`a goal has no color ${of}`);
  if (sign === CLEAR_SIGN) return { count: null, clear: of };
  if (value === undefined) throw mustBe(`a whole number from 0 to ${MAX_VALUE}`, undefined, 'value');
  const both = CHAIN_CLEAR_SIGNS.indexOf(sign);
  if (both >= 0) return { count: { kind: 'chain', atLeast: both === 1, value, color: GOAL_COLORS.all }, clear: of };
  const counted = SIGNS.get(sign);
  if (counted === undefined) throw new Error(`there is no kind of goal ${quoted(sign)}`);
  return { count: { ...counted, value, color: takesColor(counted.kind) ? of : GOAL_COLORS.all }, clear };
}

interface GoalFields {
  readonly kind: string;
  readonly color?: GoalColor;
  readonly value?: number;
  readonly clear?: GoalColor | null;
}
