import { type GameTypes, isCustom, type Session } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { countFinished } from '../../base/storage/finished/count.ts';
import { wayOf } from './best.ts';
import type { GameUi } from '../ui/ui.ts';

interface EndedRun<G extends GameTypes> {
  /** Its name. */
  readonly run: string;
  readonly session: Session<G>;
  readonly ranked: boolean;
}

/** Counts a finished game. Custom rules are never ranked. */
export function countRun<G extends FallingTypes>(ui: GameUi<G>, { run, session, ranked }: EndedRun<G>): Promise<void> {
  const { state, setup } = session;
  return countFinished({
    run,
    game: ui.game.id,
    way: wayOf(ui, setup),
    at: Date.now(),
    ticks: session.ticks,
    score: state.score,
    peak: peakOf<G>(ui, state),
    ranked: ranked && !isCustom(setup),
    hash: session.replay().hash,
  });
}

export function peakOf<G extends FallingTypes>({ peak }: Pick<GameUi<G>, 'peak'>, state: G['state']): number {
  return peak === undefined ? state.maxChain : peak.of(state);
}
