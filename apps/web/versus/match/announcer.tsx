// What people who use a screen reader are told while a match is played: garbage that falls after this turn, long chains,
// and what the game itself has to say.

import type { FallingState } from '@rensa/games/falling';
import type { MatchSide } from '@rensa/stage';
import { usePick } from '../../play/rail.tsx';
import type { SeatInfo } from '../seat.ts';
import type { MatchRun } from './match.ts';
import { matchWords } from './text.ts';

interface AnnouncerProps<Setup, State extends FallingState, Event> {
  readonly run: MatchRun<Setup, State, Event>;
  readonly infos: readonly [SeatInfo, SeatInfo];
}

export function MatchAnnouncer<Setup, State extends FallingState, Event>(props: AnnouncerProps<Setup, State, Event>) {
  const { run } = props;
  const people = ([0, 1] as const).filter((seat) => run.plan.seats[seat].kind === 'person');
  return (
    <div class="unseen" aria-live="polite">
      {people.map((seat) => (
        <SeatNews key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

function SeatNews<Setup, State extends FallingState, Event>(
  props: AnnouncerProps<Setup, State, Event> & { readonly seat: MatchSide },
) {
  const { run, infos, seat } = props;
  const t = matchWords();
  const falling = usePick(run.view.huds[seat].state, (state) => run.versus.attacks.incoming(state).now);
  const { turns, narrator } = run.news[seat];
  const chain = turns.announced.value;
  return (
    <>
      <p>{falling > 0 && t.incomingOf(infos[seat].name(), falling)}</p>
      <p>{chain > 0 && t.saidChain(chain)}</p>
      <p>{narrator.said.value?.()}</p>
    </>
  );
}
