// A match in which both sides have done the same, so that both boards are in the same long chain.

import { puyoBots } from '@rensa/bots/puyo';
import { think } from '@rensa/bots/bot';
import { SeatPilot } from '@rensa/bots/play';
import { type Input, type Replay, Session, duel } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';

const SETUP = puyoBots.setup('tsu');
const SEED = 5;
const LONG = 7;
const PACE = { reaction: 1, gap: 1 };

/** Up to the first link of the first long chain. */
export function mirroredMatch(): Replay {
  const { inputs, chainAt } = buildChain();
  const session = new Session(duel(puyo), SETUP, SEED);
  for (const input of inputs.slice(0, chainAt)) session.advance([input, input]);
  return session.replay();
}

/** The presses of a bot until it has made a long chain, and the tick of that chain's first link. */
function buildChain(): { readonly inputs: readonly Input[]; readonly chainAt: number } {
  const session = new Session(puyo, SETUP, SEED);
  const bot = puyoBots.open('swift');
  const pilot = new SeatPilot(puyoBots, PACE);
  const inputs: Input[] = [];
  let chainAt = 0;
  let asked = -1;
  for (;;) {
    const { state } = session;
    if (state.pair !== null && state.pairs !== asked) {
      asked = state.pairs;
      pilot.steer(state, think(bot, puyoBots.viewOf({ own: state, opponent: null, left: null })).placements);
    }
    inputs.push(pilot.next(state));
    for (const event of session.advance([inputs.at(-1) as Input])) {
      if (event.kind === 'popped' && event.link.chain === 1) chainAt = session.ticks;
      if (event.kind === 'ended' && event.chain >= LONG) return { inputs, chainAt };
    }
  }
}
