// Golden games of a falling game, alone and against each other.

import { type Dueling, type MatchSetup, Session, versus } from '@rensa/engine';
import type { GoldenGame } from './game.ts';
import { type Aim, steer, type Steered } from './steer.ts';

/** Every so many ticks the second player of a match does nothing, so that the two differ. */
const LAPSE_TICKS = 7;

interface Plan<Setup, State, Event> {
  readonly game: Dueling<Setup, State, Event>;
  readonly setup: Setup;
  readonly seed: number;
  readonly aim: (state: State) => Aim;
  readonly name: string;
}

interface MatchOrder<Setup, State, Event> extends Omit<Plan<Setup, State, Event>, 'setup'> {
  readonly setup: MatchSetup<Setup>;
}

type Played = Steered & { readonly maxChain: number };

export function goldenSolo<Setup, State extends Played, Event>(plan: Plan<Setup, State, Event>): GoldenGame {
  const session = new Session(plan.game, plan.setup, plan.seed);
  const presses = steer(() => session.state, plan.aim);
  while (session.result === undefined) session.advance([presses.next().value]);
  return { name: plan.name, replay: session.replay(), note: noteOn([session.state]) };
}

export function goldenMatch<Setup, State extends Played, Event>(plan: MatchOrder<Setup, State, Event>): GoldenGame {
  const session = new Session(versus(plan.game), plan.setup, plan.seed);
  const presses = [0, 1].map((seat) => steer(() => session.state.boards[seat], plan.aim));
  while (session.result === undefined) {
    const lapse = session.ticks % LAPSE_TICKS === 0;
    session.advance(presses.map((press, seat) => (seat === 1 && lapse ? 0 : press.next().value)));
  }
  return { name: plan.name, replay: session.replay(), note: noteOn(session.state.boards) };
}

function noteOn(states: readonly Played[]): string {
  return `longest chain ${Math.max(...states.map(({ maxChain }) => maxChain))}`;
}
