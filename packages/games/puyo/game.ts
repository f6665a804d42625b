import { type Attack, type Cards, type Dueling, type Result, secondStream } from '@rensa/engine';
import { gravityAt } from '../falling/level.ts';
import { countdownOf, stepBy } from '../falling/phase.ts';
import { knownInput, REPLAY_LIMITS, stepsIn } from '../falling/replays.ts';
import { used } from '../falling/source.ts';
import { isSteered } from '../falling/state.ts';
import { isTimeUp } from '../falling/timed.ts';
import { EMPTY_BOARD } from './board.ts';
import { CARD_RANGES } from './cards.ts';
import { CARD_DECK, deal, openDeck } from './deal.ts';
import { dealer } from './dealer.ts';
import { lead } from './lead.ts';
import { PHASES, WAITING } from './phases.ts';
import { rulesOf } from './rules.ts';
import { parseSetup } from './setup.ts';
import { draftOf, type Event, MODE_TICKS, type Puyo, type Setup, type State } from './state.ts';

export const puyo: Dueling<Puyo> = {
  id: 'puyo',
  version: 2,
  seats: 1,
  parseSetup,
  start,
  step: (state, inputs, cards) => stepBy(state, inputs[0] ?? 0, draftOf, PHASES, cards),
  countdown: countdownOf(WAITING, draftOf, ({ setup }) => MODE_TICKS[setup.mode]),
  result,
  score: (state) => state.score,
  attack,
  receive(state, { amount, settled }) {
    const pending = state.pending + amount;
    return settled ? { ...state, pending: 0, queued: state.queued + pending } : { ...state, pending };
  },
  ranges: () => CARD_RANGES,
  used,
  dealer,
  isSteered,
  lead,
  known: knownInput,
  limits: REPLAY_LIMITS,
  stepsIn,
};

function start(setup: Setup, seed: number, cards?: Cards): State {
  const rules = rulesOf(setup);
  const first = deal(cards === undefined ? openDeck(setup.colors, rules, seed) : CARD_DECK, rules, cards);
  const second = deal(first.deck, rules, cards);
  return {
    setup,
    rules,
    phase: 'spawn',
    timer: rules.spawnTicks,
    board: EMPTY_BOARD,
    pair: null,
    next: [first.colors, second.colors],
    groups: [],
    chain: 0,
    maxChain: 0,
    score: 0,
    level: 1,
    gravity: gravityAt(rules, 1),
    pairs: 0,
    ticks: 0,
    bonusDue: false,
    unspent: 0,
    pending: 0,
    queued: 0,
    untilRow: rules.survivalPairs[0],
    rowsSent: 0,
    ...second.deck,
    misc: cards === undefined ? secondStream(seed) : 0,
  };
}

/** A game that ends because its time is up is won. */
function result(state: State): Result | undefined {
  const { phase, setup, score } = state;
  if (phase !== 'over') return undefined;
  return [{ outcome: isTimeUp(MODE_TICKS[setup.mode], state) ? 'won' : 'lost', score }];
}

/** The attack in these events; it may fall there once the chain has ended. */
function attack(events: readonly Event[]): Attack {
  let amount = 0;
  let settled = false;
  for (const event of events) {
    if (event.kind === 'sent') amount += event.amount;
    if (event.kind === 'ended' && event.chain > 0) settled = true;
  }
  return { amount, settled, detail: [] };
}
