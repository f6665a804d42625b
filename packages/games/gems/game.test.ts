import { hash, Session, verify, duel } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze } from '../falling/drawn.testing.ts';
import { at, COLS, EMPTY, ROWS } from './board.ts';
import { gems } from './game.ts';
import { countDown } from './garbage.ts';
import { PATTERN_NAMES } from './pattern.ts';
import { type Resolved, resolveField } from './resolve.ts';
import { only, pairOf, spawned, stack } from './drawn.testing.ts';
import { settle } from './settle.ts';
import { parseSetup } from './setup.ts';
import { type Event, MODES, type Setup, type State } from './state.ts';

/** Any setup that can be chosen. */
const setups: fc.Arbitrary<Setup> = fc.record({
  rules: fc.constantFrom('classic', 'arcade'),
  mode: fc.constantFrom(...MODES),
  pattern: fc.constantFrom(...PATTERN_NAMES),
});
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
/** Mostly nothing, often a drop, now and then anything at all. */
const inputs = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.constant(16) },
    { weight: 3, arbitrary: fc.constantFrom(1, 2, 4, 8) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 63 }) },
  ),
  { minLength: 200, maxLength: 1500 },
);
const runs = { numRuns: 40 };

/** A game under attack now and then, so that counter gems are about. */
function step(state: State, input: number): ReturnType<typeof gems.step> {
  const attack = { amount: 5, settled: true, detail: [state.ticks % 6] };
  return gems.step(state.ticks % 150 === 149 ? gems.receive(state, attack) : state, [input]);
}

describe('any game', () => {
  it('never changes an old state, survives JSON, and leaves nothing in the air at rest', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        let state = freeze(gems.start(setup, seed));
        for (const input of presses) {
          state = freeze(step(state, input).state);
          if (state.phase === 'spawn' || state.phase === 'fall') expect(settle(state, state.rules).falls).toEqual([]);
          if (state.rules.slabs === null && state.phase === 'spawn') expectNoHole(state);
        }
        expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
      }),
      runs,
    );
  });

  it('plays out the same from its replay', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        const session = new Session(gems, setup, seed);
        for (const input of presses) session.advance([input]);
        expect(verify(gems, session.replay())).toMatchObject({ ok: true, ticks: session.ticks });
      }),
      runs,
    );
  });

  it('scores every turn as resolving its board at once does', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        let state = gems.start(setup, seed);
        let expected: Resolved | undefined;
        let told: Event[] = [];
        for (const input of presses) {
          const before = state;
          const { state: after, events } = step(state, input);
          state = after;
          const [locked] = only(events, 'locked');
          if (locked) [expected, told] = [resolveLocked(before, after, locked.cells), []];
          told.push(...events);
          if (!expected || only(events, 'ended').length === 0) continue;
          expect(only(told, 'broke').map(({ link }) => link)).toEqual(expected.links);
          expect([only(told, 'tech').length > 0, only(told, 'allClear').length > 0]).toEqual([
            expected.techs > 0,
            expected.allClear,
          ]);
        }
      }),
      runs,
    );
  });
});

function expectNoHole({ board }: State): void {
  for (let row = 1; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++) {
      if (board[at(row, col)] !== EMPTY) expect(board[at(row - 1, col)]).not.toBe(EMPTY);
    }
  }
}

/** The board with the piece in it, as it was when it locked, played out at once. */
function resolveLocked(before: State, after: State, cells: readonly [number, number]): Resolved {
  const board = [...countDown(before.board)];
  const { axis, child } = pairOf({ pair: before.pair ?? after.pair });
  [board[cells[0]], board[cells[1]]] = [axis, child];
  return resolveField({ board, slabs: before.slabs }, before.rules);
}

describe('G11.1 Endless', () => {
  it('is played until it is lost', () => {
    const session = new Session(gems, parseSetup({ rules: 'classic' }), 4);
    while (session.result === undefined) session.advance([16]);
    expect(session.result).toMatchObject([{ outcome: 'lost' }]);
    expect(session.state.ending).toBe('blocked');
  });
});

describe('G11.2 Timed', () => {
  const start = (mode: 'timed2' | 'timed3', over: Partial<State>): State => ({
    ...spawned(gems.start({ rules: 'classic', mode, pattern: 'pillars' }, 4)),
    ...over,
  });

  it.each([
    ['timed2', 7200],
    ['timed3', 10_800],
  ] as const)('%s ends after %i ticks while a piece is in hand, and is won', (mode, ticks) => {
    const before = gems.step(start(mode, { ticks: ticks - 2, score: 70 }), [0]);
    expect([before.state.ticks, gems.result(before.state)]).toEqual([ticks - 1, undefined]);
    const { state, events } = gems.step(before.state, [0]);
    expect([events, gems.result(state)]).toEqual([[{ kind: 'over', ending: 'time' }], [{ outcome: 'won', score: 70 }]]);
  });

  it('finishes what is being resolved', () => {
    const held = start('timed2', { ticks: 7195, board: [1, ...stack([0, 0, 0, 0, 0, 1]).slice(1)] });
    let state: State = {
      ...held,
      pair: { ...pairOf(held), axis: 5, child: 2, row: 0, col: 1, hang: 0, groundings: 8 },
    };
    for (let tick = 0; tick < 10; tick++) ({ state } = gems.step(state, [0]));
    expect([state.ticks, state.phase]).toEqual([7205, 'clear']);
    while (gems.result(state) === undefined) ({ state } = gems.step(state, [0]));
    expect(gems.result(state)).toEqual([{ outcome: 'won', score: 20 }]);
    expect(state.pairs).toBe(1);
  });

  it('can be lost before', () => {
    const state = gems.start({ rules: 'classic', mode: 'timed2', pattern: 'pillars' }, 4);
    const blocked = gems.step({ ...state, board: stack([0, 0, 0, 12, 0, 0]) }, [0]).state;
    expect(gems.result(blocked)).toMatchObject([{ outcome: 'lost' }]);
  });
});

describe('a match', () => {
  it('verifies, is lost by the board that tops out first, and keeps both scores', () => {
    const match = duel(gems);
    const session = new Session(match, parseSetup({ rules: 'arcade', pattern: 'stairs' }), 4);
    while (session.result === undefined) session.advance([16, 0]);
    expect(session.result.map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
    expect(verify(match, session.replay())).toMatchObject({ ok: true, result: session.result });
  });
});

describe('a setup', () => {
  it('fills in what may be left out', () => {
    expect(parseSetup({ rules: 'arcade' })).toEqual({ rules: 'arcade', mode: 'endless', pattern: 'pillars' });
  });

  it.each([
    [null, 'the setup must be an object'],
    [{}, 'rules is missing: it must be classic or arcade'],
    [{ rules: 'tsu' }, 'rules must be classic or arcade, not "tsu"'],
    [{ rules: 'classic', mode: 'zen' }, 'mode must be endless, timed2 or timed3, not "zen"'],
    [{ rules: 'classic', pattern: 'x' }, 'pattern must be pillars, strata, quilt, mirror, stairs or slant, not "x"'],
    [{ rules: 'classic', colors: 4 }, 'the setup has an unknown key "colors"'],
    [
      { rules: 'classic', options: { gravity: 1 } },
      'options has an unknown key "gravity": use hardDrop, softDropScore',
    ],
    [
      { rules: 'classic', options: { crashOdds: [0, 1, 1] } },
      'options.crashOdds must be three numbers, the first at least 1, not [0, 1, 1]',
    ],
    [
      { rules: 'classic', options: { slabs: { rows: 1 } } },
      'options.slabs.rows must be a whole number from 2 to 13, not 1',
    ],
  ])('%j is refused', (raw, message) => {
    expect(() => parseSetup(raw)).toThrow(message);
  });

  it('takes every option of both rulesets as it is', () => {
    for (const rules of ['classic', 'arcade'] as const) {
      const { rules: options } = gems.start(parseSetup({ rules }), 1);
      expect(parseSetup({ rules, options }).options).toEqual(options);
    }
  });
});
