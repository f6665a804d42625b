// The announcement of the round that comes, and of how the last one ended. It goes by itself, or at a tap or
// a key that was not meant for the round before.

import { nextRound, winsOf } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onShortcut } from '../../base/screen/shortcut.ts';
import { settle } from '../../parts/settled.ts';
import type { ShownPlayer } from '../seats/seat.ts';
import type { MatchRun } from './match.ts';
import { matchWords } from '../text/match/text.ts';

/** The first round needs less than one with a result before it. */
const FIRST_MS = 1200;
const LATER_MS = 2000;

interface AnnouncementProps<G extends FallingTypes> {
  readonly run: MatchRun<G>;
  readonly players: readonly [ShownPlayer, ShownPlayer];
}

export function Announcement<G extends FallingTypes>(props: AnnouncementProps<G>) {
  const { run } = props;
  const announcing = run.matchPhase.value === 'announcing';
  const asked = useRef((): boolean => false);
  const first = run.rounds.value.length === 0;
  useLayoutEffect(() => {
    if (!announcing) return undefined;
    const settling = first ? undefined : settle();
    const begin = (): boolean => {
      if (settling?.isOver() !== false) run.begin();
      return true;
    };
    asked.current = begin;
    const timer = setTimeout(() => run.begin(), first ? FIRST_MS : LATER_MS);
    const endings = [onShortcut('Enter', begin), onShortcut('Space', begin), () => settling?.stop()];
    return () => {
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, [announcing, first, run]);
  // A screen reader says what comes into a region that is already there.
  return (
    <div class="announcement" role="status" data-shown={announcing} onPointerDown={() => asked.current()}>
      {announcing && <Words {...props} />}
    </div>
  );
}

function Words<G extends FallingTypes>(props: AnnouncementProps<G>) {
  const t = matchWords();
  const rounds = props.run.rounds.value;
  const last = rounds.at(-1);
  const [first, second] = winsOf(rounds);
  return (
    <>
      {last && <p class="announced-last">{endOf(props, last.winner)}</p>}
      {props.run.plan.bestOf > 1 && <p class="announced-round">{t.round(nextRound(rounds))}</p>}
      {last && <p class="announced-standing">{t.standing(first, second)}</p>}
    </>
  );
}

function endOf<G extends FallingTypes>({ run, players }: AnnouncementProps<G>, winner: 0 | 1 | null): string {
  const t = matchWords();
  if (winner === null) return t.drawnRound;
  return winner === run.own ? t.youTakeRound : t.takesRound(players[winner].name());
}
