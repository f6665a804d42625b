// Plays the golden games of a falling game, solo and in a match.

import { type Dueling, type DuelTypes, Session, duel } from '@rensa/engine';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import type { GoldenGame } from './game.ts';
import { type Aim, steer } from './steer.ts';

/** Ticks between two ticks in which the second player does nothing, so that the players differ. */
const LAPSE_TICKS = 7;

interface Plan<G extends FallingTypes> {
  readonly game: Dueling<G>;
  readonly setup: G['setup'];
  readonly seed: number;
  readonly aim: (state: G['state']) => Aim;
  readonly name: string;
}

interface MatchOrder<G extends FallingTypes> extends Omit<Plan<G>, 'setup'> {
  readonly setup: DuelTypes<G>['setup'];
}

export function goldenSolo<G extends FallingTypes>(plan: Plan<G>): GoldenGame {
  const session = new Session(plan.game, plan.setup, plan.seed);
  const presses = steer(() => session.state, plan.aim);
  while (session.result === undefined) session.advance([presses.next().value]);
  return { name: plan.name, replay: session.replay(), note: noteOn([session.state]) };
}

export function goldenMatch<G extends FallingTypes>(plan: MatchOrder<G>): GoldenGame {
  const session = new Session(duel(plan.game), plan.setup, plan.seed);
  const presses = [0, 1].map((seat) => steer(() => session.state.boards[seat], plan.aim));
  while (session.result === undefined) {
    const lapse = session.ticks % LAPSE_TICKS === 0;
    session.advance(presses.map((press, seat) => (seat === 1 && lapse ? 0 : press.next().value)));
  }
  return { name: plan.name, replay: session.replay(), note: noteOn(session.state.boards) };
}

function noteOn(states: readonly FallingState[]): string {
  return `longest chain ${Math.max(...states.map(({ maxChain }) => maxChain))}`;
}
