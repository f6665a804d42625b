import { hash, Session, verify, duel } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze } from '../falling/drawn.testing.ts';
import { cellOf, colorOf, KIND, partnerOf, virusesOn } from './board.ts';
import { withCapsule } from './capsule.ts';
import { capsules } from './game.ts';
import { resolveBoard } from './resolve.ts';
import { only, pairOf, press, spawned } from './drawn.testing.ts';
import { settleUncleared } from './settle.ts';
import { parseSetup } from './setup.ts';
import type { Event, Setup, State } from './state.ts';

/** Any setup that can be chosen. */
const setups: fc.Arbitrary<Setup> = fc.record({
  rules: fc.constantFrom('classic', 'nes'),
  mode: fc.constantFrom('stages', 'marathon', 'single'),
  level: fc.integer({ min: 0, max: 20 }),
  speed: fc.constantFrom('low', 'med', 'hi'),
});
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
/** Mostly nothing, often a drop, now and then anything at all. */
const inputs = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 8, arbitrary: fc.constant(16) },
    { weight: 3, arbitrary: fc.constantFrom(1, 2, 4, 8) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 63 }) },
  ),
  { minLength: 200, maxLength: 1500 },
);

/** Nothing waits, so that more happens in as many ticks. */
const HASTE = { rest: null, readyTicks: 0, clearTicks: 1, fallTicks: 1, spawnTicks: { low: 1, med: 1, hi: 1 } };

describe('any game', () => {
  it('never changes an old state, survives JSON, and leaves nothing in the air at rest', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        let state = freeze(capsules.start(setup, seed));
        for (const input of presses) {
          const before = state.phase;
          state = freeze(capsules.step(state, [input]).state);
          if (state.phase !== before && state.phase === 'spawn') expectAtRest(state);
        }
        expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
      }),
      { numRuns: 40 },
    );
  });

  it('plays out the same from its replay', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        const session = new Session(capsules, setup, seed);
        for (const input of presses) session.advance([input]);
        expect(verify(capsules, session.replay())).toMatchObject({ ok: true, ticks: session.ticks });
      }),
      { numRuns: 40 },
    );
  });

  it('clears and scores as resolving its board at once does', () => {
    fc.assert(
      fc.property(setups, seeds, inputs, (setup, seed, presses) => {
        let state = capsules.start({ ...setup, level: 4, options: HASTE }, seed);
        // Few colors, so that lines come about by chance.
        state = { ...state, board: state.board.map((cell) => Math.min(1, cell)) };
        let expected: ReturnType<typeof resolveBoard> | undefined;
        let clears: Extract<Event, { kind: 'cleared' }>[] = [];
        for (const input of presses) {
          const before = state;
          const step = capsules.step(before, [input]);
          state = { ...step.state, next: { axis: 1, child: step.state.pairs % 4 === 0 ? 2 : 1 } };
          const [locked] = only(step.events, 'locked');
          if (locked) [expected, clears] = [resolveBoard(lockedOn(before, locked.cells), state.rules, setup.speed), []];
          clears.push(...only(step.events, 'cleared'));
          if (!expected || only(step.events, 'ended').length === 0 || state.viruses === 0) continue;
          expect(state.board).toEqual(expected.board);
          expect(sum(clears.map(({ points }) => points))).toBe(expected.score);
          expect(sum(clears.map(({ lines }) => lines.length))).toBe(expected.lines);
          expect(sum(clears.map(({ viruses }) => viruses.length))).toBe(expected.viruses);
          expect(clears).toHaveLength(expected.clears);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The board with the capsule in it, as it was when it locked: the last tick may have moved or turned it. */
function lockedOn(before: State, cells: readonly number[]): readonly number[] {
  const pair = pairOf(before);
  const [axis = 0, child] = cells;
  if (child === undefined)
    return before.board.with(axis, cellOf(pair.facing === 2 ? pair.child : pair.axis, KIND.single));
  const facing = [8, 1, -8, -1].indexOf(child - axis);
  return withCapsule(before, { ...pair, facing, row: Math.floor(axis / 8), col: axis % 8 }).board;
}

function expectAtRest({ board, rules, viruses }: State): void {
  expect(settleUncleared(board, rules).falls).toEqual([]);
  expect(sum(virusesOn(board))).toBe(viruses);
  board.forEach((cell, index) => {
    const other = partnerOf(board, index);
    if (other !== index) expect(partnerOf(board, other)).toBe(index);
    expect(cell === 0 || colorOf(cell) > 0).toBe(true);
  });
}

describe('a match', () => {
  it('verifies, and is lost by the board that tops out first', () => {
    const match = duel(capsules);
    const session = new Session(match, parseSetup({ rules: 'nes', mode: 'single' }), 4);
    while (session.result === undefined) session.advance([16, 0]);
    expect(session.result.map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
    expect(verify(match, session.replay())).toMatchObject({ ok: true, result: session.result });
  });

  it('is a draw when both top out in the same tick', () => {
    const session = new Session(duel(capsules), parseSetup({ rules: 'classic' }), 4);
    while (session.result === undefined) session.advance([32, 32]);
    expect(session.result.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn']);
  });
});

describe('a setup', () => {
  it('fills in what may be left out', () => {
    expect(parseSetup({ rules: 'nes' })).toEqual({ rules: 'nes', mode: 'stages', level: 0, speed: 'med' });
  });

  it.each([
    [null, 'the setup must be an object'],
    [{}, 'rules is missing: it must be classic or nes'],
    [{ rules: 'tsu' }, 'rules must be classic or nes, not "tsu"'],
    [{ rules: 'nes', mode: 'zen' }, 'mode must be stages, marathon or single, not "zen"'],
    [{ rules: 'nes', speed: 'fast' }, 'speed must be low, med or hi, not "fast"'],
    [{ rules: 'nes', level: 25 }, 'level must be a whole number from 0 to 24, not 25'],
    [{ rules: 'classic', level: 21 }, 'level under classic must be a whole number from 0 to 20, not 21'],
    [{ rules: 'nes', level: 1.5 }, 'level must be a whole number from 0 to 24, not 1.5'],
    [{ rules: 'nes', colors: 4 }, 'the setup has an unknown key "colors"'],
    [{ rules: 'nes', options: { gravity: 1 } }, 'options has an unknown key "gravity": use hardDrop, softDropScore'],
    [{ rules: 'nes', options: { rows: 99 } }, 'options.rows must be a whole number from 16 to 18, not 99'],
    [
      { rules: 'nes', options: { spawnTicks: { low: 1 } } },
      'options.spawnTicks.med is missing: it must be a whole number from 1 to 100000',
    ],
    [{ rules: 'nes', options: { attack: null } }, 'options.attack must be an object with least, most, not null'],
  ])('%j is refused', (raw, message) => {
    expect(() => parseSetup(raw)).toThrow(message);
  });

  it('may change single options', () => {
    const setup = parseSetup({ rules: 'nes', options: { hardDrop: 7, rest: { ticks: 1, rows: 2, least: 3 } } });
    expect(press(spawned(capsules.start(setup, 1)), '!').state).toMatchObject({ score: 7, timer: 4 });
  });
});
