// What people who use a screen reader hear of a match: what happens on the boards of the people who play.

import type { FallingState } from '@rensa/games/falling';
import { Spoken } from '../../play/narration/spoken.tsx';
import type { SeatInfo } from '../seats/seat.ts';
import type { MatchRun } from './match.ts';

interface AnnouncerProps<Setup, State extends FallingState, Event> {
  readonly run: MatchRun<Setup, State, Event>;
  readonly infos: readonly [SeatInfo, SeatInfo];
}

export function MatchAnnouncer<Setup, State extends FallingState, Event>(props: AnnouncerProps<Setup, State, Event>) {
  const { run, infos } = props;
  const people = ([0, 1] as const).filter((seat) => run.plan.seats[seat].kind === 'person');
  const named = people.length > 1;
  const speakers = people.map((seat) => ({
    said: run.news[seat].narrator.said,
    name: named ? infos[seat].name() : undefined,
  }));
  return <Spoken speakers={speakers} />;
}
