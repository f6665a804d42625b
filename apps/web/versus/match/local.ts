// A match in this tab: the page draws the seeds, begins the rounds and keeps them.

import { signal } from '@preact/signals';
import {
  matchWinner,
  type DuelTypes,
  type PlayedRound,
  resume,
  roundWinner,
  type Seated,
  Session,
  type Side,
} from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { TabGuard } from '../../play/saves/tabs.ts';
import { randomSeed } from '../../play/ui/query.ts';
import { type RunDriver, matchDriver } from '../../run/driver.ts';
import type { InputSource } from '../../run/source.ts';
import { MatchKeeper } from '../saves/keeper.ts';
import { loadMatchRun, type SavedMatch } from '../saves/save.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { VersusUi } from '../ui/ui.ts';
import type { MatchAuthority, MatchListener, MatchPhase, OpenAuthority } from '../ui/authority.ts';

interface LocalOptions<G extends FallingTypes> {
  readonly versus: Pick<VersusUi<G>, 'duel' | 'isOffered'>;
  readonly plan: SeatedPlan;
  readonly listener: MatchListener<G>;
  /** Draws the seed of each round. */
  readonly seed?: () => number;
}

export const openLocal: OpenAuthority = (versus, plan, listener) => new LocalMatch({ versus, plan, listener });

export class LocalMatch<G extends FallingTypes> implements MatchAuthority<G> {
  readonly phase = signal<MatchPhase>('announcing');
  readonly rounds = signal<readonly PlayedRound[]>([]);
  readonly #options: LocalOptions<G>;
  readonly #keeper: MatchKeeper<DuelTypes<G>>;
  readonly #tabs: TabGuard;
  #session: Session<DuelTypes<G>>;

  constructor(options: LocalOptions<G>) {
    const { versus, plan, listener } = options;
    this.#options = options;
    this.#session = this.#newSession();
    this.#keeper = new MatchKeeper(versus.duel.id, plan);
    this.#tabs = new TabGuard(this.#keeper, {
      isOpen: () => this.phase.value !== 'over',
      pause: listener.onPause,
      catchUp: () => this.#catchUp(),
      giveUp: listener.onGone,
    });
  }

  get name(): string {
    return this.#keeper.name;
  }

  get driver(): RunDriver<DuelTypes<G>, G> {
    return matchDriver<G>(this.#session);
  }

  get winner(): Side | undefined {
    return matchWinner(this.rounds.value, this.#options.plan.bestOf);
  }

  sourceOf(_seat: Side, made: InputSource<G['state']>): InputSource<G['state']> {
    return made;
  }

  start(saved?: SavedMatch): void {
    this.#tabs.forget();
    if (saved !== undefined) return this.#adopt(saved);
    this.#keeper.begin();
    this.rounds.value = [];
    this.#announce();
  }

  begin(): boolean {
    if (this.phase.value !== 'announcing') return false;
    this.phase.value = 'playing';
    return true;
  }

  mayResume(): boolean {
    return this.#tabs.mayResume();
  }

  keep(): void {
    this.#keeper.keep(this.#session);
  }

  /** A match that another tab has finished is decided there. */
  endRound(): Side | undefined {
    const { result } = this.#session;
    if (result === undefined) return undefined;
    this.rounds.value = [...this.rounds.value, { replay: this.#session.replay(), winner: roundWinner(result) }];
    const { winner } = this;
    if (winner === undefined) this.#keeper.keepRounds(this.rounds.value);
    if (this.#keeper.elsewhere !== 'ended') {
      if (winner !== undefined) this.#keeper.drop();
      return winner;
    }
    this.#tabs.check();
    return undefined;
  }

  goOn(): void {
    if (this.winner === undefined) this.#announce();
    else this.phase.value = 'over';
  }

  dispose(): void {
    this.#tabs.dispose();
  }

  #announce(): void {
    this.#session = this.#newSession();
    this.#options.listener.onRound('waiting', []);
    this.phase.value = 'announcing';
  }

  #newSession(): Session<DuelTypes<G>> {
    const { versus, plan, seed = randomSeed } = this.#options;
    return new Session(versus.duel, versus.duel.parseSetup(plan.setup), seed());
  }

  /** Takes up a saved match; it waits, paused. */
  #adopt(saved: SavedMatch): void {
    const past: (readonly Seated<G['event']>[])[] = [];
    const { rounds, running } = saved;
    this.#keeper.adopt(saved);
    this.rounds.value = rounds;
    this.phase.value = 'playing';
    this.#session =
      running === null ? this.#newSession() : resume(this.#options.versus.duel, running, (events) => past.push(events));
    this.#options.listener.onRound('paused', past);
  }

  #catchUp(): void {
    const saved = loadMatchRun(this.#options.versus, this.name);
    if (saved !== undefined) this.start(saved);
  }
}
