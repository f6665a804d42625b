import {
  advance,
  type Attack,
  below,
  type Cards,
  type Dueling,
  nothingTaken,
  secondStream,
  takeCard,
} from '@rensa/engine';
import { gravityAt } from '../falling/level.ts';
import { countdownOf, stepBy } from '../falling/phase.ts';
import { knownInput, REPLAY_LIMITS, stepsIn } from '../falling/replays.ts';
import { used } from '../falling/source.ts';
import { isSteered } from '../falling/state.ts';
import { EMPTY_BOARD } from './board.ts';
import { CARD_RANGES, CARD_ROWS } from './cards.ts';
import { deal, type Deck, NOTHING_DEALT, openDeck } from './deal.ts';
import { dealer } from './dealer.ts';
import { lead } from './lead.ts';
import { ORDER_COUNT } from './garbage.ts';
import { patternCode, patternWith } from './pattern.ts';
import { PHASES, WAITING } from './phases.ts';
import { rulesOf } from './rules.ts';
import { parseSetup } from './setup.ts';
import { draftOf, type Event, type Gems, MODE_TICKS, type Setup, type State } from './state.ts';

export const gems: Dueling<Gems> = {
  id: 'gems',
  version: 2,
  seats: 1,
  parseSetup,
  start,
  step: (state, inputs, cards) => stepBy(state, inputs[0] ?? 0, draftOf, PHASES, cards),
  countdown: countdownOf(WAITING, draftOf, ({ setup }) => MODE_TICKS[setup.mode]),
  result({ ending, score }) {
    return ending === null ? undefined : [{ outcome: ending === 'time' ? 'won' : 'lost', score }];
  },
  score: (state) => state.score,
  attack,
  receive,
  ranges: () => CARD_RANGES,
  used,
  dealer,
  isSteered,
  lead,
  known: knownInput,
  limits: REPLAY_LIMITS,
  stepsIn,
};

/** A deck, and the order of columns that goes with it. */
interface Opening {
  readonly deck: Deck;
  readonly order: number;
}

function openSeed(seed: number): Opening {
  return { deck: openDeck(seed), order: below(advance(secondStream(seed)), ORDER_COUNT) };
}

function openCards(cards: Cards): Opening {
  const { card = 0, taken } = takeCard(nothingTaken(CARD_RANGES.length), cards, CARD_ROWS.order);
  return { deck: { ...NOTHING_DEALT, pieces: taken }, order: card };
}

function start(setup: Setup, seed: number, cards?: Cards): State {
  const rules = rulesOf(setup);
  const { deck: opened, order } = cards === undefined ? openSeed(seed) : openCards(cards);
  const { piece, deck } = deal(opened, rules, cards);
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
    order,
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
