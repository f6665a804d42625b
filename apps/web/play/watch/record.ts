import { type InParts, playedAgain, type Replay } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import { Peak } from '../followers/peak.ts';
import { Turns } from '../followers/turns.ts';
import type { GameUi } from '../ui/ui.ts';

/** The entry in the list for a game that came from elsewhere. Throws when the replay is refused. */
export function* recordOf<G extends FallingTypes>(
  { game, turn }: Pick<GameUi<G>, 'game' | 'turn'>,
  replay: Replay,
): InParts<ReplayRecord> {
  const [turns, peak] = [new Turns(turn), new Peak<G['state']>()];
  const { state } = yield* playedAgain(game, replay, {
    bounded: true,
    onTick(events, { before, state: after }) {
      turns.tick({ events });
      peak.tick({ before, after });
    },
  });
  const picture = peak.longest?.before ?? state;
  return { replay, at: Date.now(), score: state.score, chains: turns.chains, state: picture, marked: false };
}
