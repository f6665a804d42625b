// The words of a match for people who use a screen reader: what happens on the boards of the people who play.

import { SIDES } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { Spoken } from '../../play/narration/spoken.tsx';
import type { ShownPlayer } from '../seats/seat.ts';
import type { MatchRun } from './match.ts';

interface AnnouncerProps<G extends FallingTypes> {
  readonly run: MatchRun<G>;
  readonly players: readonly [ShownPlayer, ShownPlayer];
}

export function MatchAnnouncer<G extends FallingTypes>(props: AnnouncerProps<G>) {
  const { run, players } = props;
  const people = SIDES.filter((side) => run.plan.sides[side].kind === 'person');
  const named = people.length > 1;
  const speakers = people.map((seat) => ({
    said: run.news[seat].narrator.said,
    name: named ? players[seat].name() : undefined,
  }));
  return <Spoken speakers={speakers} />;
}
