import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCELESS } from './cards.ts';
import type { Dueling } from './game.ts';
import { boardSetup, type Handicap, HANDICAPS } from './handicap.ts';
import { Session } from './session.ts';
import { tally } from './tally.ts';
import { verify } from './verify.ts';
import { duel } from './duel.ts';

interface Took {
  readonly amounts: readonly number[];
  readonly settled: number;
}

interface Sender {
  readonly setup: { readonly rules: string };
  readonly state: Took;
  readonly event: number;
}

/** Sends its input across, and keeps what it gets. */
const sender: Dueling<Sender> = {
  id: 'sender',
  version: 1,
  seats: 1,
  limits: { ticks: 100, steps: 100 },
  parseSetup: () => ({ rules: 'any' }),
  start: () => ({ amounts: [], settled: 0 }),
  step: (state, [input = 0]) => ({ state, events: [input] }),
  known: (input) => input,
  stepsIn: () => 1,
  result: () => undefined,
  score: () => 0,
  attack: ([amount = 0]) => ({ amount, settled: amount % 2 === 1, detail: [] }),
  receive: ({ amounts, settled }, attack) => ({
    amounts: [...amounts, attack.amount],
    settled: settled + (attack.settled ? 1 : 0),
  }),
  ...CHANCELESS,
  isSteered: () => true,
  lead: () => 0,
};

const match = duel(sender);
const percent = fc.constantFrom(...HANDICAPS);
const handicaps: fc.Arbitrary<Handicap> = fc.tuple(percent, percent);

describe('a handicap', () => {
  it('is the part of an attack that reaches a seat, rounded down', () => {
    fc.assert(
      fc.property(handicaps, fc.nat(100_000), fc.nat(100_000), (handicap, first, second) => {
        const { boards } = match.step(match.start({ rules: 'any', handicap }, 1), [first, second]).state;
        const [toFirst, toSecond] = boards.map(({ amounts }) => amounts.reduce((sum, amount) => sum + amount, 0));
        expect(toFirst).toBe((second * handicap[0] - ((second * handicap[0]) % 100)) / 100);
        expect(toSecond).toBe((first * handicap[1] - ((first * handicap[1]) % 100)) / 100);
      }),
    );
  });

  it('lets the end of a chain through, even when nothing of it is left', () => {
    const { boards } = match.step(match.start({ rules: 'any', handicap: [25, 50] }, 1), [1, 3]).state;
    expect(boards).toEqual([
      { amounts: [0], settled: 1 },
      { amounts: [0], settled: 1 },
    ]);
  });

  it('holds for the whole match', () => {
    const session = new Session(match, { rules: 'any', handicap: [100, 25] }, 1);
    for (let i = 0; i < 3; i++) session.advance([8, 0]);
    expect(session.state.boards[1].amounts).toEqual([2, 2, 2]);
  });

  it('of everything for both is no handicap: the match has the same setup, state and hash', () => {
    const even = match.parseSetup({ rules: 'any', handicap: [100, 100] });
    expect(even).toEqual({ rules: 'any' });
    expect(match.start(even, 1)).toEqual({
      boards: [sender.start({ rules: 'any' }, 1), sender.start({ rules: 'any' }, 1)],
    });
  });

  it('is kept by the setup, and unknown to the boards', () => {
    const setup = match.parseSetup({ rules: 'any', handicap: [75, 100] });
    expect(setup).toEqual({ rules: 'any', handicap: [75, 100] });
    expect(boardSetup(setup)).toEqual({ rules: 'any' });
    expect(duel(tally).start({ goal: 3, handicap: [75, 100] }, 1).boards[0].setup).toEqual({ goal: 3 });
  });

  it.each([[[100]], [[100, 60]], [[0, 100]], ['50'], [[100, 100, 100]], [null], [{}]])('is refused: %j', (handicap) => {
    expect(() => match.parseSetup({ rules: 'any', handicap })).toThrow(
      'handicap must be two of 100, 75, 50, 25, one for each seat',
    );
  });

  it('is part of what a replay proves', () => {
    const goal = duel(tally);
    const session = new Session(goal, { goal: 2, handicap: [25, 100] }, 1);
    session.advance([1, 2]);
    session.advance([1, 2]);
    const replay = session.replay();
    expect(verify(goal, replay)).toMatchObject({ ok: true, setup: { goal: 2, handicap: [25, 100] } });
    expect(verify(goal, { ...replay, setup: { goal: 2 } }).ok).toBe(false);
  });
});
