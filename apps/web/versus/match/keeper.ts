import type { Session } from '@rensa/engine';
import { ReplayJson } from '../../play/json.ts';
import { RunSlot } from '../../play/keeper.ts';
import type { Keeper } from '../../run/run.ts';
import type { MatchPlan } from '../plan.ts';
import type { PlayedRound } from './rounds.ts';
import { matchJson, type SavedMatch } from './save.ts';

/** Keeps a match from its first tick to its last round. */
export class MatchKeeper<Setup, State, Event> extends RunSlot implements Keeper<Session<Setup, State, Event>> {
  #plan: MatchPlan;
  #rounds: readonly PlayedRound[] = [];
  #json = new ReplayJson();

  constructor(id: string, plan: MatchPlan) {
    super(id);
    this.#plan = plan;
  }

  override begin(): void {
    super.begin();
    this.#rounds = [];
    this.#json = new ReplayJson();
  }

  override adopt(saved: Pick<SavedMatch, 'name' | 'stored' | 'rounds' | 'plan'>): void {
    super.adopt(saved);
    this.#plan = saved.plan;
    this.#rounds = saved.rounds;
    this.#json = new ReplayJson();
  }

  keep(session: Session<Setup, State, Event>): void {
    this.write(() => matchJson({ plan: this.#plan, rounds: this.#rounds }, this.#json.of(session.replay())));
  }

  /** A round is over, and the match goes on. */
  keepRounds(rounds: readonly PlayedRound[]): void {
    this.#rounds = rounds;
    this.#json = new ReplayJson();
    this.write(() => matchJson({ plan: this.#plan, rounds }, 'null'));
  }

  /** A round has ended. Whether the match has is not the run's to know. */
  override drop(): void {}

  /** The match is over. */
  end(): void {
    super.drop();
  }
}
