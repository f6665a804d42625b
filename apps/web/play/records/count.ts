import { isCustom, type Session, type TypesOf } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import { countFinished } from '../../base/storage/finished/count.ts';
import { wayOf } from './best.ts';
import type { GameUi } from '../ui/ui.ts';

interface EndedRun<Setup, State, Event> {
  /** Its name. */
  readonly run: string;
  readonly session: Session<TypesOf<Setup, State, Event>>;
  readonly ranked: boolean;
}

/** Counts a finished game. Custom rules are never ranked. */
export function countRun<Setup, State extends FallingState, Event>(
  ui: GameUi<Setup, State, Event>,
  { run, session, ranked }: EndedRun<Setup, State, Event>,
): Promise<void> {
  const { state, setup } = session;
  return countFinished({
    run,
    game: ui.game.id,
    way: wayOf(ui, setup),
    at: Date.now(),
    ticks: session.ticks,
    score: state.score,
    peak: peakOf(ui, state),
    ranked: ranked && !isCustom(setup),
    hash: session.replay().hash,
  });
}

export function peakOf<State extends FallingState>(
  { peak }: Pick<GameUi<never, State, never>, 'peak'>,
  state: State,
): number {
  return peak === undefined ? state.maxChain : peak.of(state);
}
