import type { GameTypes, Session, PlayedRound } from '@rensa/engine';
import { ReplayWriter } from '../../play/saves/writer.ts';
import { RunSlot } from '../../play/saves/keeper.ts';
import type { SeatedPlan } from '../series/plan.ts';
import { MatchWriter, type SavedMatch } from './save.ts';

/** Keeps a match from its first tick to its last round. */
export class MatchKeeper<G extends GameTypes> extends RunSlot {
  readonly #plan: SeatedPlan;
  #match: MatchWriter;
  #round = new ReplayWriter();

  constructor(id: string, plan: SeatedPlan) {
    super(id);
    this.#plan = plan;
    this.#match = new MatchWriter({ plan, rounds: [] });
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
    this.write(() => this.#match.write(this.#round.write(session.replay())));
  }

  /** A round is over, and the match goes on. */
  keepRounds(rounds: readonly PlayedRound[]): void {
    this.#take(rounds);
    this.write(() => this.#match.write('null'));
  }

  #take(rounds: readonly PlayedRound[]): void {
    this.#match = new MatchWriter({ plan: this.#plan, rounds });
    this.#round = new ReplayWriter();
  }
}
