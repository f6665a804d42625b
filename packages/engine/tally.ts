// The smallest game there is, and the template for another: one seat counts to ten, a match counts against someone.
// It is built and tested with everything else, and shown to nobody.

import { type Attack, type Duelling } from './game.ts';

interface Setup {
  /** Whoever counts to this has won. */
  readonly goal: number;
}

interface State {
  readonly setup: Setup;
  readonly count: number;
  readonly ticks: number;
}

interface Event {
  readonly kind: 'counted';
  readonly by: number;
}

/** Input 1 counts one up; input 2 takes one from the other side; anything else does nothing. */
export const tally: Duelling<Setup, State, Event> = {
  id: 'tally',
  version: 1,
  seats: 1,
  parseSetup(raw) {
    const goal = (raw as Setup | null)?.goal;
    if (typeof goal !== 'number' || !Number.isInteger(goal) || goal < 1) throw new Error('goal must be a whole number');
    return { goal };
  },
  start: (setup) => ({ setup, count: 0, ticks: 0 }),
  step(state, [input]) {
    const by = input === 1 ? 1 : 0;
    const events: Event[] = input === 1 || input === 2 ? [{ kind: 'counted', by: input === 1 ? 1 : -1 }] : [];
    return { state: { ...state, count: state.count + by, ticks: state.ticks + 1 }, events };
  },
  result: ({ setup, count }) => (count >= setup.goal ? [{ outcome: 'won', score: count }] : undefined),
  score: ({ count }) => count,
  attack: (events): Attack => ({
    amount: events.filter(({ by }) => by < 0).length,
    settled: false,
    detail: [],
  }),
  receive: (state, { amount }) => ({ ...state, count: state.count - amount }),
};
