import { type Attack, type Cards, type Dueling } from '@rensa/engine';
import { countdownOf, stepBy } from '../falling/phase.ts';
import { knownInput, REPLAY_LIMITS, stepsIn } from '../falling/replays.ts';
import { used } from '../falling/source.ts';
import { isSteered } from '../falling/state.ts';
import { cardRanges } from './cards.ts';
import { dealer } from './dealer.ts';
import { receive } from './garbage.ts';
import { lead } from './lead.ts';
import { PHASES, WAITING } from './phases.ts';
import { type Rules, rulesOf } from './rules.ts';
import { parseSetup } from './setup.ts';
import { gravityOf } from './speed.ts';
import { firstStreams, openStage } from './stage.ts';
import { type Capsules, draftOf, type Event, type Setup, type State } from './state.ts';

const newest: Dueling<Capsules> = {
  id: 'capsules',
  version: 3,
  seats: 1,
  parseSetup,
  start: (setup, seed, cards) => start(setup, withOrder(rulesOf(setup)), seed, cards),
  step: (state, inputs, cards) => stepBy(state, inputs[0] ?? 0, draftOf, PHASES, cards),
  countdown: countdownOf(WAITING, draftOf),
  result: ({ ending, score }) => (ending === null ? undefined : [{ outcome: ending, score }]),
  score: (state) => state.score,
  attack,
  receive: (state, { amount, detail }) => receive(state, detail.slice(0, amount)),
  ranges: (setup) => cardRanges(rulesOf(setup)),
  used,
  dealer,
  isSteered,
  lead,
  known: knownInput,
  limits: REPLAY_LIMITS,
  stepsIn,
};

/** Version 2 settled first after every lock. */
const version2: Dueling<Capsules> = {
  ...newest,
  version: 2,
  start: (setup, seed, cards) => start(setup, withOrder({ ...rulesOf(setup), afterLock: 'settle' }), seed, cards),
};

export const capsules: Dueling<Capsules> = { ...newest, earlier: [version2] };

/** Names the order after a lock only where it is not that of version 2, so that all other games keep their hash. */
function withOrder({ afterLock, ...rules }: Rules): Rules {
  return afterLock === 'match' ? { ...rules, afterLock } : rules;
}

function start(setup: Setup, rules: Rules, seed: number, cards?: Cards): State {
  return {
    setup,
    rules,
    phase: 'ready',
    timer: rules.readyTicks,
    pair: null,
    lines: [],
    chain: 0,
    maxChain: 0,
    kills: 0,
    cleared: [],
    score: 0,
    stages: 0,
    gravity: gravityOf(rules, setup.speed, 0),
    speedUps: 0,
    pairs: 0,
    thrown: 0,
    ticks: 0,
    ending: null,
    queued: 0,
    incoming: [],
    ...openStage(rules, setup.level, firstStreams(rules, seed, cards), cards),
  };
}

/** The attack in these events: the colors of single halves. */
function attack(events: readonly Event[]): Attack {
  const detail = events.flatMap((event) => (event.kind === 'sent' ? event.colors : []));
  return { amount: detail.length, settled: detail.length > 0, detail };
}
