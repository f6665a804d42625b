import { hash, Session, verify, duel } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze } from '../falling/drawn.testing.ts';
import { at, COLS, EMPTY } from './board.ts';
import { puyo } from './game.ts';
import { resolveBoard } from './resolve.ts';
import { given, only, pairOf, until } from './drawn.testing.ts';
import { looseRows } from './settle.ts';
import { parseSetup } from './setup.ts';
import type { Event, Setup, State } from './state.ts';

/** Any setup that can be chosen. */
const setups: fc.Arbitrary<Setup> = fc.record({
  rules: fc.constantFrom('classic', 'tsu'),
  mode: fc.constantFrom('endless', 'survival', 'timed2'),
  colors: fc.integer({ min: 3, max: 5 }),
});
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
/** Mostly nothing, often a drop, now and then anything at all. */
const inputs = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.constant(16) },
    { weight: 3, arbitrary: fc.constantFrom(1, 2, 4, 8) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 63 }) },
  ),
  { minLength: 200, maxLength: 1500 },
);

describe('any game', () => {
  it('never changes an old state, survives JSON, and leaves nothing in the air at rest', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        let state = freeze(puyo.start(setup, seed));
        for (const input of presses) {
          state = freeze(puyo.step(state, [input]).state);
          if (state.phase === 'spawn' || state.phase === 'fall') expectAtRest(state);
        }
        expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
      }),
      { numRuns: 40 },
    );
  });

  it('plays out the same from its replay', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        const session = new Session(puyo, setup, seed);
        for (const input of presses) session.advance([input]);
        expect(verify(puyo, session.replay())).toMatchObject({ ok: true, ticks: session.ticks });
      }),
      { numRuns: 40 },
    );
  });

  it('scores every chain as resolving its board at once does', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        let state = puyo.start(setup, seed);
        let expected: ReturnType<typeof resolveBoard> | undefined;
        let links: Extract<Event, { kind: 'popped' }>[] = [];
        for (const input of presses) {
          const before = state;
          const step = puyo.step(state, [input]);
          state = step.state;
          const [locked] = only(step.events, 'locked');
          if (locked) [expected, links] = [resolveBoard(withPair(before, step.state, locked.cells), state.rules), []];
          links.push(...only(step.events, 'popped'));
          if (!expected || only(step.events, 'ended').length === 0) continue;
          expect(links.map(({ link }) => link)).toEqual(expected.links);
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** The board with the pair in it, as it was when it locked. */
function withPair(before: State, after: State, cells: readonly [number, number]): number[] {
  const board = [...before.board];
  const { axis, child } = pairOf({ pair: before.pair ?? after.pair });
  [board[cells[0]], board[cells[1]]] = [axis, child];
  return board;
}

function expectAtRest({ board, rules }: State): void {
  for (let row = 1; row < looseRows(rules); row++) {
    for (let col = 0; col < COLS; col++) {
      if (board[at(row, col)] !== EMPTY) expect(board[at(row - 1, col)]).not.toBe(EMPTY);
    }
  }
}

describe('a match', () => {
  it('verifies, is lost by the board that tops out first, and keeps both scores', () => {
    const match = duel(puyo);
    const session = new Session(match, parseSetup({ rules: 'tsu' }), 4);
    while (session.result === undefined) session.advance([16, 0]);
    expect(session.result.map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
    expect(session.result[0]?.score).toBeGreaterThan(session.result[1]?.score ?? 0);
    expect(verify(match, session.replay())).toMatchObject({ ok: true, result: session.result });
  });

  it('is a draw when both top out in the same tick', () => {
    const session = new Session(duel(puyo), parseSetup({ rules: 'tsu' }), 4);
    while (session.result === undefined) session.advance([16, 16]);
    expect(session.result.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn']);
  });
});

describe('a setup', () => {
  it('fills in what may be left out', () => {
    expect(parseSetup({ rules: 'tsu' })).toEqual({ rules: 'tsu', mode: 'endless', colors: 4 });
  });

  it.each([
    [null, 'the setup must be an object'],
    [{}, 'rules is missing: it must be classic or tsu'],
    [{ rules: 'toString' }, 'rules must be classic or tsu, not "toString"'],
    [{ rules: 'tsu', mode: 'zen' }, 'mode must be endless, survival or timed2, not "zen"'],
    [{ rules: 'tsu', colors: 6 }, 'colors must be a whole number from 3 to 5, not 6'],
    [{ rules: 'tsu', speed: 1 }, 'the setup has an unknown key "speed"'],
    [{ rules: 'tsu', options: { gravity: 1 } }, 'options has an unknown key "gravity": use hardDrop, softDropScore'],
    [{ rules: 'tsu', options: { popRows: 99 } }, 'options.popRows must be a whole number from 1 to 14, not 99'],
    [
      { rules: 'tsu', options: { attack: { target: 0 } } },
      'options.attack.target must be a whole number from 1 to 1000000, not 0',
    ],
  ])('%j is refused', (raw, message) => {
    expect(() => parseSetup(raw)).toThrow(message);
  });

  it('may change single options', () => {
    const state = until(
      given('', { rules: 'tsu', options: { hardDrop: 7 } }),
      ({ state: { phase } }) => phase === 'fall',
    ).state;
    expect(puyo.step(state, [32]).state.score).toBe(8);
  });
});
