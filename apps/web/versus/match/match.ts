// A match on the page: a run with two seats, its rounds, what is kept of it and its end.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type MatchTypes,
  resume,
  type Seated,
  Session,
  matchWinner,
  type PlayedRound,
  type BestOf,
  type Side,
  roundWinner,
} from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { MatchLayout } from '@rensa/painters';
import { type Frames, onHidden } from '../../base/screen/clock.ts';
import { notify } from '../../base/screen/notice.ts';
import { keepReplay } from '../../base/storage/replays.ts';
import { gameSpeed, settings } from '../../base/settings/settings.ts';
import { onStored } from '../../base/storage/shared.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { Coaching } from '../../play/followers/coach.ts';
import { randomSeed } from '../../play/ui/query.ts';
import { noteUncounted, type Uncounted, whyUncounted } from '../../play/saves/uncounted.ts';
import { matchLens, Run } from '../../run/run.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { SourceFactory } from '../seats/seat.ts';
import type { VersusUi } from '../ui/ui.ts';
import { countMatch } from '../saves/count.ts';
import { MatchKeeper } from '../saves/keeper.ts';
import { recordOfMatch } from '../saves/kept.ts';
import type { MatchEnd, MatchSummary } from '../series/outcome.ts';
import { personAlone } from '../series/people.ts';
import { loadMatchRun, type SavedMatch } from '../saves/save.ts';
import { type MatchElements, newsOf, openSeat, type SeatNews } from './seating.ts';
import { ShownBoards, type ShownMatch } from './view.ts';

/** `announcing`: the next round is named. `playing`: it is played, or paused. `over`: the match has a winner. */
export type MatchStage = 'announcing' | 'playing' | 'over';

export interface MatchOptions {
  readonly plan: SeatedPlan;
  readonly sourceFor: SourceFactory;
  readonly sound: Sound;
  /** A match has its winner. */
  readonly onResult: (end: MatchEnd) => void;
  /** Another tab has finished it. */
  readonly onGone: () => void;
  readonly frames?: Frames;
  /** Of each round; left out, any. */
  readonly seed?: () => number;
}

const SEATS = [0, 1] as const;

export class MatchRun<G extends FallingTypes> implements ShownMatch<G> {
  readonly versus: VersusUi<G>;
  readonly plan: SeatedPlan;
  readonly own: Side | undefined;
  readonly view: ShownBoards<G>;
  /** What is said of each side. */
  readonly news: readonly [SeatNews<G>, SeatNews<G>];
  /** Of the only person in the match. */
  readonly coaching: Coaching<G['state']> | undefined;
  readonly stage = signal<MatchStage>('announcing');
  readonly summary = signal<MatchSummary<G['state']> | undefined>(undefined);
  /** Where the finished match is kept. */
  readonly replayId = signal<number | undefined>(undefined);
  readonly #rounds = signal<readonly PlayedRound[]>([]);
  readonly #options: MatchOptions;
  readonly #keeper: MatchKeeper<MatchTypes<G>>;
  readonly #run: Run<MatchTypes<G>, G>;
  readonly #endings: readonly (() => void)[];

  constructor(versus: VersusUi<G>, elements: MatchElements, options: MatchOptions) {
    this.versus = versus;
    this.plan = options.plan;
    this.own = personAlone(options.plan);
    this.#options = options;
    const session = this.#newSession();
    this.view = new ShownBoards(versus, elements, session.state);
    this.news = [newsOf(versus), newsOf(versus)];
    this.#keeper = new MatchKeeper(versus.match.id, options.plan);
    this.#keeper.onElsewhere = () => this.#leave();
    this.coaching = this.#openCoaching();
    this.#run = new Run<MatchTypes<G>, G>(session, {
      seats: SEATS.map((seat) => openSeat(this, seat, { ...options, ...elements, board: () => this.#board(seat) })),
      lens: matchLens<G>(),
      whole: this.view.whole,
      keeper: this.#keeper,
      speed: gameSpeed,
      onResult: () => this.#finishRound(),
      onEndSeen: () => this.#goOn(),
      ...(options.frames && { frames: options.frames }),
    });
    this.#endings = this.#listen();
  }

  get phase(): Run<MatchTypes<G>, G>['phase'] {
    return this.#run.phase;
  }

  /** Why the match counts for no record; undefined for most. */
  get uncounted(): Uncounted | undefined {
    return whyUncounted(this.#keeper.name);
  }

  get bestOf(): BestOf {
    return this.plan.bestOf;
  }

  get announced(): boolean {
    return this.stage.value === 'announcing';
  }

  get ended(): Side | null | undefined {
    return this.phase.value === 'over' ? this.#rounds.value.at(-1)?.winner : undefined;
  }

  get advised(): Coaching<G['state']>['said'] | undefined {
    return this.coaching?.said;
  }

  get rounds(): ReadonlySignal<readonly PlayedRound[]> {
    return this.#rounds;
  }

  /** Begins a match with the first round. */
  start(): void {
    this.#keeper.begin();
    this.#rounds.value = [];
    this.summary.value = undefined;
    this.replayId.value = undefined;
    this.#announce();
  }

  /** Takes up a saved match; it waits, paused. */
  adopt(saved: SavedMatch): void {
    this.#keeper.adopt(saved);
    this.#rounds.value = saved.rounds;
    this.stage.value = 'playing';
    const { running } = saved;
    if (running === null) return this.#run.load(this.#newSession(), 'paused');
    const heard: (readonly Seated<G['event']>[])[] = [];
    const session = resume(this.versus.match, running, (events) => heard.push(events));
    this.#run.load(session, 'paused');
    heard.forEach((events, i) => this.view.attacks.tick({ events, tick: i + 1 }));
  }

  /** The round that is named begins. */
  begin(): void {
    if (this.stage.value !== 'announcing') return;
    this.stage.value = 'playing';
    this.resume();
  }

  /** Says whether there was something to pause. */
  pause(): boolean {
    if (this.stage.value === 'announcing') {
      this.stage.value = 'playing';
      this.#run.load(this.#run.session, 'paused');
      return true;
    }
    return this.#run.pause();
  }

  /** A match that went on in another tab is taken up from there; one that has ended there is not. */
  resume(): void {
    if (this.#keeper.elsewhere === 'continued') this.#catchUp();
    if (this.#keeper.elsewhere === 'ended') this.#leave();
    else this.#play();
  }

  place(layout: MatchLayout, width: number, height: number): void {
    this.view.place(layout, width, height);
    this.#run.paintStill();
  }

  dispose(): void {
    this.#run.dispose();
    this.coaching?.dispose();
    for (const end of this.#endings) end();
  }

  #newSession(): Session<MatchTypes<G>> {
    const { match } = this.versus;
    const { seed = randomSeed } = this.#options;
    return new Session(match, match.parseSetup(this.plan.setup), seed());
  }

  #board(seat: Side): G['state'] {
    return this.#run.session.state.boards[seat];
  }

  /** A match that is slowed down is marked, unless nobody plays it. */
  #play(): void {
    const played = this.plan.sides.some(({ kind }) => kind === 'person');
    if (played && gameSpeed() < 1) noteUncounted(this.#keeper.name, 'speed');
    this.#run.play();
  }

  /** A coach helps a person against a bot, and such a match is marked. */
  #openCoaching(): Coaching<G['state']> | undefined {
    const seat = this.own;
    if (seat === undefined) return undefined;
    return new Coaching(this.versus.ui.coach, {
      onAdvice: (advice) => this.view.pictures[seat].advise(advice),
      onHelp: () => noteUncounted(this.#keeper.name, 'coach'),
    });
  }

  #announce(): void {
    this.#run.load(this.#newSession());
    this.stage.value = 'announcing';
  }

  #finishRound(): void {
    const { session } = this.#run;
    const { result } = session;
    if (result === undefined) return;
    this.#rounds.value = [...this.#rounds.value, { replay: session.replay(), winner: roundWinner(result) }];
    const decided = matchWinner(this.#rounds.value, this.plan.bestOf);
    if (decided === undefined) return this.#keeper.keepRounds(this.#rounds.value);
    if (this.#keeper.elsewhere === 'ended') return this.#leave();
    this.#keeper.end();
    void this.#keepReplay(decided);
    const end = { winner: decided, uncounted: this.uncounted };
    const [run, rounds, { boards }] = [this.#keeper.name, this.#rounds.value, session.state];
    void countMatch(this.versus.ui, { run, plan: this.plan, ...end, rounds, boards });
    this.#options.onResult(end);
  }

  async #keepReplay(winner: Side): Promise<void> {
    const [seat, rounds] = [this.own ?? winner, this.#rounds.value];
    const { state } = this.#run.session;
    const { chains } = this.news[seat].turns;
    const id = await keepReplay(recordOfMatch({ plan: this.plan, rounds, seat, state, chains }));
    if (rounds === this.#rounds.value) this.replayId.value = id;
  }

  /** The end of a round has been seen. */
  #goOn(): void {
    const rounds = this.#rounds.value;
    const winner = matchWinner(rounds, this.plan.bestOf);
    if (winner === undefined) return this.#announce();
    this.stage.value = 'over';
    const { boards } = this.#run.session.state;
    this.summary.value = { winner, rounds, boards, attacks: this.view.attacks.all, uncounted: this.uncounted };
  }

  #catchUp(): void {
    const saved = loadMatchRun(this.versus, this.#keeper.name);
    if (saved !== undefined) this.adopt(saved);
  }

  /** Another tab has gone on with the match: here it stops. */
  #leave(): void {
    const { elsewhere } = this.#keeper;
    if (elsewhere === undefined || this.stage.value === 'over') return;
    notify((t) => (elsewhere === 'ended' ? t.toastEndedElsewhere : t.toastElsewhere));
    this.pause();
    if (elsewhere === 'ended') this.#options.onGone();
  }

  #listen(): readonly (() => void)[] {
    const pause = (): void => void this.pause();
    window.addEventListener('blur', pause);
    return [
      onHidden(pause),
      onStored(() => this.#leave()),
      () => window.removeEventListener('blur', pause),
      effect(() => this.view.restyle()),
      effect(() => this.#options.sound.mute(!settings.value.sound)),
    ];
  }
}
