import { type Attack, type Cards, type Dueling } from '@rensa/engine';
import { stepBy } from '../falling/phase.ts';
import { knownInput, REPLAY_LIMITS, stepsIn } from '../falling/replays.ts';
import { used } from '../falling/source.ts';
import { isSteered } from '../falling/state.ts';
import { cardRanges } from './cards.ts';
import { dealer } from './dealer.ts';
import { receive } from './garbage.ts';
import { lead } from './lead.ts';
import { PHASES } from './phases.ts';
import { rulesOf } from './rules.ts';
import { parseSetup } from './setup.ts';
import { gravityOf } from './speed.ts';
import { firstStreams, openStage } from './stage.ts';
import { type Capsules, draftOf, type Event, type Setup, type State } from './state.ts';

export const capsules: Dueling<Capsules> = {
  id: 'capsules',
  version: 2,
  seats: 1,
  parseSetup,
  start,
  step: (state, inputs, cards) => stepBy(state, inputs[0] ?? 0, draftOf, PHASES, cards),
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

function start(setup: Setup, seed: number, cards?: Cards): State {
  const rules = rulesOf(setup);
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
