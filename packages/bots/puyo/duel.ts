// A match of two bots, without a clock, a process or a promise. It asks for one move at a time and waits for the answer,
// so that a loop, an async loop or a test can drive it: `next(reply)` until it is done.

import { type Input, type Match, type Replay, type Seated, Session, versus } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { type Event, puyo, type Setup, type State } from '@rensa/games/puyo';
import { pilot, type Target } from './pilot.ts';
import { type View, viewOf } from './view.ts';

export type Seat = 0 | 1;

/** A seat has a new pair in hand. Seats asked in the same tick see the same moment, whichever answers first. */
export interface Request {
  readonly seat: Seat;
  /** Pairs that this seat has set down before. */
  readonly pairs: number;
  readonly view: View;
}

/** Where the pair shall go, best first: the first that can be reached is taken. Or the match is given up, and why. */
export type Reply = { readonly placements: readonly Target[] } | { readonly forfeit: string };

/** Where a match is stopped that nobody wins; Infinity for never. */
export interface Limits {
  readonly ticks: number;
  /** Of one seat. */
  readonly pairs: number;
}

/** A move that was lost: the pair fell where it was. */
export interface Slip {
  readonly seat: Seat;
  readonly pairs: number;
  readonly reason: string;
}

export interface Verdict {
  /** Null for a draw. */
  readonly winner: Seat | null;
  /** Why it ended, as a sentence without its full stop; seats are called 0 and 1. */
  readonly reason: string;
  readonly ticks: number;
  /** By seat, as all that follows. */
  readonly scores: readonly [number, number];
  readonly maxChains: readonly [number, number];
  readonly pairs: readonly [number, number];
  readonly slips: readonly Slip[];
  readonly replay: Replay;
}

type Game = Session<Setup, Match<State>, Seated<Event>>;
type End = Pick<Verdict, 'winner' | 'reason'>;

/** Plays a match to its end. The game waits while a bot thinks. */
export function* duel(setup: Setup, seed: number, limits: Limits): Generator<Request, Verdict, Reply> {
  const game: Game = new Session(versus(puyo), setup, seed);
  const presses: [Input[], Input[]] = [[], []];
  const slips: Slip[] = [];
  let asked: readonly Request[] = [];
  let end = endOf(game, asked, limits);
  while (end === undefined) {
    for (const request of asked) {
      const reply = yield request;
      const { seat } = request;
      if ('forfeit' in reply) return verdictOf(game, forfeited(seat, reply.forfeit), slips);
      presses[seat] = steer(game, request, reply.placements, slips);
    }
    const events = game.advance([press(game, 0, presses[0]), press(game, 1, presses[1])]);
    asked = requestsOf(game, events, limits);
    end = endOf(game, asked, limits);
  }
  return verdictOf(game, end, slips);
}

function requestsOf({ state }: Game, events: readonly Seated<Event>[], limits: Limits): Request[] {
  const spawned = events.filter(({ event }) => event.kind === 'spawned').map(({ seat }) => seat as Seat);
  return spawned.map((seat) => {
    const own = state.boards[seat];
    const left = Number.isFinite(limits.pairs) ? limits.pairs - own.pairs : null;
    return { seat, pairs: own.pairs, view: viewOf(own, state.boards[other(seat)], left) };
  });
}

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** The presses to the first of these that can be reached. */
function steer(game: Game, { seat, pairs }: Request, targets: readonly Target[], slips: Slip[]): Input[] {
  for (const target of targets) {
    const found = pilot(game.state.boards[seat], target);
    if (found !== undefined) return found;
  }
  const reason = targets.length === 0 ? 'it named no placement' : 'none of its placements can be reached';
  slips.push({ seat, pairs, reason });
  return [];
}

function press({ state }: Game, seat: Seat, presses: Input[]): Input {
  return presses.shift() ?? (state.boards[seat].pair === null ? 0 : INPUT.soft);
}

function endOf(game: Game, asked: readonly Request[], { ticks, pairs }: Limits): End | undefined {
  const outcome = game.result?.[0]?.outcome;
  if (outcome === 'drawn') return { winner: null, reason: 'both topped out in one tick' };
  if (outcome !== undefined) return toppedOut(outcome === 'lost' ? 0 : 1);
  if (asked.some((request) => request.pairs >= pairs)) return { winner: null, reason: `nobody won in ${pairs} pairs` };
  return game.ticks < ticks ? undefined : { winner: null, reason: `nobody won in ${ticks} ticks` };
}

function toppedOut(seat: Seat): End {
  return { winner: other(seat), reason: `seat ${seat} topped out` };
}

function forfeited(seat: Seat, why: string): End {
  return { winner: other(seat), reason: `seat ${seat} forfeits: ${why}` };
}

function verdictOf(game: Game, end: End, slips: readonly Slip[]): Verdict {
  const [first, second] = game.state.boards;
  return {
    ...end,
    ticks: game.ticks,
    scores: [first.score, second.score],
    maxChains: [first.maxChain, second.maxChain],
    pairs: [first.pairs, second.pairs],
    slips,
    replay: game.replay(),
  };
}
