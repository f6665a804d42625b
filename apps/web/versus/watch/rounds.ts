// The rounds of a kept match, each played through once.

import { type Match, type MatchSetup, type Seated, seatEvents, seatState, Timeline, type TypesOf } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { MatchSide } from '@rensa/painters';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import { Turns } from '../../play/followers/turns.ts';
import { type BoardMarks, Marks } from '../../play/watch/marks.ts';
import { AttackLog, type TurnAttack } from '../series/attacks.ts';
import { type KeptMatch, recordOfMatch } from '../saves/kept.ts';
import type { PlayedRound } from '../series/rounds.ts';
import type { VersusUi } from '../ui/ui.ts';

export type MatchTimeline<Setup, State, Event> = Timeline<TypesOf<MatchSetup<Setup>, Match<State>, Seated<Event>>>;

export interface OpenRound<Setup, State, Event> {
  readonly timeline: MatchTimeline<Setup, State, Event>;
  readonly winner: MatchSide | null;
  /** Of both boards. */
  readonly marks: readonly [BoardMarks, BoardMarks];
  readonly attacks: readonly TurnAttack[];
}

/** What of a game matters here. */
type Openable<Setup, State extends FallingState, Event> = Pick<VersusUi<Setup, State, Event>, 'match' | 'attacks'> & {
  readonly ui: Pick<VersusUi<Setup, State, Event>['ui'], 'turn'>;
};

/** Throws when the replay is refused. */
export function openRound<Setup, State extends FallingState, Event>(
  { match, attacks, ui }: Openable<Setup, State, Event>,
  { replay, winner }: PlayedRound,
): OpenRound<Setup, State, Event> {
  const log = new AttackLog<State, Event>({ attacks, turn: ui.turn });
  const boards = [new Marks(), new Marks()] as const;
  const timeline = new Timeline(match, replay, (step) => {
    log.tick(step);
    boards.forEach((marks, seat) => {
      const { before, after, tick } = step;
      marks.add({ before: seatState(before, seat), after: seatState(after, seat), tick });
    });
  });
  const marksOf = (seat: MatchSide): BoardMarks => {
    const { pairs, chains } = boards[seat];
    return { pairs, chains, attacks: log.all.filter((each) => each.seat === seat && each.sent > 0) };
  };
  return { timeline, winner, marks: [marksOf(0), marksOf(1)], attacks: log.all };
}

/** What is listed of a round that came alone. Throws when the replay is refused. */
export function roundRecord<Setup, State extends FallingState, Event>(
  versus: Openable<Setup, State, Event>,
  { plan, rounds: [alone] }: KeptMatch,
): ReplayRecord {
  const turns = [new Turns(versus.ui.turn), new Turns(versus.ui.turn)] as const;
  const { replay } = alone as PlayedRound;
  const timeline = new Timeline(versus.match, replay, ({ events }) =>
    turns.forEach((each, seat) => each.tick({ events: seatEvents(events, seat) })),
  );
  timeline.seek(timeline.ticks);
  const winner = winnerOf(timeline);
  const seat = winner ?? 0;
  const { chains } = turns[seat];
  return recordOfMatch({ plan, rounds: [{ replay, winner }], seat, state: timeline.state, chains });
}

/** Who won a round that came without a word about it. */
export function winnerOf<Setup, State, Event>({ result }: MatchTimeline<Setup, State, Event>): MatchSide | null {
  const seat = (result ?? []).findIndex(({ outcome }) => outcome === 'won');
  return seat === 0 || seat === 1 ? seat : null;
}
