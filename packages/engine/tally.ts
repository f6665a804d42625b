// The smallest game there is, and the template for another: one seat counts to ten, a match counts against someone.
// It is built and tested with everything else, and shown to nobody.

import { CHANCELESS } from './cards.ts';
import { exactFields, whole } from './check.ts';
import type { Attack, Dueling } from './game.ts';

interface TallySetup {
  /** The first to count to this wins. */
  readonly goal: number;
}

interface TallyState {
  readonly setup: TallySetup;
  readonly count: number;
  readonly ticks: number;
}

interface TallyEvent {
  readonly kind: 'counted';
  readonly by: number;
}

export interface TallyTypes {
  readonly setup: TallySetup;
  readonly state: TallyState;
  readonly event: TallyEvent;
}

const parseSetup = exactFields({ goal: whole(1, 1_000_000) });

/** Input 1 counts one up; input 2 takes one from the other side; anything else does nothing. */
export const tally: Dueling<TallyTypes> = {
  id: 'tally',
  version: 1,
  seats: 1,
  parseSetup: (raw) => parseSetup(raw, 'the setup'),
  start: (setup) => ({ setup, count: 0, ticks: 0 }),
  step(state, [input]) {
    const by = input === 1 ? 1 : 0;
    const events: TallyEvent[] = input === 1 || input === 2 ? [{ kind: 'counted', by: input === 1 ? 1 : -1 }] : [];
    return { state: { ...state, count: state.count + by, ticks: state.ticks + 1 }, events };
  },
  known: (input) => (input === 1 || input === 2 ? input : 0),
  limits: { ticks: 1_000_000, steps: 1_000_000 },
  stepsIn: ({ events }) => events.length,
  result: ({ setup, count }) => (count >= setup.goal ? [{ outcome: 'won', score: count }] : undefined),
  score: ({ count }) => count,
  ...CHANCELESS,
  isSteered: () => true,
  // Attacks arrive in the same tick.
  lead: () => 0,
  attack: (events): Attack => ({
    amount: events.filter(({ by }) => by < 0).length,
    settled: false,
    detail: [],
  }),
  receive: (state, { amount }) => ({ ...state, count: state.count - amount }),
};
