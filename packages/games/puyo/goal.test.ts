import { describe, expect, it } from 'vitest';
import { parseBoard } from './board.ts';
import { type Goal, GOAL_COLORS, type GoalCount, isMet, NO_TALLY, tallied } from './goal.ts';
import { RULES } from './rules.ts';
import { traceChain } from './trace.ts';

/** Two links: four red and one ojama, then five green and four yellow at once. Two purple are left. */
const CHAIN = 'GG.Y.Y\nRRRRYY\nOGGGPP';

/** Is the goal met by a move that plays out this drawing, after a move that popped four blue? */
function met(goal: Goal, drawing = CHAIN): boolean {
  const earlier = traceChain(parseBoard('BBBB'), RULES.tsu);
  const { links, board } = traceChain(parseBoard(drawing), RULES.tsu);
  return isMet(goal, { links, tally: tallied(tallied(NO_TALLY, earlier.links), links), board });
}

const counting = (kind: GoalCount['kind'], value: number, color = 0): Goal & { count: GoalCount } => ({
  count: { kind, value, color, atLeast: false },
  clear: null,
});

/** The numbers that meet a goal of this kind. */
function numbers(kind: GoalCount['kind'], color?: number): number[] {
  return Array.from({ length: 21 }, (_, value) => value).filter((value) => met(counting(kind, value, color)));
}

const { all, colored, ojama } = GOAL_COLORS;
const [GREEN, BLUE, PURPLE] = [2, 3, 5];

describe('a goal that counts', () => {
  it.each([
    ['links of the chain', 'chain', all, [2]],
    ['colors of a link', 'colors', all, [1, 2]],
    ['everything in a link', 'puyos', all, [5, 9]],
    ['colored puyos in a link', 'puyos', colored, [4, 9]],
    ['ojama in a link', 'puyos', ojama, [0, 1]],
    ['puyos of a color in a link', 'puyos', GREEN, [0, 5]],
    ['groups of a link', 'places', all, [1, 2]],
    ['groups of a color in a link', 'places', GREEN, [0, 1]],
    ['puyos of a group', 'connected', all, [4, 5]],
    ['puyos of a group of a color', 'connected', GREEN, [5]],
    ['colors of all moves', 'totalColors', all, [4]],
    ['everything in all moves', 'totalPuyos', all, [18]],
    ['colored puyos in all moves', 'totalPuyos', colored, [17]],
    ['puyos of a color in all moves', 'totalPuyos', BLUE, [4]],
  ] as const)('%s', (_, kind, color, expected) => {
    expect(numbers(kind, color)).toEqual(expected);
  });

  it.each([1, 2, 3])('%i links or more', (value) => {
    const { count } = counting('chain', value);
    expect(met({ count: { ...count, atLeast: true }, clear: null })).toBe(value <= 2);
  });
});

describe('a goal that clears', () => {
  it.each([
    ['a color that is gone', GREEN, true],
    ['a color that is left', PURPLE, false],
    ['ojama', ojama, true],
    ['all colors', colored, false],
    ['everything', all, false],
  ])('%s', (_, clear, expected) => {
    expect(met({ count: null, clear })).toBe(expected);
  });

  it('all colors leaves ojama out', () => {
    expect(met({ count: null, clear: colored }, 'RRRR.O')).toBe(true);
    expect(met({ count: null, clear: all }, 'RRRR.O')).toBe(false);
  });

  it('what the ceiling keeps does not count', () => {
    expect(met({ count: null, clear: all }, `R.....\n${'......\n'.repeat(13)}`)).toBe(true);
  });

  it('and counts asks for both in one move', () => {
    expect(met({ ...counting('chain', 2), clear: GREEN })).toBe(true);
    expect(met({ ...counting('chain', 2), clear: PURPLE })).toBe(false);
    expect(met({ ...counting('chain', 1), clear: GREEN })).toBe(false);
  });
});
