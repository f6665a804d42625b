import { duel } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { at, COLS, countOf, EMPTY_BOARD, isCounter, letterOf, parseBoard } from './board.ts';
import { gems } from './game.ts';
import { amountOf, defense, dropGarbage, exchange, ORDER_COUNT } from './garbage.ts';
import { colorIn, PATTERN_NAMES, type PatternName } from './pattern.ts';
import { type Attacking, RULES } from './rules.ts';
import { draw, drawing, given, held, only, pairOf, type Played, resolved, stack, turnOf } from './drawn.testing.ts';
import type { State } from './state.ts';

const ARCADE = { rules: 'arcade', piece: 'rB' } as const;
const ATTACK = RULES.arcade.attack as Attacking;

/** A turn whose crash gem lands beside three red gems: 420 points. */
function four(over: Partial<State> = {}, pattern: PatternName = 'pillars'): Played {
  return turnOf('RRR..G', 3, { ...ARCADE, pattern }, over);
}

const sentBy = ({ events }: Played): number[] => only(events, 'sent').map(({ amount }) => amount);

describe('G10.1 points', () => {
  it('send one counter gem for every 100; the rest is lost', () => {
    expect(sentBy(four())).toEqual([4]);
    expect([399, 400, 499].map((points) => amountOf(points, ATTACK, 0))).toEqual([3, 4, 4]);
  });

  it('send nothing under classic', () => {
    expect(sentBy(turnOf('RRR..G', 3, { rules: 'classic', piece: 'rB' }))).toEqual([]);
    const state = given('', { rules: 'classic' });
    expect(gems.receive(state, { amount: 6, settled: true, detail: [0] }).queued).toBe(0);
  });

  it('of a tech bonus send nothing', () => {
    expect(sentBy(turnOf('RG...G', 3, { rules: 'arcade', piece: '0Y' }))).toEqual([]);
  });
});

describe('G10.2 margin time', () => {
  it('adds a tenth after 75 s and then every 30 s, twelve times', () => {
    const at = (seconds: number): number => amountOf(1000, ATTACK, seconds * 60);
    expect([0, 74, 75, 104, 105, 135].map(at)).toEqual([10, 10, 11, 11, 12, 13]);
    expect([404, 405, 435, 4000].map(at)).toEqual([21, 22, 22, 22]);
    expect(amountOf(1000, ATTACK, 75 * 60 - 1)).toBe(10);
  });

  it('counts from the first tick of the game', () => {
    expect(sentBy(four({ ticks: 200 * 60, queued: 0 }))).toEqual([6]);
  });
});

describe('G10.3 offset', () => {
  const meet = (amount: number, pending: number, queued: number) =>
    exchange({ ...given('', ARCADE), pending, queued }, amount);

  it('of a larger attack cancels all and sends the difference', () => {
    expect(meet(10, 1, 3)).toEqual({ offset: 4, sent: 6, pending: 0, queued: 0, weakened: false });
  });

  it('of one that is not larger cancels a part, pending first', () => {
    expect(meet(8, 3, 10)).toEqual({ offset: 4, sent: 0, pending: 0, queued: 9, weakened: true });
    expect(meet(8, 8, 0)).toMatchObject({ offset: 4, sent: 0, pending: 4 });
    expect(meet(1, 5, 0)).toMatchObject({ offset: 0, pending: 5, weakened: false });
  });

  it('never cancels more than there is', () => {
    expect(meet(40, 0, 41)).toMatchObject({ offset: 41, sent: 0, queued: 0, weakened: false });
  });

  it('weighs more the larger the attack', () => {
    const series = [1, 2, 8, 11, 12, 16, 17, 18, 23, 24, 29, 30, 40, 60];
    expect(series.map(defense)).toEqual([0, 1, 4, 5, 8, 12, 12, 15, 15, 24, 24, 28, 42, 56]);
  });

  it('happens with every link', () => {
    const { events, state } = four({ queued: 6 });
    expect(only(events, 'offset')).toEqual([{ kind: 'offset', amount: 2 }]);
    expect(only(events, 'garbage')[0]?.falls).toHaveLength(4);
    expect([state.queued, state.weakened]).toEqual([0, false]);
  });
});

describe('G10.4 after 180 s', () => {
  it('nothing is offset', () => {
    const late = (ticks: number) => exchange({ ...given('', ARCADE), queued: 4, ticks }, 10);
    expect(late(180 * 60 - 1)).toMatchObject({ offset: 4, sent: 6 });
    expect(late(180 * 60)).toMatchObject({ offset: 0, sent: 10, queued: 4 });
  });
});

describe('G10.5 what a running chain sends', () => {
  it('is pending until its turn has ended, then queued', () => {
    const match = duel(gems);
    const attacker = held('..g...\n.GR..Y', 0, { rules: 'arcade', piece: 'rB' }, { col: 3, groundings: 8 });
    let state: ReturnType<typeof match.start> = { boards: [attacker, { ...attacker, gravity: 10_000, timer: 10_000 }] };
    state = { boards: [state.boards[0], { ...state.boards[1], pair: { ...pairOf(attacker), row: 9, groundings: 0 } }] };
    const seen = new Set<string>();
    for (let tick = 0; tick < 200; tick++) {
      ({ state } = match.step(state, [0, 0]));
      seen.add(`${state.boards[1].pending},${state.boards[1].queued}`);
    }
    expect([...seen]).toEqual(['0,0', '2,0', '6,0', '0,6']);
  });

  it('is no more than 250', () => {
    const state = { ...given('', ARCADE), queued: 200 };
    expect(gems.receive(state, { amount: 90, settled: false, detail: [1] })).toMatchObject({
      pending: 50,
      queued: 200,
    });
    expect(gems.receive(state, { amount: 90, settled: true, detail: [1] })).toMatchObject({ pending: 0, queued: 250 });
  });
});

describe('G10.6 queued counter gems', () => {
  const heights = (queued: number, order: number): number[] => {
    const { board } = dropGarbage({ ...given('', ARCADE), queued, order });
    return Array.from({ length: COLS }, (_, col) => board.filter((cell, i) => cell !== 0 && i % COLS === col).length);
  };

  it('fall at the end of a turn, after its own chain', () => {
    const { events, state } = four({ queued: 12 });
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['ended', 'garbage']);
    expect(state.board.filter(isCounter)).toHaveLength(10);
  });

  it('fall in full rows first', () => {
    expect(heights(12, 0)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('take different columns with the rest, the alley last, in eight orders', () => {
    const orders = Array.from({ length: ORDER_COUNT }, (_, order) => order);
    expect(new Set(orders.map((order) => [1, 2, 3, 4, 5].map((n) => heights(n, order)).join(' '))).size).toBe(8);
    for (const order of orders) {
      expect(heights(5, order)).toEqual([1, 1, 1, 0, 1, 1]);
      expect(heights(3, order).reduce((a, b) => a + b)).toBe(3);
    }
  });

  it('take an order that is drawn for each game', () => {
    const drawn = Array.from({ length: 100 }, (_, seed) => given('', { ...ARCADE, seed }).order);
    expect(new Set(drawn).size).toBe(8);
  });

  it('are in an event with where they land', () => {
    const { falls } = dropGarbage({ ...given('..R...\n..R...', ARCADE), queued: 6 });
    expect(falls.find(({ col }) => col === 2)).toMatchObject({ from: 13, to: 2, ticks: 9 });
  });
});

describe('G10.7 counter gems without room', () => {
  it('vanish', () => {
    const { board, falls } = dropGarbage({ ...given('', ARCADE), board: stack([12, 11, 0, 12, 0, 0]), queued: 12 });
    expect(falls.filter(({ col }) => col === 0)).toEqual([]);
    expect(falls.filter(({ col }) => col === 1).map(({ to }) => to)).toEqual([11]);
    expect(board[at(12, 1)]).toBe(0);
  });
});

describe('G10.8 a counter gem', () => {
  const arrive = (weakened: boolean): number[] => {
    const { board } = dropGarbage({ ...given('', ARCADE), queued: 6, weakened });
    return [...new Set(board.filter(isCounter).map(countOf))];
  };

  it('counts from 5, and from 3 after a part of its attack was offset', () => {
    expect([arrive(false), arrive(true)]).toEqual([[5], [3]]);
    expect(four({ queued: 6 }).state.board.filter(isCounter).map(countOf)).toEqual([3, 3, 3, 3]);
  });

  it('counts down with each piece that locks', () => {
    const { state } = turnOf('FLQWED', 0, { rules: 'arcade', piece: 'RB' });
    expect(draw(state)).toBe(drawing('B.....\nR.....\nEKPVDC'));
  });

  it('is a normal gem at 0', () => {
    const { state } = turnOf('AHMS..', 5, { rules: 'arcade', piece: 'RB' });
    expect(draw(state)).toBe(drawing('.....B\nRGBY.R'));
  });

  it('that turns normal sets off a waiting crash gem at once', () => {
    const { events } = turnOf('Ar...Y', 4, { rules: 'arcade', piece: 'GB' });
    expect(only(events, 'broke')).toMatchObject([{ link: { normal: 1, crash: 1, counter: 0 } }]);
  });

  it('does not count the piece that brought it down', () => {
    const { state } = turnOf('......', 0, { rules: 'arcade', piece: 'RB' }, { queued: 6 });
    expect(state.board.filter(isCounter).map(countOf)).toEqual([5, 5, 5, 5, 5, 5]);
  });
});

describe('G10.9 patterns', () => {
  const color = (name: PatternName, row: number, col: number): string => letterOf(colorIn(name, row, col));
  const cells = Array.from({ length: 8 * COLS }, (_, i) => [Math.floor(i / COLS), i % COLS] as const);

  /** The cell that has the same color as this one, in a pattern of that kind. */
  const KINDS: Readonly<Record<PatternName, (row: number, col: number) => readonly [number, number]>> = {
    pillars: (row, col) => [row + 1, col],
    strata: (row, col) => [row, col + 1],
    quilt: (row, col) => [row % 2 === 0 ? row + 1 : row - 1, col % 2 === 0 ? col + 1 : col - 1],
    mirror: (row, col) => [row, COLS - 1 - col],
    stairs: (row, col) => [row + 1, col + 1],
    slant: (row, col) => [row + 3, col + 1],
  };

  it.each(PATTERN_NAMES)('%s is of its own kind, and uses all colors', (name) => {
    const kinds = PATTERN_NAMES.filter((kind) =>
      cells.every(([row, col]) => {
        const [r, c] = KINDS[kind](row, col);
        return c >= COLS || color(name, row, col) === color(name, r, c);
      }),
    );
    expect(kinds).toEqual(name === 'strata' ? ['strata', 'mirror'] : [name]);
    expect(new Set(cells.map(([row, col]) => color(name, row, col)))).toEqual(new Set('RGBY'));
  });

  it('color what falls, the first row first', () => {
    const { board } = dropGarbage({ ...given('', { ...ARCADE, pattern: 'strata' }), queued: 12 });
    expect(draw({ board, pair: null })).toBe(drawing('LLLLLL\nFFFFFF'));
  });

  it('come from the sender', () => {
    const { events } = four({}, 'mirror');
    const attack = gems.attack(events);
    expect(attack).toMatchObject({ amount: 4, settled: true, detail: [PATTERN_NAMES.indexOf('mirror')] });
    expect(gems.receive(given('', ARCADE), attack).incoming).toBe('mirror');
  });

  it('of single steps send three quarters', () => {
    expect([sentBy(four({}, 'slant')), sentBy(four({}, 'stairs'))]).toEqual([[3], [4]]);
  });
});

describe('G10.10 an all clear', () => {
  it('sends 6, then 12, then 18', () => {
    const clear = (allClears: number) => sentBy(turnOf('RR....', 2, { rules: 'arcade', piece: 'rR' }, { allClears }));
    expect([0, 1, 2].map(clear)).toEqual([
      [4, 6],
      [4, 12],
      [4, 18],
    ]);
  });

  it('of a diamond alone sends too, and settles', () => {
    const start = held('', 0, { rules: 'arcade', piece: '00' }, { col: 0, groundings: 8 });
    const attack = gems.attack(resolved({ ...start, board: EMPTY_BOARD }).events);
    expect(attack).toMatchObject({ amount: 6, settled: true });
  });
});

describe('a board under attack', () => {
  it('keeps its slabs where they are', () => {
    const start = { ...given('RR....\nRR....', { rules: 'arcade', piece: 'GB' }), queued: 12 };
    const { state } = resolved(start, 'v');
    expect(state.slabs).toEqual([{ col: 0, row: 0, w: 2, h: 2 }]);
    expect(state.board.slice(0, 2)).toEqual(parseBoard('RR').slice(0, 2));
  });
});
