// A match as a test knows it before the page plays it: the opponent is the page's own, and a bot of the test writes down
// what a person would press.

import type { BotGame } from '@rensa/bots/bot';
import { think } from '@rensa/bots/bot';
import { SeatPilot } from '@rensa/bots/play';
import { type Input, Session, duel } from '@rensa/engine';
import { BotSource } from '../../../apps/web/versus/bots/source.ts';
import { PairWatch } from '../../../apps/web/versus/bots/pairs.ts';
import { fakeWorkers, FakeWorker } from '../../../apps/web/versus/bots/worker.testing.ts';

export interface ScriptedMatch {
  /** The person's presses, tick by tick. */
  readonly inputs: readonly Input[];
  readonly won: boolean;
}

export interface ScriptOrder {
  readonly bots: BotGame;
  readonly setup: unknown;
  readonly seed: number;
  /** The player of the person's seat, and the opponent. */
  readonly player: string;
  readonly rival: string;
}

/** A quick hand. */
const PACE = { reaction: 2, gap: 2 };
const MAX_TICKS = 60 * 60 * 4;

export async function scriptMatch({ bots, setup, seed, player, rival }: ScriptOrder): Promise<ScriptedMatch> {
  const session = new Session(duel(bots.game), setup, seed);
  const { botWorkers } = fakeWorkers(bots, (name) => new FakeWorker().serve(bots, name));
  const opponent = new BotSource({ workers: botWorkers, name: rival });
  const person = new ScriptedPerson(bots, player);
  const inputs: Input[] = [];
  while (session.result === undefined && inputs.length < MAX_TICKS) {
    const [own, other] = session.state.boards;
    const input = person.next(own, other);
    inputs.push(input);
    session.advance([input, opponent.next({ own: other, opponent: own })]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { inputs, won: session.result?.[0]?.outcome === 'won' };
}

class ScriptedPerson {
  readonly #bots: BotGame;
  readonly #bot: ReturnType<BotGame['open']>;
  readonly #pilot: SeatPilot<unknown, object>;
  readonly #pairs: PairWatch<unknown>;

  constructor(bots: BotGame, name: string) {
    this.#bots = bots;
    this.#bot = bots.open(name);
    this.#pilot = new SeatPilot(bots, PACE);
    this.#pairs = new PairWatch(bots);
  }

  next(own: unknown, other: unknown): Input {
    if (this.#pairs.isNew(own)) {
      const view = this.#bots.viewOf({ own, opponent: other, left: null, pace: PACE });
      this.#pilot.steer(own, think(this.#bot, view).placements);
    }
    return this.#pilot.next(own);
  }
}
