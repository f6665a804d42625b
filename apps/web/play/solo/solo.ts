// One person plays one falling game: a run with one seat, what is kept of it, and its end.

import { effect, signal } from '@preact/signals';
import { Session } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { type BoardHint, canvasBox, endCues, type EndKind, type PageLayout } from '@rensa/painters';
import { repeatOf } from '../../base/controls/profiles.ts';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { isTouch } from '../../base/screen/screen.ts';
import { keepReplay } from '../../base/storage/replays.ts';
import { gameSpeed, settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { aimIn } from '../../run/aim.ts';
import { onAway } from '../../run/away.ts';
import { allDevices } from '../../run/devices.ts';
import { PersonSource } from '../../run/person.ts';
import { Picture } from '../../run/picture.ts';
import { soloDriver } from '../../run/driver.ts';
import { shownTicks } from '../../run/end.ts';
import { isRunning, Run, type RunPhase } from '../../run/run.ts';
import { Seat } from '../../run/seat.ts';
import { Coaching } from '../followers/coach.ts';
import { countRun } from '../records/count.ts';
import { CuePlayer } from '../followers/cues.ts';
import { Hud } from '../followers/hud.ts';
import { type NewRun, RunKeeper } from '../saves/keeper.ts';
import { TabGuard } from '../saves/tabs.ts';
import { loadRun, type SavedGame } from '../saves/save.ts';
import { MusicPlayer } from '../followers/music.ts';
import { Narrator } from '../narration/narrator.ts';
import { SoloOutcome } from './outcome.ts';
import { publish } from './publish.ts';
import { noteUncounted, type Uncounted } from '../saves/uncounted.ts';
import { hintOnBoard } from '../hints/words.ts';
import { HandTeacher } from '../hints/teacher.ts';
import { COUNT_TICKS, ticksBeforeNew } from '../ready/ticks.ts';
import type { GameUi } from '../ui/ui.ts';

/** The beginning of a game. */
interface SoloRun extends NewRun {
  readonly uncounted?: Uncounted;
  /** The day whose daily run it is. */
  readonly daily?: string;
}

export interface PlayElements {
  readonly root: HTMLElement;
  /** The element where fingers drag. */
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly deck: HTMLElement;
}

export class SoloGame<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly hud: Hud<G>;
  readonly narrator: Narrator<G>;
  readonly outcome: SoloOutcome<G>;
  readonly teacher: HandTeacher<G>;
  #daily: string | undefined;
  /** The store for the replay of the finished game. */
  readonly replayId = signal<number | undefined>(undefined);
  readonly coaching: Coaching<G['state']>;
  /** Why this game does not count; undefined for one that does. */
  readonly uncounted = signal<Uncounted | undefined>(undefined);
  /** The pause was asked for with a wish to begin again. */
  readonly restartAsked = signal(false);
  /** Ticks that the last ready count began with. */
  allReadyTicks = 0;
  /** The kind of its end; undefined as long as it is not over. */
  readonly end = signal<EndKind | undefined>(undefined);
  readonly #run: Run<G>;
  readonly #cues: CuePlayer<G>;
  readonly #picture: Picture<G>;
  readonly #keeper: RunKeeper<G>;
  readonly #tabs: TabGuard;
  #session: Session<G>;
  readonly #sound: Sound;
  /** Shown beside the score, for example "Daily run". */
  label: (() => string) | undefined;
  /** The game was saved as it is now. */
  onKept: (state: G['state']) => void = () => {};
  /** The game has its result. */
  onFinished: (state: G['state']) => void = () => {};
  readonly #endings: readonly (() => void)[];

  constructor(ui: GameUi<G>, elements: PlayElements, setup: G['setup'], sound: Sound) {
    const { canvas } = elements;
    this.ui = ui;
    this.#session = new Session(ui.game, setup, 0);
    this.hud = new Hud(this.#session.state, ui.gain, () => settings.value.motion === 'full');
    this.narrator = new Narrator(ui, () => settings.value.narration);
    this.outcome = new SoloOutcome(ui);
    this.#sound = sound;
    this.#picture = new Picture(canvas, ui.painter, lookOf(settings.value));
    this.coaching = new Coaching(ui.coach, {
      onAdvice: (advice) => this.#picture.advise(advice),
      onHelp: () => this.#noteHelp(),
    });
    const person = this.#person(elements);
    this.#cues = new CuePlayer(ui.cues, { sound, vibrate: (ms) => person.vibrate(ms) });
    this.teacher = new HandTeacher<G>(isTouch() ? 'touch' : 'keys');
    person.onPress = (button, device) => this.teacher.heard(button, device);
    const followers = [this.teacher, this.hud, this.#cues, new MusicPlayer(ui.music, sound), this.coaching];
    const counters = [this.narrator, ...this.outcome.followers];
    const seat = new Seat<G>(person, this.#picture, followers, counters);
    this.#keeper = new RunKeeper(ui.game.id);
    this.#tabs = new TabGuard(this.#keeper, {
      isOpen: () => isOpen(this.phase.value),
      pause: () => void this.pause(),
      catchUp: () => this.#catchUp(),
      giveUp: () => this.rest(),
    });
    this.#run = new Run<G>(soloDriver(this.#session), {
      seats: [seat],
      keeper: { keep: () => this.#keep(), drop: () => this.#keeper.drop() },
      speed: gameSpeed,
      onResult: () => this.#finish(),
      endTicks: () => shownTicks(),
      onEndSeen: () => this.outcome.summarize(this.#session, this.uncounted.value),
    });
    this.#endings = this.#listen(elements.root);
  }

  /** The ticks that are left of the ready count. */
  get readyTicks(): Run<G>['readyTicks'] {
    return this.#run.readyTicks;
  }

  get phase(): Run<G>['phase'] {
    return this.#run.phase;
  }

  get session(): Session<G> {
    return this.#session;
  }

  get setup(): G['setup'] {
    return this.#session.setup;
  }

  start(setup: G['setup'], seed: number, { uncounted, daily, ...run }: SoloRun = {}): void {
    this.#keeper.begin(run);
    this.#daily = daily;
    this.uncounted.value = uncounted;
    this.#prepare(setup);
    this.#load(new Session(this.ui.game, setup, seed));
    this.#resume(ticksBeforeNew());
  }

  /** Takes up a saved game; it waits, paused. */
  adopt(saved: SavedGame<G>, daily?: string): void {
    this.#daily = daily;
    const { session } = saved;
    this.#keeper.adopt(saved);
    this.uncounted.value = saved.uncounted;
    this.#prepare(session.setup);
    this.#load(session, 'paused');
    this.outcome.restore(saved);
  }

  /** Gives up what is played for a saved game. */
  goBack(saved: SavedGame<G>): void {
    this.#keeper.drop();
    this.goOn(saved);
  }

  /** Gives up what is played; nothing is, until the next start. */
  rest(): void {
    this.#load(new Session(this.ui.game, this.setup, 0));
  }

  /** Its end need not be seen any longer. */
  hurry(): boolean {
    return this.#run.hurry();
  }

  /** Returns whether there was something to pause. */
  pause(): boolean {
    return this.#run.pause();
  }

  /** A pause that offers to begin again first: one key must not cost a game. */
  askRestart(): boolean {
    const paused = this.pause();
    if (paused) this.restartAsked.value = true;
    return paused;
  }

  /** A game that went on in another tab is taken up from there; one that has ended there is not. */
  resume(): void {
    this.#resume(COUNT_TICKS);
  }

  /** Takes up a saved game and goes on with it. */
  goOn(saved: SavedGame<G>): void {
    this.adopt(saved);
    this.resume();
  }

  #resume(readyTicks: number): void {
    if (this.#tabs.mayResume()) this.#play(readyTicks);
  }

  #play(readyTicks: number): void {
    this.restartAsked.value = false;
    this.allReadyTicks = readyTicks;
    if (gameSpeed() < 1) this.#noteUncounted('speed');
    this.#run.play(readyTicks);
  }

  /** The JSON form of the game so far. */
  replay(): string {
    return JSON.stringify(this.#session.replay());
  }

  place(layout: PageLayout): void {
    const { width, height } = canvasBox(layout);
    this.#picture.place(layout, width, height);
    this.#run.paintStill();
  }

  dispose(): void {
    this.#run.dispose();
    this.coaching.dispose();
    this.#tabs.dispose();
    for (const end of this.#endings) end();
  }

  #person({ field, deck }: PlayElements): PersonSource {
    const { game, repeat } = this.ui;
    const surface = {
      field,
      deck,
      cell: () => this.#picture.cell,
      aim: () => aimIn(this.#picture.left, this.#session.state),
      piece: () => this.#session.state.pairs,
      pause: () => void this.pause(),
      restart: () => void this.askRestart(),
    };
    return new PersonSource(allDevices(game.id, surface), () => repeatOf(game.id, repeat));
  }

  #load(session: Session<G>, phase: 'waiting' | 'paused' = 'waiting'): void {
    this.#session = session;
    this.end.value = undefined;
    this.#run.load(soloDriver(session), phase);
  }

  #catchUp(): void {
    const saved = loadRun(this.ui, this.#keeper.name);
    if (saved !== undefined) this.adopt(saved, this.#daily);
  }

  #prepare(setup: G['setup']): void {
    this.#tabs.forget();
    this.replayId.value = undefined;
    this.outcome.prepare(setup);
  }

  #noteHelp(): void {
    if (this.phase.value !== 'playing') return;
    this.#noteUncounted('coach');
  }

  #noteUncounted(why: Uncounted): void {
    noteUncounted(this.#keeper.name, why);
    this.uncounted.value ??= why;
  }

  /** The game has its result: what it came to is kept. */
  #finish(): void {
    const session = this.#session;
    this.#showEnd();
    const ranked = this.uncounted.value === undefined;
    if (ranked) this.outcome.record(session);
    void countRun(this.ui, { run: this.#keeper.name, session, ranked });
    this.onFinished(session.state);
    void this.#keepReplay();
  }

  #showEnd(): void {
    const { result, ticks: start } = this.#session;
    const kind = result?.[0]?.outcome === 'lost' ? 'lost' : 'done';
    const end = { kind, start, match: false } as const;
    const { cols, entry } = this.ui.speech;
    this.end.value = kind;
    this.#picture.finish(end);
    if (settings.value.motion === 'full') this.#cues.await(endCues(end, cols, entry[0] ?? 0), start);
  }

  #keep(): void {
    this.#keeper.keep(this.#session);
    this.onKept(this.#session.state);
  }

  #boardHint(): BoardHint | undefined {
    const hint = this.teacher.hint.value;
    if (hint === undefined || this.phase.value !== 'playing') return undefined;
    return hintOnBoard(hint, { game: this.ui.game.id, hardDrop: this.ui.hardDrop(this.setup) });
  }

  async #keepReplay(): Promise<void> {
    const session = this.#session;
    const id = await keepReplay({
      ...this.outcome.replayOf(session),
      ...(this.uncounted.value && { uncounted: this.uncounted.value }),
      ...(this.#daily && { daily: this.#daily }),
    });
    if (session === this.#session) this.replayId.value = id;
  }

  #listen(root: HTMLElement): readonly (() => void)[] {
    return [
      onAway(() => void this.pause()),
      effect(() => this.#picture.setLook(lookOf(settings.value), boardWords())),
      effect(() => this.#picture.hint(this.#boardHint())),
      effect(() => this.#picture.point(this.phase.value === 'ready')),
      effect(() => this.#sound.mute(!settings.value.sound)),
      ...publish(root, this),
    ];
  }
}

/** There is a game that could go on. */
function isOpen(phase: RunPhase): boolean {
  return isRunning(phase) || phase === 'paused';
}
