import { describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import { parseBoard } from './board.ts';
import type { Nazo, NazoStep } from './goal.ts';
import { drawing, draw } from './drawn.testing.ts';

const RED_GREEN: NazoStep = { kind: 'pair', pair: { axis: 1, child: 2 } };
const OJAMA: NazoStep = { kind: 'garbage', counts: [0, 0, 0, 0, 1, 1] };

/** Completes both groups, one link after the other. */
const SOLVES = { col: 2, rot: 1 };
const AWAY = { col: 5, rot: 0 };

/** Two links are wanted, which the right placement fires. */
function nazo(steps: readonly NazoStep[], board = 'GGG...\nRRRG..'): Nazo {
  const count = { kind: 'chain', value: 2, color: 0, atLeast: false } as const;
  return { board: parseBoard(board), steps, goal: { count, clear: null } };
}

describe('an attempt at a puzzle', () => {
  it('begins with nothing done, on a board at rest', () => {
    const begun = attempt(nazo([RED_GREEN], 'GGG...\n......\nRRRG..'), []);
    expect(begun).toMatchObject({ index: 0, links: 0, score: 0, outcome: 'open' });
    expect(draw({ ...begun, pair: null })).toBe(drawing('GGG...\nRRRG..'));
  });

  it('is solved by the placement that meets the goal', () => {
    expect(attempt(nazo([RED_GREEN]), [SOLVES])).toMatchObject({ index: 1, links: 2, outcome: 'solved' });
    const { score } = attempt(nazo([RED_GREEN, RED_GREEN]), [AWAY, SOLVES]);
    expect(score).toBe(10 * 5 * 2 + 10 * 4 * 8);
  });

  it('is missed when no pair is left', () => {
    expect(attempt(nazo([RED_GREEN]), [AWAY])).toMatchObject({ index: 1, links: 0, outcome: 'missed' });
    expect(attempt(nazo([RED_GREEN, RED_GREEN]), [AWAY]).outcome).toBe('open');
  });

  it('is missed when the spawn cell is taken, with pairs left', () => {
    const tower = `${'..Y...\n..B...\n'.repeat(5)}..Y...`;
    const { outcome, index } = attempt(nazo([RED_GREEN, RED_GREEN], tower), [{ col: 2, rot: 0 }]);
    expect({ outcome, index }).toEqual({ outcome: 'missed', index: 1 });
  });

  it('goes on with nothing after its end', () => {
    const steps = [RED_GREEN, RED_GREEN];
    expect(attempt(nazo(steps), [SOLVES, AWAY])).toEqual(attempt(nazo(steps), [SOLVES]));
  });

  it('lets ojama fall by itself, before the first pair and between pairs', () => {
    const begun = attempt(nazo([OJAMA, RED_GREEN]), []);
    expect(begun.index).toBe(1);
    expect(draw({ ...begun, pair: null })).toBe(drawing('GGG...\nRRRGOO'));
    const between = attempt(nazo([RED_GREEN, OJAMA, OJAMA, RED_GREEN]), [AWAY]);
    expect(between).toMatchObject({ index: 3, outcome: 'open' });
    expect(attempt(nazo([RED_GREEN, OJAMA]), [AWAY])).toMatchObject({ index: 2, outcome: 'missed' });
  });
});
