import type { Attack, Duelling, Game, Outcome, Result, Step } from './game.ts';

/** Two boards of one game, fed from one deal. */
export interface Match<State> {
  readonly boards: readonly [State, State];
}

/** What happened on one side of a match. */
export interface Seated<Event> {
  readonly seat: number;
  readonly event: Event;
}

/** The board of one seat, as the one-seat game knows it. */
export function seatState<State>(match: Match<State>, seat: number): State {
  return match.boards[seat] as State;
}

/** What happened on the board of one seat. */
export function seatEvents<Event>(events: readonly Seated<Event>[], seat: number): Event[] {
  return events.filter((each) => each.seat === seat).map(({ event }) => event);
}

/**
 * A two-seat Game out of a one-seat one. Both boards step first and both attacks are delivered after, so no seat
 * moves first; the match is over with the first board that is.
 */
export function versus<Setup, State, Event>(
  game: Duelling<Setup, State, Event>,
): Game<Setup, Match<State>, Seated<Event>> {
  return {
    id: `${game.id}-versus`,
    version: game.version,
    seats: 2,
    parseSetup: (raw) => game.parseSetup(raw),
    start(setup, seed) {
      const board = game.start(setup, seed);
      return { boards: [board, board] };
    },
    step(match, inputs) {
      const first = game.step(match.boards[0], [inputs[0] ?? 0]);
      const second = game.step(match.boards[1], [inputs[1] ?? 0]);
      return {
        state: { boards: [receive(game, first, second), receive(game, second, first)] },
        events: [...seated(0, first.events), ...seated(1, second.events)],
      };
    },
    result: (match) => judge(game, match),
    known: (input) => game.known(input),
    isSeeded: (setup) => game.isSeeded?.(setup) ?? true,
    // Two boards do twice the work in a tick.
    limits: { ticks: game.limits.ticks / 2, steps: game.limits.steps },
    stepsIn: (inputs, events) =>
      game.stepsIn(
        inputs,
        events.map(({ event }) => event),
      ),
  };
}

function receive<Setup, State, Event>(
  game: Duelling<Setup, State, Event>,
  own: Step<State, Event>,
  other: Step<State, Event>,
): State {
  if (other.events.length === 0) return own.state;
  const attack = game.attack(other.events);
  return isEmpty(attack) ? own.state : game.receive(own.state, attack);
}

function isEmpty(attack: Attack): boolean {
  return attack.amount === 0 && !attack.settled;
}

function seated<Event>(seat: number, events: readonly Event[]): Seated<Event>[] {
  return events.map((event) => ({ seat, event }));
}

/** A board that has ended decides for both; two that end in the same tick against each other are a draw. */
function judge<Setup, State, Event>(game: Duelling<Setup, State, Event>, { boards }: Match<State>): Result | undefined {
  const [first, second] = boards.map((board) => game.result(board)?.[0]?.outcome);
  const outcome = compare(first, second);
  if (outcome === undefined) return undefined;
  return [
    { outcome, score: game.score(boards[0]) },
    { outcome: opposite(outcome), score: game.score(boards[1]) },
  ];
}

function compare(first: Outcome | undefined, second: Outcome | undefined): Outcome | undefined {
  if (first === second) return first === undefined ? undefined : 'drawn';
  return first ?? opposite(second as Outcome);
}

function opposite(outcome: Outcome): Outcome {
  if (outcome === 'drawn') return 'drawn';
  return outcome === 'won' ? 'lost' : 'won';
}
