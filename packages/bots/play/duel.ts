// A match of two bots, without a clock, a process or a promise. It yields one request at a time and waits for the
// reply. So a page, a program or a test can drive it: `next(reply)` until it is done.

import { type GameTypes, type Input, type DuelTypes, type Replay, Session, duel } from '@rensa/engine';
import type { BotGame } from '../bot/game.ts';
import { PressMemory } from '../bot/presses.ts';
import { type MoveReply, type MoveRequest, pressesTo, requestOf, type SeatNumber } from './move.ts';

/** Limits after which a match is stopped without a winner; Infinity for none. */
interface DuelLimits {
  readonly ticks: number;
  /** Pairs of one seat. */
  readonly pairs: number;
}

/** Setup, seed, limits and players of a match. */
export interface DuelOrder<G extends GameTypes = GameTypes, Placement = object> {
  readonly setup: G['setup'];
  readonly seed: number;
  readonly limits: DuelLimits;
  /** Names of the players, by seat. */
  readonly names?: readonly [string, string];
  /** Presses that matches of this setup remember. Absent: this match has its own. */
  readonly memory?: PressMemory<G['state'], Placement>;
}

/** A lost move: the bot named no placement that can be reached, so the pair fell where it was. */
interface LostMove {
  readonly seat: SeatNumber;
  readonly pairs: number;
  readonly reason: string;
}

export interface DuelResult {
  /** Winning seat; null for a draw. */
  readonly winner: SeatNumber | null;
  /** Reason for the end, as a sentence without a full stop. */
  readonly reason: string;
  readonly ticks: number;
  /** Scores by seat. So are the next two. */
  readonly scores: readonly [number, number];
  readonly maxChains: readonly [number, number];
  readonly pairs: readonly [number, number];
  readonly lostMoves: readonly LostMove[];
  readonly replay: Replay;
}

type DuelEnd = Pick<DuelResult, 'winner' | 'reason'>;

/** Plays a match to its end. The game stops while a bot thinks. */
export function playDuel<G extends GameTypes, View, Placement extends object>(
  bots: BotGame<G, View, Placement>,
  order: DuelOrder<G, Placement>,
): Generator<MoveRequest<View, Placement>, DuelResult, MoveReply<Placement>> {
  return new BotDuel(bots, order).play();
}

class BotDuel<G extends GameTypes, View, Placement extends object> {
  readonly #bots: BotGame<G, View, Placement>;
  readonly #session: Session<DuelTypes<G>>;
  readonly #limits: DuelLimits;
  readonly #names: readonly [string, string];
  readonly #memory: PressMemory<G['state'], Placement>;
  /** Presses that are left, by seat. */
  readonly #presses: [Input[], Input[]] = [[], []];
  readonly #lostMoves: LostMove[] = [];

  constructor(bots: BotGame<G, View, Placement>, order: DuelOrder<G, Placement>) {
    const { setup, seed, limits, names = ['seat 0', 'seat 1'], memory = new PressMemory(bots) } = order;
    this.#bots = bots;
    this.#memory = memory;
    this.#session = new Session(duel(bots.game), setup, seed);
    this.#limits = limits;
    this.#names = names;
  }

  *play(): Generator<MoveRequest<View, Placement>, DuelResult, MoveReply<Placement>> {
    let asked: readonly MoveRequest<View, Placement>[] = [];
    let end = this.#endOf(asked);
    while (end === undefined) {
      for (const request of asked) {
        const reply = yield request;
        if ('forfeit' in reply) return this.#resultOf(this.#forfeited(request.seat, reply.forfeit));
        this.#steer(request, reply.placements);
      }
      this.#wait();
      this.#session.advance([this.#press(0), this.#press(1)]);
      asked = this.#requests();
      end = this.#endOf(asked);
    }
    return this.#resultOf(end);
  }

  /** One request for each seat that got a pair in this tick. */
  #requests(): MoveRequest<View, Placement>[] {
    const { before, state } = this.#session;
    const seats = ([0, 1] as const).filter(
      (seat) => this.#bots.hasPair(state.boards[seat]) && !this.#bots.hasPair(before.boards[seat]),
    );
    return seats.map((seat) => {
      const [own, opponent] = [state.boards[seat], state.boards[other(seat)]];
      return requestOf(this.#bots, { seat, own, opponent, maxPairs: this.#limits.pairs, memory: this.#memory });
    });
  }

  #steer({ seat, pairs }: MoveRequest<View, Placement>, placements: readonly Placement[]): void {
    const board = this.#session.state.boards[seat];
    const presses = pressesTo(placements, (placement) => this.#memory.find(board, placement));
    this.#presses[seat] = [...(presses ?? [])];
    if (presses !== undefined) return;
    const reason = placements.length === 0 ? 'it named no placement' : 'none of its placements can be reached';
    this.#lostMoves.push({ seat, pairs, reason });
  }

  /** Passes the ticks before the last one in which only timers run on both boards. */
  #wait(): void {
    this.#session.skip(this.#limits.ticks - this.#session.ticks - 1);
  }

  #press(seat: SeatNumber): Input {
    const falls = this.#bots.hasPair(this.#session.state.boards[seat]);
    return this.#presses[seat].shift() ?? (falls ? this.#bots.fall : 0);
  }

  #endOf(asked: readonly MoveRequest<View, Placement>[]): DuelEnd | undefined {
    const limits = this.#limits;
    const { result, ticks } = this.#session;
    if (result !== undefined) return this.#endOfGame(result[0]?.outcome);
    if (asked.some(({ pairs }) => pairs >= limits.pairs)) return stopped(`${limits.pairs} pairs`);
    return ticks < limits.ticks ? undefined : stopped(`${limits.ticks} ticks`);
  }

  /** A board ends the match when it wins, for example by clearing a stage, or when it tops out. */
  #endOfGame(outcome: string | undefined): DuelEnd {
    const won = this.#session.state.boards.map((board) => this.#bots.game.result(board)?.[0]?.outcome === 'won');
    if (outcome === 'drawn') return { winner: null, reason: `both ${won[0] ? 'won' : 'topped out'} in one tick` };
    const winner = outcome === 'won' ? 0 : 1;
    return { winner, reason: won[winner] ? `${this.#names[winner]} won` : `${this.#names[other(winner)]} topped out` };
  }

  #forfeited(seat: SeatNumber, why: string): DuelEnd {
    return { winner: other(seat), reason: `${this.#names[seat]} forfeits: ${why}` };
  }

  #resultOf(end: DuelEnd): DuelResult {
    const [first, second] = this.#session.state.boards;
    const both = (of: (state: G['state']) => number): [number, number] => [of(first), of(second)];
    return {
      ...end,
      ticks: this.#session.ticks,
      scores: both((state) => this.#bots.game.score(state)),
      maxChains: both((state) => this.#bots.longestChainOf(state)),
      pairs: both((state) => this.#bots.pairsOf(state)),
      lostMoves: this.#lostMoves,
      replay: this.#session.replay(),
    };
  }
}

const other = (seat: SeatNumber): SeatNumber => (seat === 0 ? 1 : 0);

function stopped(when: string): DuelEnd {
  return { winner: null, reason: `nobody won in ${when}` };
}
