import type { Attack, Countdown, Dueling, Game, GameTypes, Outcome, Result, Step } from './game.ts';
import { boardSetup, type Handicap, handicapOf, type DuelSetup, parseDuelSetup, withHandicap } from './handicap.ts';

/** The id of the duel of a game, in replays and stored values. */
export function duelId(id: string): string {
  return `${id}-versus`;
}

/** Two boards of one game, fed from one deal. */
export interface Duel<State> {
  readonly boards: readonly [State, State];
  /** Absent where everything that is sent arrives. */
  readonly handicap?: Handicap;
}

/** An event, and the seat on whose board it happened. */
export interface Seated<Event> {
  readonly seat: number;
  readonly event: Event;
}

/** The types of a duel. */
export interface DuelTypes<G extends GameTypes> {
  readonly setup: DuelSetup<G['setup']>;
  readonly state: Duel<G['state']>;
  readonly event: Seated<G['event']>;
}

/** A match of two as a game of two seats. */
export interface DuelGame<G extends GameTypes = GameTypes> extends Game<DuelTypes<G>> {
  /** The game of each of its boards. */
  readonly board: Dueling<G>;
}

/** The board of one seat, as the one-seat game knows it. */
export function seatState<State>(round: Duel<State>, seat: number): State {
  return round.boards[seat] as State;
}

/** The events on the board of one seat. */
export function seatEvents<Event>(events: readonly Seated<Event>[], seat: number): Event[] {
  return events.filter((each) => each.seat === seat).map(({ event }) => event);
}

/**
 * A two-seat Game out of a one-seat one. Both boards step first and both attacks are delivered after, so no seat
 * moves first; the round is over with the first board that is.
 */
export function duel<G extends GameTypes>(game: Dueling<G>): DuelGame<G> {
  return {
    board: game,
    id: duelId(game.id),
    version: game.version,
    ...(game.earlier && { earlier: game.earlier.map((each) => duel(each)) }),
    seats: 2,
    parseSetup: (raw) => parseDuelSetup((rest) => game.parseSetup(rest), raw),
    start(setup, seed, cards) {
      const board = game.start(boardSetup(setup), seed, cards);
      const handicap = handicapOf(setup);
      return { boards: [board, board], ...(handicap && { handicap }) };
    },
    step(round, inputs, cards) {
      const first = game.step(round.boards[0], [inputs[0] ?? 0], cards);
      const second = game.step(round.boards[1], [inputs[1] ?? 0], cards);
      const toFirst = withHandicap(attackOf(game, second), round.handicap, 0);
      const toSecond = withHandicap(attackOf(game, first), round.handicap, 1);
      return {
        state: { ...round, boards: [receive(game, first, toFirst), receive(game, second, toSecond)] },
        events: [...seated(0, first.events), ...seated(1, second.events)],
      };
    },
    ...(game.countdown && { countdown: countdownOf(game.countdown) }),
    result: (round) => judge(game, round),
    ranges: (setup) => game.ranges(boardSetup(setup)),
    used: ({ boards: [first, second] }) => larger(game.used(first), game.used(second)),
    known: (input) => game.known(input),
    isSeeded: (setup) => game.isSeeded?.(boardSetup(setup)) ?? true,
    // Two boards do twice the work in a tick.
    limits: { ticks: game.limits.ticks / 2, steps: game.limits.steps },
    stepsIn: ({ events }) => game.stepsIn({ events: events.map(({ event }) => event) }),
  };
}

/** Both boards pass the ticks that both count down. */
function countdownOf<State>(board: Countdown<State>): Countdown<Duel<State>> {
  return {
    ticks({ boards: [first, second] }) {
      const ticks = board.ticks(first);
      return ticks === 0 ? 0 : Math.min(ticks, board.ticks(second));
    },
    pass: ({ boards: [first, second], ...round }, ticks) => ({
      ...round,
      boards: [board.pass(first, ticks), board.pass(second, ticks)],
    }),
  };
}

/** Both boards take their cards from the same rows, so what the one ahead has used is what was dealt. */
function larger(first: readonly number[], second: readonly number[]): number[] {
  return first.map((count, row) => Math.max(count, second[row] ?? 0));
}

const NOTHING: Attack = { amount: 0, settled: false, detail: [] };

function attackOf<G extends GameTypes>(game: Dueling<G>, { events }: Step<G>): Attack {
  return events.length === 0 ? NOTHING : game.attack(events);
}

function receive<G extends GameTypes>(game: Dueling<G>, { state }: Step<G>, attack: Attack): G['state'] {
  return isEmpty(attack) ? state : game.receive(state, attack);
}

function isEmpty(attack: Attack): boolean {
  return attack.amount === 0 && !attack.settled;
}

function seated<Event>(seat: number, events: readonly Event[]): Seated<Event>[] {
  return events.map((event) => ({ seat, event }));
}

/** A board that has ended decides for both; two that end in the same tick against each other are a draw. */
function judge<G extends GameTypes>(game: Dueling<G>, { boards }: Duel<G['state']>): Result | undefined {
  const [first, second] = boards.map((board) => game.result(board)?.[0]?.outcome);
  const outcome = compare(first, second);
  if (outcome === undefined) return undefined;
  return [
    { outcome, score: game.score(boards[0]) },
    { outcome: opposite(outcome), score: game.score(boards[1]) },
  ];
}

function compare(first: Outcome | undefined, second: Outcome | undefined): Outcome | undefined {
  if (first !== undefined) return first === second ? 'drawn' : first;
  return second === undefined ? undefined : opposite(second);
}

function opposite(outcome: Outcome): Outcome {
  if (outcome === 'drawn') return 'drawn';
  return outcome === 'won' ? 'lost' : 'won';
}
