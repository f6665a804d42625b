import { duel } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, COLS, lossCells, OJAMA, parseBoard } from './board.ts';
import { puyo } from './game.ts';
import { drawColumns, dropGarbage, pairsUntilRow, targetAt } from './garbage.ts';
import { type Attacking, RULES } from './rules.ts';
import { draw, given, only, pairOf, type Played, press, resolved, spawned, stack, until } from './drawn.testing.ts';
import type { State } from './state.ts';

const TSU = { rules: 'tsu', pairs: 'RR' } as const;

/** Plays a turn whose pair, set down in column 3, completes what is drawn. */
function turn(board: string, over: Partial<State>, pairs = 'RR'): Played {
  const start = { ...spawned(given(board, { ...TSU, pairs })), ...over };
  return resolved({ ...start, pair: { ...pairOf(start), row: 0, col: 3 } });
}

describe('P9.1 points', () => {
  it('turn into one ojama for every 70, the remainder is carried', () => {
    const first = turn('.RR..O', { unspent: 0 });
    expect([only(first.events, 'sent'), first.state.unspent]).toEqual([[], 41]);
    const second = turn('.RR..O', { unspent: 41 });
    expect([only(second.events, 'sent'), second.state.unspent]).toEqual([[{ kind: 'sent', amount: 1 }], 12]);
  });

  it('send nothing and cancel nothing under classic', () => {
    const start = spawned(given('.RR..O', { rules: 'classic', pairs: 'RR' }));
    const { state, events } = resolved({
      ...start,
      unspent: 0,
      pair: { ...pairOf(start), row: 0, col: 3 },
    });
    expect([state.score, state.unspent]).toEqual([40, 0]);
    expect([only(events, 'sent'), only(events, 'offset')]).toEqual([[], []]);
  });
});

describe('P9.2 points for dropping', () => {
  it('count toward ojama with the next link', () => {
    const start = spawned(given('', TSU));
    const dropped = resolved(start, 'v');
    expect(dropped.state.unspent).toBe(dropped.state.score);
    expect(dropped.state.score).toBe(12);
    expect(only(dropped.events, 'sent')).toEqual([]);
  });
});

describe('P9.3 offset', () => {
  it('takes from what is pending, then from what is queued, and sends the rest', () => {
    const { state, events } = turn('.RR..O', { unspent: 4 * 70 - 41, pending: 1, queued: 2 });
    expect(only(events, 'offset')).toEqual([{ kind: 'offset', amount: 3 }]);
    expect(only(events, 'sent')).toEqual([{ kind: 'sent', amount: 1 }]);
    expect([state.pending, state.queued]).toEqual([0, 0]);
  });

  it('leaves the rest of both where it was', () => {
    const few = turn('.RR..O', { unspent: 70, pending: 5, queued: 0 });
    expect([few.state.pending, only(few.events, 'garbage')]).toEqual([4, []]);
  });
});

describe('P9.4 what a running chain sends', () => {
  it('is pending until the chain has ended, then queued', () => {
    const match = duel(puyo);
    const start = spawned(given('.G....\n.GG...\nGRR..O', TSU));
    const attacker = {
      ...start,
      unspent: 700,
      pair: { ...pairOf(start), row: 0, col: 3 },
    };
    let state: ReturnType<typeof match.start> = { boards: [attacker, { ...start, gravity: 10_000 }] };
    const waits: [number, number][] = [];
    for (let tick = 0; tick < 300; tick++) {
      ({ state } = match.step(state, [0, 0]));
      waits.push([state.boards[1].pending, state.boards[1].queued]);
    }
    const seen = [...new Set(waits.map(String))];
    expect(seen).toEqual(['0,0', '10,0', '0,15']);
  });
});

describe('P9.5 queued ojama', () => {
  it('falls at the end of the turn, after its own chain', () => {
    const { state, events } = turn('.RR..O', { queued: 6 });
    expect(events.map(({ kind }) => kind)).toEqual(['landed', 'locked', 'found', 'popped', 'ended', 'garbage']);
    expect(draw(state)).toBe('.....O\nOOOOOO');
  });

  it('falls 30 at the most; the rest waits', () => {
    const { state } = turn('......', { queued: 44 });
    expect([state.queued, state.board.filter((cell) => cell === OJAMA).length]).toEqual([14, 30]);
  });
});

describe('P9.6 ojama', () => {
  const fall = (amount: number, misc: number): number[] => {
    const { columns } = drawColumns(amount, { pieces: 0, misc }, undefined);
    const { board } = dropGarbage(stack([0, 0, 0, 0, 0, 0]), amount, RULES.tsu, columns);
    return Array.from({ length: COLS }, (_, col) => board.filter((cell, i) => cell !== 0 && i % COLS === col).length);
  };

  it('falls in full rows first', () => {
    expect(fall(18, 1)).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('puts the remainder into different columns', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 30 }), (misc, amount) => {
        const heights = fall(amount, misc);
        expect(heights.reduce((a, b) => a + b)).toBe(amount);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('draws each column as often', () => {
    const columns: number[] = [];
    for (let i = 0, misc = 5; i < 6000; i++) {
      const drawn = drawColumns(1, { pieces: 0, misc }, undefined);
      misc = drawn.misc;
      columns.push(...drawn.columns);
    }
    for (let col = 0; col < COLS; col++) {
      expect(Math.abs(columns.filter((drawn) => drawn === col).length - 1000)).toBeLessThan(150);
    }
  });
});

describe('P9.7 ojama above row 12', () => {
  it('vanishes', () => {
    const { board, falls } = dropGarbage(stack([13, 12, 11, 0, 0, 0]), 12, RULES.tsu, []);
    expect([at(13, 0), at(12, 1), at(13, 1), at(12, 2), at(13, 2)].map((i) => board[i])).toEqual([0, 6, 0, 6, 0]);
    expect(falls.filter(({ col }) => col < 3).map(({ col, to }) => [col, to])).toEqual([
      [1, 12],
      [2, 11],
      [2, 12],
    ]);
  });

  it('does not push on what is kept in row 13', () => {
    const kept = parseBoard(`P.....\n${'......\n'.repeat(13)}`);
    expect(dropGarbage(kept, 84, RULES.tsu, []).board[at(13, 0)]).toBe(5);
  });
});

describe('P9.9 the fall of ojama', () => {
  /** Ticks until `queued` ojama have fallen onto a board of even height and rest. */
  const ticks = (rules: 'classic' | 'tsu', queued: number, height: number): number => {
    const board = stack([height, height, height, height, height, height]);
    const ended = { ...given('', { rules }), board, queued, phase: 'settle' as const, timer: 1 };
    return press(ended, '.').state.timer;
  };

  it('takes the time of a free fall and, under tsu, longer to land the more it is', () => {
    const landings = [1, 5, 6, 18, 19, 30].map((queued) => ticks('tsu', queued, 4) - 42);
    expect(landings).toEqual([8, 8, 24, 24, 32, 32]);
    expect([0, 2, 4, 8, 10].map((height) => ticks('tsu', 1, height) - 8)).toEqual([50, 46, 42, 32, 24]);
  });

  it('takes as long as any other fall under classic', () => {
    expect([1, 6, 30].map((queued) => ticks('classic', queued, 2))).toEqual([7, 7, 7]);
  });
});

describe('P9.8 margin time', () => {
  const tsu = RULES.tsu.attack as Attacking;

  it('lowers the target after 96 s and then every 16 s, never below 1', () => {
    const series = Array.from({ length: 16 }, (_, i) => targetAt(tsu, (96 + 16 * i) * 60));
    expect([targetAt(tsu, 0), targetAt(tsu, 96 * 60 - 1)]).toEqual([70, 70]);
    expect(series).toEqual([52, 35, 26, 17, 13, 8, 6, 4, 3, 2, 1, 1, 1, 1, 1, 1]);
    expect(targetAt(tsu, (96 + 16) * 60 - 1)).toBe(52);
  });

  it('counts from the first tick of the game', () => {
    const { events } = turn('.RR..O', { ticks: 96 * 60, unspent: 12 });
    expect(only(events, 'sent')).toEqual([{ kind: 'sent', amount: 1 }]);
  });
});

describe('P10.1 Survival', () => {
  it.each(['classic', 'tsu'] as const)(
    'sends a row after 8 pairs, then 7, 6, 5, 4, then every 3, under %s',
    (rules) => {
      const waits: number[] = [];
      let state = given('', { rules, mode: 'survival' });
      let pairs = 0;
      while (waits.length < 8) {
        const played = resolved(spawned({ ...state, board: state.board.map(() => 0) }), 'v');
        state = { ...played.state, phase: 'spawn', timer: 1 };
        pairs++;
        if (only(played.events, 'garbage').length === 0) continue;
        expect(only(played.events, 'garbage')[0]?.falls).toHaveLength(6);
        waits.push(pairs);
        pairs = 0;
      }
      expect(waits).toEqual([8, 7, 6, 5, 4, 3, 3, 3]);
    },
  );

  it.each(['classic', 'tsu'] as const)('counts the pairs until then down to the one in hand, under %s', (rules) => {
    let state = given('', { rules, mode: 'survival' });
    const counts: (number | null)[] = [];
    for (let i = 0; i < 16; i++) {
      const start = spawned({ ...state, board: state.board.map(() => 0) });
      counts.push(pairsUntilRow(start));
      const played = resolved(start, 'v');
      expect(only(played.events, 'garbage')).toHaveLength(counts[i] === 1 ? 1 : 0);
      state = { ...played.state, phase: 'spawn', timer: 1 };
    }
    expect(counts).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 6]);
    expect(pairsUntilRow(given('', { rules }))).toBe(null);
  });

  it('sends nothing in Endless', () => {
    let state = given('', { rules: 'classic' });
    for (let i = 0; i < 20; i++) {
      const played = resolved(spawned({ ...state, board: state.board.map(() => 0) }), 'v');
      expect(only(played.events, 'garbage')).toEqual([]);
      state = { ...played.state, phase: 'spawn', timer: 1 };
    }
  });
});

describe('P1.3 losing', () => {
  it('under classic is a new pair without room', () => {
    const full = stack([0, 0, 12, 0, 0, 0]);
    const free = until({ ...given('', { rules: 'classic' }), board: full }, ({ state }) => state.phase !== 'spawn');
    expect(free.state.phase).toBe('fall');
    const taken = press({ ...given('', { rules: 'classic' }), board: stack([0, 0, 13, 0, 0, 0]) }, '.');
    expect([taken.state.phase, taken.events]).toEqual(['over', [{ kind: 'over' }]]);
    expect(puyo.result(taken.state)).toEqual([{ outcome: 'lost', score: 0 }]);
  });

  it('under tsu is cell (11, 2) taken once the turn has resolved', () => {
    const end = (height: number, queued: number): State => {
      const start = { ...spawned(given('', TSU)), board: stack([0, 0, height, 0, 0, 0]), queued };
      return resolved({ ...start, pair: { ...pairOf(start), row: 0, col: 5 } }).state;
    };
    expect(end(11, 0).phase).toBe('spawn');
    expect(end(12, 0).phase).toBe('over');
    expect(end(11, 6).phase).toBe('over');
  });

  it('under tsu is not (11, 2) taken while a chain still runs', () => {
    const board = stack([0, 0, 12, 0, 0, 0]).map((cell, i) => (i === 2 || i === 8 || i === 14 || i === 20 ? 1 : cell));
    const start = { ...spawned(given('', TSU)), board };
    const { state } = resolved({ ...start, pair: { ...pairOf(start), row: 0, col: 5 } });
    expect(state.phase).toBe('spawn');
  });

  it('is an event with its cells', () => {
    expect(lossCells(RULES.classic)).toEqual([
      { row: 12, col: 2 },
      { row: 13, col: 2 },
    ]);
    expect(lossCells(RULES.tsu)).toEqual([{ row: 11, col: 2 }]);
  });

  it('is a new pair without room under any options', () => {
    const kept = parseBoard(`..P...\n${'......\n'.repeat(13)}`);
    const { state } = press(
      { ...given('', { rules: 'tsu', options: { spawnRow: 12, spawnTicks: 1 } }), board: kept },
      '.',
    );
    expect(state.phase).toBe('over');
  });

  it('ends the game for good', () => {
    const over = press({ ...given('', { rules: 'classic' }), board: stack([0, 0, 14, 0, 0, 0]) }, '.').state;
    expect(puyo.step(over, [0]).state).toBe(over);
  });
});
