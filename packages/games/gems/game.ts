import { advance, type Attack, below, type Dueling, secondStream } from '@rensa/engine';
import { gravityAt } from '../falling/level.ts';
import { stepBy } from '../falling/phase.ts';
import { knownInput, REPLAY_LIMITS, stepsIn } from '../falling/replays.ts';
import { EMPTY_BOARD } from './board.ts';
import { deal, openDeck } from './deal.ts';
import { ORDER_COUNT } from './garbage.ts';
import { patternCode, patternWith } from './pattern.ts';
import { PHASES } from './phases.ts';
import { rulesOf } from './rules.ts';
import { parseSetup } from './setup.ts';
import { draftOf, type Event, type Gems, type Setup, type State } from './state.ts';

export const gems: Dueling<Gems> = {
  id: 'gems',
  version: 2,
  seats: 1,
  parseSetup,
  start,
  step: (state, inputs) => stepBy(state, inputs[0] ?? 0, draftOf, PHASES),
  result({ ending, score }) {
    return ending === null ? undefined : [{ outcome: ending === 'time' ? 'won' : 'lost', score }];
  },
  score: (state) => state.score,
  attack,
  receive,
  known: knownInput,
  limits: REPLAY_LIMITS,
  stepsIn,
};

function start(setup: Setup, seed: number): State {
  const rules = rulesOf(setup);
  const { piece, deck } = deal(openDeck(seed), rules);
  return {
    setup,
    rules,
    phase: 'spawn',
    timer: rules.spawnTicks,
    board: EMPTY_BOARD,
    slabs: [],
    pair: null,
    next: piece,
    breaking: null,
    chain: 0,
    maxChain: 0,
    score: 0,
    techs: 0,
    allClears: 0,
    level: 1,
    gravity: gravityAt(rules, 1),
    pairs: 0,
    ticks: 0,
    ending: null,
    pending: 0,
    queued: 0,
    weakened: false,
    incoming: setup.pattern,
    order: below(advance(secondStream(seed)), ORDER_COUNT),
    ...deck,
  };
}

/** The attack in these events, and its pattern; it may fall there once the turn has ended. */
function attack(events: readonly Event[]): Attack {
  const sent = events.filter((event) => event.kind === 'sent');
  return {
    amount: sent.reduce((sum, { amount }) => sum + amount, 0),
    settled: events.some(({ kind }) => kind === 'ended'),
    detail: sent.slice(-1).map(({ pattern }) => patternCode(pattern)),
  };
}

function receive(state: State, { amount, settled, detail }: Attack): State {
  const most = state.rules.attack?.most ?? 0;
  const pending = Math.min(state.pending + amount, most - state.queued);
  const incoming = amount > 0 ? patternWith(detail[0]) : state.incoming;
  const arrived = settled ? { pending: 0, queued: state.queued + pending } : { pending };
  return { ...state, incoming, ...arrived };
}
