// The rounds of a kept match, each played through once.

import {
  type GameTypes,
  type DuelTypes,
  seatEvents,
  seatState,
  type InParts,
  playedAgain,
  Timeline,
  type TimelineStep,
  type PlayedRound,
  type Side,
  roundWinner,
} from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import { Turns } from '../../play/followers/turns.ts';
import { type BoardMarks, Marks } from '../../play/watch/marks.ts';
import { AttackLog, type TurnAttack } from '../series/attacks.ts';
import { type KeptMatch, recordOfMatch } from '../saves/kept.ts';
import type { VersusUi } from '../ui/ui.ts';

export type MatchTimeline<G extends GameTypes> = Timeline<DuelTypes<G>>;

export interface OpenRound<G extends GameTypes> {
  readonly timeline: MatchTimeline<G>;
  readonly winner: Side | null;
  /** The marks of both boards. */
  readonly marks: readonly [BoardMarks, BoardMarks];
  readonly attacks: readonly TurnAttack[];
}

/** A game, as far as it matters here. */
type Openable<G extends FallingTypes> = Pick<VersusUi<G>, 'duel' | 'attacks'> & {
  readonly ui: Pick<VersusUi<G>['ui'], 'turn'>;
};

/** Throws when the replay is refused. */
export function* openRound<G extends FallingTypes>(
  { duel, attacks, ui }: Openable<G>,
  { replay, winner }: PlayedRound,
  bounded: boolean,
): InParts<OpenRound<G>> {
  const log = new AttackLog<G>({ attacks, turn: ui.turn });
  const boards = [new Marks(), new Marks()] as const;
  const onStep = (step: TimelineStep<DuelTypes<G>>): void => {
    log.tick(step);
    boards.forEach((marks, seat) => {
      const { before, after, tick } = step;
      marks.add({ before: seatState(before, seat), after: seatState(after, seat), tick });
    });
  };
  const timeline = yield* Timeline.open(duel, replay, { bounded, onStep });
  const marksOf = (seat: Side): BoardMarks => {
    const { pairs, chains } = boards[seat];
    return { pairs, chains, attacks: log.all.filter((each) => each.seat === seat && each.sent > 0) };
  };
  return { timeline, winner, marks: [marksOf(0), marksOf(1)], attacks: log.all };
}

/** The entry in the list for a round that came alone. Throws when the replay is refused. */
export function* roundRecord<G extends FallingTypes>(
  versus: Openable<G>,
  { plan, rounds: [alone] }: KeptMatch,
): InParts<ReplayRecord> {
  const turns = [new Turns(versus.ui.turn), new Turns(versus.ui.turn)] as const;
  const { replay } = alone as PlayedRound;
  const ended = yield* playedAgain(versus.duel, replay, {
    bounded: true,
    onTick: (events) => turns.forEach((each, seat) => each.tick({ events: seatEvents(events, seat) })),
  });
  const winner = winnerOf(ended);
  const seat = winner ?? 0;
  const { chains } = turns[seat];
  return recordOfMatch({ plan, rounds: [{ replay, winner }], seat, state: ended.state, chains });
}

/** The winner of a round that came without a word about it. */
export function winnerOf({ result }: Pick<MatchTimeline<GameTypes>, 'result'>): Side | null {
  return result === undefined ? null : roundWinner(result);
}
