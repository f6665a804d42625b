import { type Replay, Timeline } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import { Peak } from '../followers/peak.ts';
import { Turns } from '../followers/turns.ts';
import type { GameUi } from '../ui/ui.ts';

/** The entry in the list for a game that came from elsewhere. Throws when the replay is refused. */
export function recordOf<G extends FallingTypes>(
  { game, turn }: Pick<GameUi<G>, 'game' | 'turn'>,
  replay: Replay,
): ReplayRecord {
  const [turns, peak] = [new Turns(turn), new Peak<G['state']>()];
  const timeline = new Timeline(game, replay, (step) => {
    turns.tick(step);
    peak.tick(step);
  });
  timeline.seek(timeline.ticks);
  const { state } = timeline;
  const picture = peak.longest?.before ?? state;
  return { replay, at: Date.now(), score: state.score, chains: turns.chains, state: picture, marked: false };
}
