import { type Goal, type GoalCount, type Nazo, parseBoard, RULES, traceChain } from '@rensa/games/puyo';
import { puzzleIn, readLink } from '@rensa/games/puyo/links';
import { describe, expect, it } from 'vitest';
import { diceFrom, randomBoard, type Roll } from '../kernel/boards.testing.ts';
import { PlainKernel, SimdKernel } from '../kernel/index.ts';
import { answersByRules } from './bruteforce.testing.ts';
import { solveNazo } from './solve.ts';

const { tsu } = RULES;

function pairsIn(text: string): Nazo['steps'] {
  return text.split(' ').map((letters) => {
    const [axis = 0, child = 0] = parseBoard(letters);
    return { kind: 'pair', pair: { axis, child } };
  });
}

const count = (kind: GoalCount['kind'], value: number, more: Partial<GoalCount> = {}): Goal => ({
  count: { kind, value, atLeast: false, color: 0, ...more },
  clear: null,
});

/** Answers with placements as column and arrow: `4v 3^`. */
function answers(nazo: Nazo): string[] {
  return solveNazo(nazo, 1000).solutions.map((moves) =>
    moves.map(({ col, rot }) => `${col + 1}${'^>v<'.charAt(rot)}`).join(' '),
  );
}

describe('every answer is found, for', () => {
  it.each([
    ['a chain', '.R..R.\n.R.OR.\n.ROOR.\n.YYOO.', 'RY RY', count('chain', 3), ['4v 3^']],
    ['places at once', '....R.\nY...Y.\nYYRYY.', 'RY RY', count('places', 2), ['4v 3<']],
    ['puyos in all', '..B...\n..Y...\nGGG...\nOOO...\nOOOBBB', 'YY YG', count('totalPuyos', 18), ['1^ 2v', '1> 4^']],
    [
      'puyos in all, or more',
      '.ROGB.\n.RRBB.\n.BGRG.\n.BBRR.\n.RRBO.\n.GRBB.',
      'RB RB',
      count('totalPuyos', 28, { atLeast: true }),
      ['1^ 1v'],
    ],
    ['clearing a color', '.R....\nRROG..', 'RR', { count: null, clear: 1 }, ['1^', '1>', '2^', '2>', '3^', '3>']],
    ['a chain that clears all', 'GGG...\nRRRG..', 'RG', { ...count('chain', 2), clear: 0 }, ['3>', '4v']],
  ] satisfies [string, string, string, Goal, string[]][])('%s', (_, board, pairs, goal, expected) => {
    expect(answers({ board: parseBoard(board), steps: pairsIn(pairs), goal })).toEqual(expected);
  });
});

function randomGoal(roll: Roll): Goal {
  const kinds = ['chain', 'colors', 'puyos', 'places', 'connected', 'totalColors', 'totalPuyos'] as const;
  const kind = kinds[roll(kinds.length)];
  const value =
    { chain: 1, colors: 1, puyos: 4, places: 1, connected: 4, totalColors: 1, totalPuyos: 4 }[kind] + roll(3);
  const color = kind === 'puyos' || kind === 'connected' || kind === 'places' || kind === 'totalPuyos' ? roll(8) : 0;
  const clear = roll(3) === 0 ? roll(8) : null;
  if (roll(6) === 0) return { count: null, clear: roll(8) };
  return { count: { kind, atLeast: roll(2) === 0, value, color }, clear };
}

describe('the answers are those of the rules alone', () => {
  it.each([
    ['plain', () => new PlainKernel()],
    ['SIMD', () => new SimdKernel()],
  ])('on random fields, with the %s kernel', (_, open) => {
    for (let seed = 1; seed <= 60; seed++) {
      const roll = diceFrom(seed);
      const pair = (): Nazo['steps'][number] => ({ kind: 'pair', pair: { axis: 1 + roll(4), child: 1 + roll(4) } });
      const garbage = { kind: 'garbage' as const, counts: Array.from({ length: 6 }, () => roll(3)) };
      const { board } = traceChain(randomBoard(roll, 4), tsu);
      const nazo: Nazo = {
        board,
        steps: [pair(), ...(roll(4) === 0 ? [garbage] : []), pair()],
        goal: randomGoal(roll),
      };
      const found = solveNazo(nazo, 1_000_000, open()).solutions.map((moves) => JSON.stringify(moves));
      expect({ seed, found }).toEqual({ seed, found: answersByRules(nazo) });
    }
  });
});

it('stops if there are more answers than asked for', () => {
  const nazo: Nazo = { board: parseBoard('RRR...'), steps: pairsIn('RG RG'), goal: count('chain', 1) };
  const { solutions, capped } = solveNazo(nazo, 3);
  expect([solutions.length, capped]).toEqual([3, true]);
  const all = solveNazo(nazo, 1000);
  expect([all.solutions.length > 3, all.capped]).toEqual([true, false]);
});

it('counts a color that is not there as cleared', () => {
  const nazo: Nazo = { board: parseBoard('RRR...'), steps: pairsIn('GB GB'), goal: { count: null, clear: 4 } };
  expect(solveNazo(nazo, 100).solutions).toEqual(expect.arrayContaining([[{ col: 0, rot: 0 }]]));
  expect(solveNazo(nazo, 100).solutions).toHaveLength(22);
});

it('pops groups that the field already holds', () => {
  const nazo: Nazo = { board: parseBoard('GGGG..'), steps: pairsIn('RB'), goal: count('chain', 1) };
  expect(solveNazo(nazo, 100).solutions).toHaveLength(22);
});

it('refuses more than six pairs', () => {
  const nazo: Nazo = { board: parseBoard('R'), steps: pairsIn('RG RG RG RG RG RG RG'), goal: count('chain', 1) };
  expect(() => solveNazo(nazo, 1)).toThrow('a puzzle has at most 6 pairs, not 7');
});

describe('a puzzle of a link', () => {
  it('has a goal and no unknown cells', () => {
    expect(puzzleIn(readLink('simu/pn.html?1_q1__u04')).steps).toHaveLength(1);
    expect(() => puzzleIn(readLink('simu/ps.html?1_q1'))).toThrow('the link has no goal');
    expect(() => puzzleIn(readLink('simu/pn.html?7_q1__u04'))).toThrow('cannot be played here');
  });
});
