// A solo game of a bot. It yields one request at a time, as `playDuel` does. The game stops while the bot thinks.

import { type GameTypes, type Input, type Replay, Session } from '@rensa/engine';
import type { BotGame, ScoredLink } from '../bot/game.ts';
import type { Pace } from '../bot/pace.ts';
import { PressMemory } from '../bot/presses.ts';
import { type MoveReply, type MoveRequest, pressesTo, pressTimesOf, requestOf } from './move.ts';

interface SoloLimits {
  /** Pairs after which play stops; Infinity for no limit. */
  readonly pairs: number;
  /** Score of a chain that stops play. */
  readonly stopScore: number;
}

/** Setup, seed, limits and pace of a solo game. */
export interface SoloOrder<G extends GameTypes = GameTypes, Placement = object> {
  readonly setup: G['setup'];
  readonly seed: number;
  readonly limits: SoloLimits;
  /** Pace of the hand that plays. Undefined: it can press in every tick. */
  readonly pace?: Pace | undefined;
  /** Presses that games of this setup and pace remember. Absent: this game has its own. */
  readonly memory?: PressMemory<G['state'], Placement>;
}

export interface SoloResult {
  readonly result: 'won' | 'lost' | 'drawn' | 'stopped';
  readonly score: number;
  readonly pairs: number;
  /** Links and points of the best-scoring chain. */
  readonly maxChain: number;
  readonly maxChainScore: number;
  /** More counts of the game, by name. */
  readonly counts: Readonly<Record<string, number>>;
  readonly replay: Replay;
}

/** Plays a game to its end. Throws if the bot gives up. */
export function solo<G extends GameTypes, View, Placement extends object>(
  bots: BotGame<G, View, Placement>,
  order: SoloOrder<G, Placement>,
): Generator<MoveRequest<View, Placement>, SoloResult, MoveReply<Placement>> {
  return new Solo(bots, order).play();
}

class Solo<G extends GameTypes, View, Placement extends object> {
  readonly #bots: BotGame<G, View, Placement>;
  readonly #session: Session<G>;
  readonly #limits: SoloLimits;
  readonly #pace: Pace | undefined;
  readonly #memory: PressMemory<G['state'], Placement>;
  readonly #start: G['state'];
  readonly #best = new BestChain();

  constructor(bots: BotGame<G, View, Placement>, { setup, seed, limits, pace, memory }: SoloOrder<G, Placement>) {
    this.#bots = bots;
    this.#session = new Session(bots.game, setup, seed);
    this.#start = this.#session.state;
    this.#limits = limits;
    this.#pace = pace;
    this.#memory = memory ?? new PressMemory(bots, pressTimesOf(pace));
  }

  *play(): Generator<MoveRequest<View, Placement>, SoloResult, MoveReply<Placement>> {
    while (!this.#isOver()) {
      while (!this.#hasPair() && this.#session.result === undefined) this.#wait();
      if (this.#session.result !== undefined) break;
      const reply = yield this.#request();
      if ('forfeit' in reply) throw new Error(reply.forfeit);
      this.#setDown(this.#pressesTo(reply.placements) ?? []);
    }
    return this.#resultOf();
  }

  #isOver(): boolean {
    const { result, state } = this.#session;
    const { pairs, stopScore } = this.#limits;
    return result !== undefined || this.#bots.pairsOf(state) >= pairs || this.#best.score >= stopScore;
  }

  #hasPair(): boolean {
    return this.#bots.hasPair(this.#session.state);
  }

  #request(): MoveRequest<View, Placement> {
    const own = this.#session.state;
    const [maxPairs, pace, memory] = [this.#limits.pairs, this.#pace, this.#memory];
    return requestOf(this.#bots, { seat: 0, own, opponent: null, maxPairs, pace, memory });
  }

  #pressesTo(placements: readonly Placement[]): readonly Input[] | undefined {
    return pressesTo(placements, (placement) => this.#memory.find(this.#session.state, placement));
  }

  /** Plays on until everything this pair caused is over. */
  #setDown(presses: readonly Input[]): void {
    for (let tick = 0; this.#hasPair(); tick++) this.#advance(presses[tick] ?? this.#bots.fall);
    while (!this.#bots.isAtRest(this.#session.state) && this.#session.result === undefined) this.#wait();
  }

  /** Plays on to the next thing that happens. */
  #wait(): void {
    this.#session.skip();
    this.#advance(0);
  }

  #advance(input: Input): void {
    for (const event of this.#session.advance([input])) this.#best.add(this.#bots.linkOf(event));
  }

  #resultOf(): SoloResult {
    const { result, state } = this.#session;
    return {
      result: result?.[0]?.outcome ?? 'stopped',
      score: this.#bots.game.score(state),
      pairs: this.#bots.pairsOf(state),
      maxChain: this.#best.links,
      maxChainScore: this.#best.score,
      counts: this.#bots.countsOf?.(this.#start, state) ?? {},
      replay: this.#session.replay(),
    };
  }
}

/** The best-scoring chain of the game. */
class BestChain {
  links = 0;
  score = 0;
  #running = 0;

  add(link: ScoredLink | undefined): void {
    if (link === undefined) return;
    this.#running = link.score + (link.chain === 1 ? 0 : this.#running);
    if (this.#running <= this.score) return;
    this.links = link.chain;
    this.score = this.#running;
  }
}
