import type { PlayedRound, Side, MatchPlan } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { countFinished } from '../../base/storage/finished/count.ts';
import type { FinishedGame } from '../../base/storage/finished/game.ts';
import { peakOf } from '../../play/records/count.ts';
import type { GameUi } from '../../play/ui/ui.ts';
import type { Uncounted } from '../../play/saves/uncounted.ts';
import { personAlone } from '../series/people.ts';

interface EndedRounds<State> {
  /** The name of the run. */
  readonly run: string;
  readonly plan: MatchPlan;
  readonly winner: Side;
  /** Why it counts for no record. */
  readonly uncounted: Uncounted | undefined;
  readonly rounds: readonly PlayedRound[];
  /** At the end of the last round. */
  readonly boards: readonly [State, State];
}

/** A game, as far as it matters here. */
interface CountedGame<G extends FallingTypes> extends Pick<GameUi<G>, 'peak'> {
  readonly game: { readonly id: string };
}

/** The way of a match, as statistics know it. */
export const MATCH_WAY = 'match';

/** Counts a match that people played. Against a bot it is ranked, unless something keeps it from counting. */
export async function countMatch<G extends FallingTypes>(
  ui: CountedGame<G>,
  ended: EndedRounds<G['state']>,
): Promise<void> {
  const { sides } = ended.plan;
  if (sides.some(({ kind }) => kind === 'person')) await countFinished(finishedOf<G>(ui, ended));
}

function finishedOf<G extends FallingTypes>(
  ui: CountedGame<G>,
  { run, plan, winner, uncounted, rounds, boards }: EndedRounds<G['state']>,
): FinishedGame {
  const seat = personAlone(plan);
  const board = boards[seat ?? 0];
  const other = plan.sides[seat === 0 ? 1 : 0];
  return {
    run,
    game: ui.game.id,
    way: MATCH_WAY,
    at: Date.now(),
    ticks: rounds.reduce((sum, { replay }) => sum + replay.ticks, 0),
    score: board.score,
    peak: peakOf<G>(ui, board),
    ranked: seat !== undefined && uncounted === undefined,
    ...(seat !== undefined && other.kind === 'bot' && { bot: other.name, won: winner === seat }),
  };
}
