import { Session, duel } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { at, cellOf, type Color, KIND, parseBoard, printBoard } from './board.ts';
import { capsules } from './game.ts';
import { dropGarbage } from './garbage.ts';
import { draw, drawing, given, held, only, type Played, resolved, until } from './drawn.testing.ts';
import { parseSetup } from './setup.ts';
import type { State } from './state.ts';

const NAMES = ['classic', 'nes'] as const;
const sent = ({ events }: Pick<Played, 'events'>): (readonly Color[])[] =>
  only(events, 'sent').map(({ colors }) => colors);

/** A turn that clears these lines: a capsule locks away from them, and they are there. */
function turnWith(drawing: string, rules: 'classic' | 'nes'): Played {
  const state = held('..', { row: 0, col: 6, drop: 1 }, { rules });
  return resolved({ ...state, board: parseBoard(drawing, state.rules.rows) });
}

describe('C10.1 an attack', () => {
  it.each(NAMES)('is what a turn with two lines or more sends under %s', (rules) => {
    expect(sent(turnWith('r*r*r*r*', rules))).toEqual([]);
    expect(sent(turnWith('b*b*b*b*\nr*r*r*r*', rules))).toEqual([[3, 2]]);
    expect(sent(turnWith('....y*\nb*..y*\nb*..y*\nb*..y*\nb*r*r*r*r*', rules))).toEqual([[2, 3, 1]]);
  });

  it.each(NAMES)('counts the lines of all clears, at most four, under %s', (rules) => {
    expect(sent(turnWith('......yv\n......r^\nb*b*b*b*\nr*r*r*', rules))).toEqual([[3, 2]]);
    const five = 'b*b*b*b*\nr*r*r*r*\ny*y*y*y*\nb*b*b*b*\nr*r*r*r*';
    expect(sent(turnWith(five, rules))).toEqual([[3, 2, 1, 3]]);
  });

  it('goes across with its colors', () => {
    const { events } = turnWith('b*b*b*b*\nr*r*r*r*', 'nes');
    expect(capsules.attack(events)).toEqual({ amount: 2, settled: true, detail: [3, 2] });
    expect(capsules.attack([])).toEqual({ amount: 0, settled: false, detail: [] });
  });
});

/** The board at the end of a turn in which these colors arrived, and where they appeared. */
function struck(state: State, colors: readonly Color[]): Played {
  return resolved(capsules.receive(state, { amount: colors.length, settled: true, detail: colors }));
}

const appeared = ({ events }: Played): number[] => only(events, 'garbage').flatMap(({ cells }) => [...cells]);

describe('C10.2 what comes across', () => {
  it.each(NAMES)('appears in the top row, spread by the tick, under %s', (rules) => {
    const columns = (colors: readonly Color[], tick: number): number[] => {
      const state = {
        ...held('..', { row: 0, col: 6, drop: 1 }, { rules, options: { rest: null, lockTicks: 0 } }),
        ticks: tick,
      };
      return appeared(struck(state, colors)).map((cell) => cell - at(state.rules.rows - 1, 0));
    };
    const starts = (colors: readonly Color[]) =>
      [0, 1, 2, 3, 4].map((tick) => columns(colors, tick).join('')).toSorted();
    expect(new Set(starts([1, 2]))).toEqual(new Set(['04', '15', '26', '37']));
    expect(new Set(starts([1, 2, 3]))).toEqual(new Set(['024', '135', '246', '357']));
    expect(new Set(starts([1, 2, 3, 1]))).toEqual(new Set(['0246', '1357']));
  });

  it.each(NAMES)('falls in single halves once its own turn has ended under %s', (rules) => {
    const { state } = struck(held('..', { row: 0, col: 6, drop: 1 }, { rules }), [3, 2]);
    expect(
      state.board.filter((cell) => cell === cellOf(3, KIND.single) || cell === cellOf(2, KIND.single)),
    ).toHaveLength(2);
    expect(state).toMatchObject({ queued: 0, phase: 'spawn' });
  });

  it('C4.8 leaves a capsule across a gap whole under classic', () => {
    const bridge = 'r>b<............\ny*..............';
    const { state } = struck(held(bridge, { row: 0, col: 6, drop: 1 }, { rules: 'classic', capsule: 'yy' }), [3, 2]);
    expect(draw(state.board)).toContain('r>b<');
    const settling = { rules: 'classic', capsule: 'yy', options: { afterLock: 'settle' } } as const;
    const settled = struck(held(bridge, { row: 0, col: 6, drop: 1 }, settling), [3, 2]);
    expect(draw(settled.state.board)).not.toContain('r>b<');
  });

  it('takes the place of what is there, and leaves singles', () => {
    const board = parseBoard(`r>b<r>b<r>b<r>b<${'\n..'.repeat(15)}`, 16);
    const { board: after, cells } = dropGarbage({
      ...given('..', { rules: 'nes' }),
      board,
      queued: 2,
      incoming: [1, 1],
      ticks: 4,
    });
    expect(printBoard(after).split('\n')[0]).toBe('yobor>b<yobor>b<');
    expect(cells).toEqual([at(15, 0), at(15, 4)]);
  });
});

describe('C10.3 what comes across', () => {
  it.each(NAMES)('may clear lines, and these are an attack of their own, under %s', (rules) => {
    const bottle = 'r*r*b*b*r*r*b*b*\n'.repeat(3);
    const played = struck(held(bottle, { row: 3, col: 6, drop: 1 }, { rules, capsule: 'yy' }), [2, 3, 2, 3]);
    expect(only(played.events, 'cleared').map(({ lines, viruses }) => [lines.length, viruses.length])).toEqual([
      [3, 9],
    ]);
    expect(sent(played)).toEqual([[2, 3, 2]]);
  });
});

describe('C10.4 attacks that wait', () => {
  it('add up, and the later colors come first', () => {
    const state = given('..', { rules: 'nes' });
    const hit = (detail: readonly number[], on: State): State =>
      capsules.receive(on, { amount: detail.length, settled: true, detail });
    const twice = hit([1, 1], hit([2, 3, 2], state));
    expect([twice.queued, twice.incoming]).toEqual([5, [1, 1, 2, 3, 2]]);
    const four = hit([3, 3, 3, 3], twice);
    expect([four.queued, four.incoming]).toEqual([9, [3, 3, 3, 3, 1, 1, 2, 3, 2]]);
  });

  it('fall four at most, and the rest is forgotten', () => {
    const state = held('..', { row: 0, col: 6, drop: 1 }, { rules: 'nes' });
    const played = resolved({ ...state, queued: 7, incoming: [1, 2, 3, 1, 2, 2, 2] });
    expect(appeared(played)).toHaveLength(4);
    expect([played.state.queued, played.state.incoming]).toEqual([0, []]);
  });
});

describe('C10.4 two attacks that wait', () => {
  it('fall together in the colors of both', () => {
    const state = held('..', { row: 0, col: 6, drop: 1 }, { rules: 'nes' });
    const hit = (on: State, detail: readonly number[]): State =>
      capsules.receive(on, { amount: detail.length, settled: true, detail });
    const { state: after } = resolved(hit(hit(state, [2, 2]), [3, 3]));
    const singles = after.board.filter((cell) => cell === cellOf(2, KIND.single) || cell === cellOf(3, KIND.single));
    expect(singles.toSorted((a, b) => a - b)).toEqual([6, 6, 7, 7]);
  });
});

describe('C9.5 C7.4 a match', () => {
  it('shows both sides the same stage, and the first to clear it wins', () => {
    const session = new Session(duel(capsules), parseSetup({ rules: 'nes', mode: 'single' }), 4);
    const [first, second] = session.state.boards;
    expect([first.board, first.next]).toEqual([second.board, second.next]);
    const won = until(
      held('y*yoyo', { row: 0, col: 3, drop: 1 }, { rules: 'nes', mode: 'single', capsule: 'yr' }),
      ({ state: { phase } }) => phase === 'over',
    ).state;
    const result = duel(capsules).result({ boards: [won, second] });
    expect(result?.map(({ outcome }) => outcome)).toEqual(['won', 'lost']);
    expect(draw(won.board)).toBe(drawing('........ro......'));
  });
});
