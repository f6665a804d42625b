// A match on the page: a run with two seats, what is seen and heard of it, and what follows from its end.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type BestOf, type DuelTypes, type PlayedRound, type Seated, type Side, SIDES } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { endCues, type MatchLayout } from '@rensa/painters';
import type { Frames } from '../../base/screen/clock.ts';
import { gameSpeed, settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { keepReplay } from '../../base/storage/replays.ts';
import { Coaching } from '../../play/followers/coach.ts';
import type { CuePlayer } from '../../play/followers/cues.ts';
import { shownTicks } from '../../run/end.ts';
import { noteUncounted, type Uncounted, whyUncounted } from '../../play/saves/uncounted.ts';
import { onAway } from '../../run/away.ts';
import { Run } from '../../run/run.ts';
import { countMatch } from '../saves/count.ts';
import { recordOfMatch } from '../saves/kept.ts';
import type { SavedMatch } from '../saves/save.ts';
import type { SourceFactory } from '../seats/seat.ts';
import type { MatchEnd, MatchSummary } from '../series/outcome.ts';
import { personAlone } from '../series/people.ts';
import type { SeatedPlan } from '../series/plan.ts';
import { earn } from '../../listing/achievements.ts';
import { matchWords } from '../text/match/text.ts';
import type { VersusUi } from '../ui/ui.ts';
import type { AuthorityFactory, MatchAuthority, MatchPhase } from '../ui/authority.ts';
import { type MatchElements, newsOf, openSeat, type SeatNews } from './seating.ts';
import { ShownBoards, type ShownMatch } from './view.ts';

export interface MatchOptions<G extends FallingTypes> {
  readonly plan: SeatedPlan;
  readonly authority: AuthorityFactory<G>;
  readonly sourceFor: SourceFactory;
  readonly sound: Sound;
  /** A match has its winner. */
  readonly onResult: (end: MatchEnd) => void;
  /** The match has been finished elsewhere. */
  readonly onGone: () => void;
  readonly frames?: Frames;
}

export class MatchRun<G extends FallingTypes> implements ShownMatch<G> {
  readonly versus: VersusUi<G>;
  readonly plan: SeatedPlan;
  readonly own: Side | undefined;
  readonly view: ShownBoards<G>;
  /** The spoken words and the turns of each side. */
  readonly news: readonly [SeatNews<G>, SeatNews<G>];
  /** Helps the only person in the match. */
  readonly coaching: Coaching<G['state']> | undefined;
  readonly summary = signal<MatchSummary<G['state']> | undefined>(undefined);
  /** The store for the finished match. */
  readonly replayId = signal<number | undefined>(undefined);
  readonly #authority: MatchAuthority<G>;
  readonly #options: MatchOptions<G>;
  readonly #run: Run<DuelTypes<G>, G>;
  readonly #cues: readonly CuePlayer<G>[];
  readonly #endings: readonly (() => void)[];

  constructor(versus: VersusUi<G>, elements: MatchElements, options: MatchOptions<G>) {
    this.versus = versus;
    this.plan = options.plan;
    this.own = personAlone(options.plan);
    this.#options = options;
    this.#authority = options.authority({
      onRound: (phase, past) => this.#load(phase, past),
      onBegin: () => this.begin(),
      onPause: () => void this.pause(),
      onGone: options.onGone,
    });
    const { driver } = this.#authority;
    this.view = new ShownBoards(versus, elements, driver.state);
    this.news = [newsOf(versus), newsOf(versus)];
    this.coaching = this.#openCoaching();
    const sourceFor: SourceFactory<G['state']> = (side, surface) =>
      this.#authority.sourceOf(side, options.sourceFor(side, surface));
    const seating = { sourceFor, sound: options.sound };
    const opened = SIDES.map((seat) =>
      openSeat(this, seat, { ...elements, ...seating, board: () => this.#board(seat) }),
    );
    this.#cues = opened.map(({ cues }) => cues);
    this.#run = new Run<DuelTypes<G>, G>(driver, {
      seats: opened.map(({ seat }) => seat),
      whole: this.view.whole,
      keeper: { keep: () => this.#authority.keep(), drop() {} },
      speed: gameSpeed,
      onResult: () => this.#finishRound(),
      onEndSeen: () => this.#goOn(),
      endTicks: () => shownTicks(this.#authority.winner === undefined),
      ...(options.frames && { frames: options.frames }),
    });
    this.#endings = this.#listen();
  }

  get phase(): Run<DuelTypes<G>, G>['phase'] {
    return this.#run.phase;
  }

  get matchPhase(): ReadonlySignal<MatchPhase> {
    return this.#authority.phase;
  }

  /** Why the match counts for no record; undefined for most. */
  get uncounted(): Uncounted | undefined {
    return whyUncounted(this.#authority.name);
  }

  get bestOf(): BestOf {
    return this.plan.bestOf;
  }

  get announced(): boolean {
    return this.matchPhase.value === 'announcing';
  }

  get ended(): Side | null | undefined {
    return this.phase.value === 'over' ? this.rounds.value.at(-1)?.winner : undefined;
  }

  get advised(): Coaching<G['state']>['said'] | undefined {
    return this.coaching?.said;
  }

  get rounds(): ReadonlySignal<readonly PlayedRound[]> {
    return this.#authority.rounds;
  }

  /** Begins a match with its first round, or takes up a saved one, which waits, paused. */
  start(saved?: SavedMatch): void {
    this.summary.value = undefined;
    this.replayId.value = undefined;
    this.#authority.start(saved);
  }

  /** Begins the round that is announced. */
  begin(): void {
    if (this.#authority.begin()) this.resume();
  }

  /** The end of a round need not be seen any longer. */
  hurry(): boolean {
    return this.#run.hurry();
  }

  /** Returns whether there was something to pause. */
  pause(): boolean {
    if (!this.#authority.begin()) return this.#run.pause();
    this.#run.load(this.#authority.driver, 'paused');
    return true;
  }

  resume(): void {
    if (this.#authority.mayResume()) this.#play();
  }

  place(layout: MatchLayout, width: number, height: number): void {
    this.view.place(layout, width, height);
    this.#run.paintStill();
  }

  dispose(): void {
    this.#run.dispose();
    this.coaching?.dispose();
    this.#authority.dispose();
    for (const end of this.#endings) end();
  }

  #load(phase: 'waiting' | 'paused', past: readonly (readonly Seated<G['event']>[])[]): void {
    this.#run.load(this.#authority.driver, phase);
    past.forEach((events, i) => this.view.attacks.tick({ events, tick: i + 1 }));
  }

  #board(seat: Side): G['state'] {
    return this.#run.state.boards[seat];
  }

  /** A match that is slowed down is marked, unless nobody plays it. */
  #play(): void {
    const played = this.plan.sides.some(({ kind }) => kind === 'person');
    if (played && gameSpeed() < 1) noteUncounted(this.#authority.name, 'speed');
    this.#run.play();
  }

  /** A coach helps a person against a bot, and such a match is marked. */
  #openCoaching(): Coaching<G['state']> | undefined {
    const seat = this.own;
    if (seat === undefined) return undefined;
    return new Coaching(this.versus.ui.coach, {
      onAdvice: (advice) => this.view.pictures[seat].advise(advice),
      onHelp: () => noteUncounted(this.#authority.name, 'coach'),
    });
  }

  #finishRound(): void {
    const winner = this.#authority.endRound();
    this.#showEnd();
    this.#earn();
    if (winner === undefined) return;
    void this.#keepReplay(winner);
    const end = { winner, uncounted: this.uncounted, rounds: this.rounds.value };
    const { boards } = this.#run.state;
    const run = this.#authority.name;
    void countMatch(this.versus.ui, { run, plan: this.plan, ...end, boards });
    this.#options.onResult(end);
  }

  /** What the people have done on their boards counts, unless something keeps the match from counting. */
  #earn(): void {
    if (this.uncounted !== undefined) return;
    const { achievements } = this.versus.ui;
    const people = SIDES.filter((side) => this.plan.sides[side].kind === 'person');
    for (const side of people) earn(achievements.filter(({ holds }) => holds(this.#board(side))));
  }

  /** Each board shows how the round ends for it. */
  #showEnd(): void {
    const winner = this.ended;
    const { tick: start } = this.#authority.driver;
    const { cols, entry } = this.versus.ui.speech;
    for (const side of SIDES) {
      const kind = side === winner ? 'won' : 'lost';
      const end = { kind, start, match: true, word: kind === 'won' ? this.#wordFor(side) : undefined } as const;
      this.view.pictures[side].finish(end);
      if (settings.value.motion === 'full') this.#cues[side]?.await(endCues(end, cols, entry[0] ?? 0), start);
    }
  }

  /** To the person who has won, or of the bot if only bots play. */
  #wordFor(side: Side): string | undefined {
    const t = matchWords();
    if (this.plan.sides[side].kind === 'person') return t.youWin;
    return this.plan.sides.some(({ kind }) => kind === 'person') ? undefined : t.wins;
  }

  async #keepReplay(winner: Side): Promise<void> {
    const [seat, rounds] = [this.own ?? winner, this.rounds.value];
    const { chains } = this.news[seat].turns;
    const id = await keepReplay(recordOfMatch({ plan: this.plan, rounds, seat, state: this.#run.state, chains }));
    if (rounds === this.rounds.value) this.replayId.value = id;
  }

  /** The end of a round has been seen. */
  #goOn(): void {
    this.#authority.goOn();
    const { winner } = this.#authority;
    if (winner === undefined) return;
    const { boards } = this.#run.state;
    const [rounds, attacks] = [this.rounds.value, this.view.attacks.all];
    this.summary.value = { winner, rounds, boards, attacks, uncounted: this.uncounted };
  }

  #listen(): readonly (() => void)[] {
    return [
      onAway(() => void this.pause()),
      effect(() => this.view.restyle()),
      effect(() => this.#options.sound.mute(!settings.value.sound)),
    ];
  }
}
