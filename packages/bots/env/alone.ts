// Environments in which one seat plays alone, a placement per step, by the rules.

import type { GameTypes, Replay } from '@rensa/engine';
import { PressMemory } from '../bot/presses.ts';
import { solo } from '../play/solo.ts';
import type { EnvGame, LegalActions } from './game.ts';
import { TurnPlayer } from './turn.ts';

/** The end of a game: 0 while it runs. */
export const ENDED = { no: 0, lost: 1, won: 2, drawn: 3, stopped: 4 } as const;
type Ended = (typeof ENDED)[keyof typeof ENDED];

/** Placements so far, the last one first. Environments that were copied share them. */
interface TakenAction {
  readonly action: number;
  readonly before: TakenAction | undefined;
}

/** One environment at a moment. Nothing in it changes. */
export interface EnvMoment<State> {
  readonly seed: number;
  readonly state: State;
  readonly taken: TakenAction | undefined;
  /** The actions that can be taken; none once the game has ended. */
  readonly legal: readonly number[];
  /** Points and links of the last step. */
  readonly gain: number;
  readonly chain: number;
  readonly ended: Ended;
}

export interface AloneOrder<Setup> {
  readonly ruleset: string;
  readonly setup: Setup;
  /** Pieces after which play stops; Infinity for no limit. */
  readonly pieces: number;
}

/** Plays any number of environments of one setup. */
export class AloneEnv<G extends GameTypes = GameTypes, View = unknown, Placement extends object = object> {
  readonly #game: EnvGame<G, View, Placement>;
  readonly #order: AloneOrder<G['setup']>;
  readonly #memory: PressMemory<G['state'], Placement>;
  readonly #turns: TurnPlayer<G, View, Placement>;
  readonly #legal: LegalActions<G['state'], Placement>;

  constructor(game: EnvGame<G, View, Placement>, order: AloneOrder<G['setup']>) {
    this.#game = game;
    this.#order = order;
    this.#memory = new PressMemory(game.bots);
    this.#turns = new TurnPlayer(game.bots);
    this.#legal = game.openLegal();
  }

  start(seed: number): EnvMoment<G['state']> {
    const state = this.#turns.start(this.#order.setup, seed);
    return this.#moment(state, { seed, taken: undefined, gain: 0, chain: 0 });
  }

  /** Takes one of the actions that are legal. */
  step(from: EnvMoment<G['state']>, action: number): EnvMoment<G['state']> {
    const { bots } = this.#game;
    const presses = this.#memory.find(from.state, this.#placementOf(action)) ?? [];
    const stops = bots.pairsOf(from.state) + 1 >= this.#order.pieces;
    const { state, chain } = this.#turns.play(from.state, presses, stops);
    const gain = bots.game.score(state) - bots.game.score(from.state);
    return this.#moment(state, { seed: from.seed, taken: { action, before: from.taken }, gain, chain });
  }

  #moment(
    state: G['state'],
    last: Pick<EnvMoment<G['state']>, 'seed' | 'taken' | 'gain' | 'chain'>,
  ): EnvMoment<G['state']> {
    const ended = this.#endOf(state);
    return { ...last, state, ended, legal: ended === ENDED.no ? this.#legal.find(state, this.#memory) : [] };
  }

  #placementOf(action: number): Placement {
    return this.#game.placementOf(action, this.#order.ruleset);
  }

  #endOf(state: G['state']): Ended {
    const { bots } = this.#game;
    const outcome = bots.game.result(state)?.[0]?.outcome;
    if (outcome !== undefined) return ENDED[outcome];
    return bots.pairsOf(state) >= this.#order.pieces ? ENDED.stopped : ENDED.no;
  }

  /** The game so far, as a replay. It is played again: the placements decide everything. */
  replay({ seed, taken, ended }: EnvMoment<G['state']>): Replay {
    const actions: number[] = [];
    for (let last = taken; last !== undefined; last = last.before) actions.push(last.action);
    // A game that is lost goes on until the next piece has no room.
    const goesOn = ended === ENDED.no || ended === ENDED.stopped;
    const limits = { pairs: goesOn ? actions.length : Infinity, stopScore: Infinity };
    const game = solo(this.#game.bots, { setup: this.#order.setup, seed, limits, memory: this.#memory });
    let step = game.next();
    for (const action of actions.toReversed()) {
      if (step.done === true) break;
      step = game.next({ placements: [this.#placementOf(action)] });
    }
    if (step.done !== true) throw new Error('a game goes on after its last placement');
    return step.value.replay;
  }
}
