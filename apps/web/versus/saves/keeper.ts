import type { GameTypes, Session, PlayedRound } from '@rensa/engine';
import { ReplayJson } from '../../play/saves/json.ts';
import { RunSlot } from '../../play/saves/keeper.ts';
import type { Keeper } from '../../run/run.ts';
import type { SeatedPlan } from '../series/plan.ts';
import { MatchJson, type SavedMatch } from './save.ts';

/** Keeps a match from its first tick to its last round. */
export class MatchKeeper<G extends GameTypes> extends RunSlot implements Keeper<Session<G>> {
  readonly #plan: SeatedPlan;
  #match: MatchJson;
  #round = new ReplayJson();

  constructor(id: string, plan: SeatedPlan) {
    super(id);
    this.#plan = plan;
    this.#match = new MatchJson({ plan, rounds: [] });
  }

  override begin(): void {
    super.begin();
    this.#take([]);
  }

  override adopt(saved: Pick<SavedMatch, 'name' | 'stored' | 'rounds'>): void {
    super.adopt(saved);
    this.#take(saved.rounds);
  }

  keep(session: Session<G>): void {
    this.write(() => this.#match.of(this.#round.of(session.replay())));
  }

  /** A round is over, and the match goes on. */
  keepRounds(rounds: readonly PlayedRound[]): void {
    this.#take(rounds);
    this.write(() => this.#match.of('null'));
  }

  /** A round has ended. Whether the match has is not the run's to know. */
  override drop(): void {}

  /** The match is over. */
  end(): void {
    super.drop();
  }

  #take(rounds: readonly PlayedRound[]): void {
    this.#match = new MatchJson({ plan: this.#plan, rounds });
    this.#round = new ReplayJson();
  }
}
