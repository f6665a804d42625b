// For tests: a game of chance, the smallest one that is dealt from cards.

import { type Cards, nothingTaken, type Taken, takeCard } from './cards.ts';
import type { Dueling } from './game.ts';
import { Stream } from './random.ts';

interface LotsState {
  readonly score: number;
  readonly source: number | Taken;
}

export interface Lots {
  readonly setup: null;
  readonly state: LotsState;
  readonly event: 'drawn';
}

const RANGES = [10, 4];

/** Input 1 draws a number of one kind, input 2 of another. A number that is missing is worth nothing. */
export const lots: Dueling<Lots> = {
  id: 'lots',
  version: 1,
  seats: 1,
  parseSetup: () => null,
  start: (_, seed, cards) => ({ score: 0, source: cards === undefined ? seed | 0 : nothingTaken(RANGES.length) }),
  step: (state, [input = 0], cards) =>
    input === 0 ? { state, events: [] } : { state: drawn(state, input - 1, cards), events: ['drawn'] },
  result: ({ score }) => (score >= 50 ? [{ outcome: 'won', score }] : undefined),
  known: (input) => (input <= RANGES.length ? input : 0),
  limits: { ticks: 1000, steps: 1000 },
  stepsIn: ({ events }) => events.length,
  score: ({ score }) => score,
  attack: () => ({ amount: 0, settled: false, detail: [] }),
  receive: (state) => state,
  ranges: () => RANGES,
  used: ({ source }) => (typeof source === 'number' ? [] : source.used),
  dealer: (_, draw) => ({ rows: RANGES.length, next: (row) => draw(row, RANGES[row] ?? 0) }),
  isSteered: () => true,
  lead: () => Infinity,
};

function drawn({ score, source }: LotsState, row: number, cards: Cards | undefined): LotsState {
  if (typeof source === 'number') {
    const stream = new Stream(source);
    return { score: score + stream.next(RANGES[row] ?? 0), source: stream.rng };
  }
  const { card = 0, taken } = takeCard(source, cards, row);
  return { score: score + card, source: taken };
}
