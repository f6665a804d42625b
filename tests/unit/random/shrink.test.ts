import { type Game, readReplay } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { type Fault, faultOf, type Trial } from './play.ts';
import { replayOf, shrink } from './shrink.ts';
import type { Subject } from '../../../packages/games/subject.testing.ts';

interface Counted {
  readonly count: number;
  readonly list: readonly number[];
}

/** A game that counts its ones and breaks at the third, in the way that the test names. */
function counting(broken: (state: Counted) => unknown): Game {
  return {
    id: 'counting',
    version: 1,
    seats: 1,
    parseSetup: (raw) => raw,
    start: (): Counted => ({ count: 0, list: [] }),
    step: (raw, [input]) => {
      const state = raw as Counted;
      const count = state.count + (input === 1 ? 1 : 0);
      return { state: count === 3 ? broken(state) : { count, list: [...state.list, count] }, events: [] };
    },
    result: () => undefined,
    known: (input) => input,
    limits: { ticks: 100, steps: 100 },
    stepsIn: () => 0,
  };
}

const SUBJECT: Subject = { kinds: [], players: [], check: () => {} };
const TRIAL: Trial = { setup: {}, seed: 5, inputs: [[0, 1, 0, 0, 7, 1, 1, 0, 1, 2, 0]] };
let calls = 0;

const FAULTS: readonly [string, (state: Counted) => unknown, string][] = [
  ['a fraction', () => ({ count: 0.5 }), 'state.count is 0.5'],
  ['NaN in a list', () => ({ list: [1, Number.NaN] }), 'state.list.1 is NaN'],
  ['a negative zero', () => ({ count: -0 }), 'state.count is -0'],
  ['a hole', () => ({ count: undefined }), 'state.count is undefined'],
  ['what is no JSON', () => ({ list: new Map() }), 'state.list is no plain object'],
  ['a changed argument', (state) => Object.assign(state, { count: 4 }), "Cannot assign to read only property 'count'"],
  ['another answer the second time', () => ({ count: calls++, list: [] }), 'played again'],
];

describe('random play', () => {
  it.each(FAULTS)('notices %s', (_, broken, message) => {
    expect(faultOf(counting(broken), SUBJECT, TRIAL)?.message).toContain(message);
  });

  it('hears what a game has to say about a tick', () => {
    const check = (): never => {
      throw new Error('no');
    };
    expect(
      faultOf(
        counting((state) => state),
        { ...SUBJECT, check },
        TRIAL,
      ),
    ).toEqual({ message: 'no', ticks: 1 });
  });

  it('reports nothing about a valid game', () => {
    expect(
      faultOf(
        counting((state) => ({ ...state, count: 3 })),
        SUBJECT,
        TRIAL,
      ),
    ).toBeUndefined();
  });
});

describe('a game that fails', () => {
  const game = counting(() => Number.NaN);
  const fault = (trial: Trial): Fault | undefined => faultOf(game, SUBJECT, trial);

  it('is shrunk to what it takes', () => {
    expect(shrink(TRIAL, fault)).toEqual({ setup: {}, seed: 5, inputs: [[1, 1, 1]] });
  });

  it('drops the options that do not matter', () => {
    const needed = (trial: Trial): Fault | undefined =>
      'slow' in ((trial.setup as { options?: object }).options ?? {}) ? fault(trial) : undefined;
    const setup = { rules: 'x', options: { fast: 1, slow: 2 } };
    expect(shrink({ ...TRIAL, setup }, needed).setup).toEqual({ rules: 'x', options: { slow: 2 } });
  });

  it('loses the presses of the other seat', () => {
    const two = { ...TRIAL, inputs: [TRIAL.inputs[0] ?? [], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]] };
    const first = (trial: Trial): Fault | undefined => fault({ ...trial, inputs: trial.inputs.slice(0, 1) });
    expect(shrink(two, first).inputs).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('is written as a replay, even where its end has no hash', () => {
    const replay = replayOf(game, { setup: { rules: 'x' }, seed: 5, inputs: [[1, 1, 0]] });
    expect(replay).toMatchObject({ game: 'counting', seed: 5, ticks: 3, log: [[2, 1, 1, 0]] });
    expect(readReplay(JSON.stringify(replay))).toEqual(replay);
  });
});
