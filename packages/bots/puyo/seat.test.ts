// The pilot of a seat, on the real game of Puyo.

import { Session } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { at, COLS, EMPTY_BOARD, type Pair, puyo, type Puyo, type Setup, type State } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../bot/index.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { SeatPilot } from '../play/index.ts';
import { puyoBots } from './game.ts';
import { pairIn } from './view/pair.testing.ts';

const SETUP: Setup = { rules: 'tsu', mode: 'endless', colors: 4 };
const ALL = Array.from({ length: 4 * COLS }, (_, i) => ({ col: i >> 2, rot: i & 3 })).filter(
  ({ col, rot }) => !(rot === 1 && col === COLS - 1) && !(rot === 3 && col === 0),
);
const SLOW: Pace = { reaction: 20, gap: 8 };

/** A game whose first pair, of two colors, is in hand. */
function ready(): Session<Puyo> {
  const session = new Session(puyo, SETUP, 1);
  while (session.state.pair === null) session.advance([0]);
  expect(session.state.pair.axis).not.toBe(session.state.pair.child);
  return session;
}

interface Flight {
  /** Ticks of all presses except the fall, counted from the new pair. */
  readonly pressed: readonly number[];
  /** The tick from which the pair was let fall, and whether the fall was held to the end. */
  readonly fell: number;
  readonly held: boolean;
  readonly end: Pair;
}

/** Lets the pilot play until the pair has locked. `jolt` may change the state between two ticks. */
function fly(
  session: Session<Puyo>,
  pilot: SeatPilot<State, PairPlacement>,
  jolt: (state: State, tick: number) => State = (state) => state,
): Flight {
  const inputs: number[] = [];
  let end = pairIn(session.state);
  while (session.state.pair !== null) {
    session.state = jolt(session.state, inputs.length);
    end = pairIn(session.state);
    const input = pilot.next(session.state);
    inputs.push(input);
    session.advance([input]);
  }
  const fell = inputs.indexOf(INPUT.soft);
  const pressed = inputs.flatMap((input, tick) => (input === 0 || input === INPUT.soft ? [] : [tick]));
  return { pressed, fell, held: inputs.slice(fell).every((input) => input === INPUT.soft), end };
}

describe('the pilot of a seat', () => {
  it.each([{ reaction: 0, gap: 1 }, { reaction: 5, gap: 3 }, SLOW, { reaction: 30, gap: 12 }])(
    'brings a pair everywhere at %j, and presses in ticks that the pace allows only',
    (pace) => {
      for (const placement of ALL) {
        const session = ready();
        const pilot = new SeatPilot(puyoBots, pace);
        expect(pilot.steer(session.state, [placement])).toBe(true);
        const { pressed, fell, held, end } = fly(session, pilot);
        expect(end).toMatchObject({ col: placement.col, facing: placement.rot });
        expect(pressed[0] ?? pace.reaction).toBeGreaterThanOrEqual(pace.reaction);
        const gaps = [...pressed, fell].slice(1).map((tick, i) => tick - pressed[i]);
        expect(Math.min(pace.gap, ...gaps)).toBe(pace.gap);
        expect(held).toBe(true);
      }
    },
  );

  it('counts its reaction from the new pair, not from the answer', () => {
    const session = ready();
    const pilot = new SeatPilot(puyoBots, SLOW);
    for (let tick = 0; tick < 15; tick++) session.advance([pilot.next(session.state)]);
    pilot.steer(session.state, [{ col: 0, rot: 0 }]);
    expect(fly(session, pilot).pressed).toEqual([5, 13]);
  });

  it('presses nothing without an answer, and waits for a new one with each pair', () => {
    const session = ready();
    const pilot = new SeatPilot(puyoBots, SLOW);
    pilot.steer(session.state, [{ col: 0, rot: 0 }]);
    fly(session, pilot);
    const inputs = Array.from({ length: 100 }, () => {
      const input = pilot.next(session.state);
      session.advance([input]);
      return input;
    });
    expect(session.state.pair).not.toBeNull();
    expect(new Set(inputs)).toEqual(new Set([0]));
  });

  it('plans again when the pair is not where it should be', () => {
    const session = ready();
    const pilot = new SeatPilot(puyoBots, SLOW);
    pilot.steer(session.state, [{ col: 0, rot: 0 }]);
    const { end } = fly(session, pilot, (state, tick) => {
      const pair = pairIn(state);
      return tick === 25 ? { ...state, pair: { ...pair, row: pair.row - 6, col: 5 } } : state;
    });
    expect(end).toMatchObject({ col: 0, facing: 0 });
  });

  it('takes the next placement if the pair fell too far to reach the first', () => {
    const session = ready();
    const pilot = new SeatPilot(puyoBots, SLOW);
    const tower = [...EMPTY_BOARD];
    for (let row = 0; row < 8; row++) tower[at(row, 1)] = 1 + (row % 2);
    session.state = { ...session.state, board: tower };
    pilot.steer(session.state, [
      { col: 0, rot: 0 },
      { col: 5, rot: 0 },
    ]);
    const { end } = fly(session, pilot, (state, tick) => {
      const pair = pairIn(state);
      return tick === 5 ? { ...state, pair: { ...pair, row: 5 } } : state;
    });
    expect(end).toMatchObject({ col: 5, facing: 0 });
  });

  it('reports that nothing can be reached, and lets the pair fall', () => {
    const session = ready();
    const pilot = new SeatPilot(puyoBots, SLOW);
    const { col } = pairIn(session.state);
    expect(pilot.steer(session.state, [{ col: 9, rot: 0 }])).toBe(false);
    const { pressed, fell, end } = fly(session, pilot);
    expect({ pressed, fell, col: end.col }).toEqual({ pressed: [], fell: SLOW.reaction, col });
  });

  it('has nothing to steer between two pairs', () => {
    const pilot = new SeatPilot(puyoBots, SLOW);
    const start = puyo.start(SETUP, 1);
    expect(pilot.steer(start, [{ col: 0, rot: 0 }])).toBe(false);
    expect(pilot.next(start)).toBe(0);
  });
});
