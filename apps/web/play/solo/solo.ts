// One person plays one falling game: a run with one seat, what is kept of it, and its end.

import { effect, signal } from '@preact/signals';
import { Session } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { canvasBox, type PageLayout } from '@rensa/painters';
import { onHidden } from '../../base/screen/clock.ts';
import { repeatOf } from '../../base/controls/profiles.ts';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { notify } from '../../base/screen/notice.ts';
import { keepReplay } from '../../base/storage/replays.ts';
import { gameSpeed, settings } from '../../base/settings/settings.ts';
import { onStored } from '../../base/storage/shared.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { aimIn } from '../../run/aim.ts';
import { allDevices } from '../../run/devices.ts';
import { PersonSource } from '../../run/person.ts';
import { Picture } from '../../run/picture.ts';
import { Run, type RunPhase, soloLens } from '../../run/run.ts';
import { Seat } from '../../run/seat.ts';
import { Coaching } from '../followers/coach.ts';
import { countRun } from '../records/count.ts';
import { CuePlayer } from '../followers/cues.ts';
import { Hud } from '../followers/hud.ts';
import { type Elsewhere, type NewRun, RunKeeper } from '../saves/keeper.ts';
import { loadRun, type SavedGame } from '../saves/save.ts';
import { MusicPlayer } from '../followers/music.ts';
import { Narrator } from '../narration/narrator.ts';
import { SoloOutcome } from './outcome.ts';
import { publish } from './publish.ts';
import { noteUncounted, type Uncounted } from '../saves/uncounted.ts';
import type { GameUi } from '../ui/ui.ts';

/** How a game begins. */
interface SoloRun extends NewRun {
  readonly uncounted?: Uncounted;
  /** The day whose daily run it is. */
  readonly daily?: string;
}

export interface PlayElements {
  readonly root: HTMLElement;
  /** Where fingers drag. */
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly deck: HTMLElement;
}

export class SoloGame<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly hud: Hud<G>;
  readonly narrator: Narrator<G>;
  readonly outcome: SoloOutcome<G>;
  #daily: string | undefined;
  /** Where the replay of the finished game is kept. */
  readonly replayId = signal<number | undefined>(undefined);
  readonly coaching: Coaching<G['state']>;
  /** Why this game does not count; undefined for one that does. */
  readonly uncounted = signal<Uncounted | undefined>(undefined);
  /** The pause was asked for with a wish to begin again. */
  readonly restartAsked = signal(false);
  readonly #run: Run<G>;
  readonly #picture: Picture<G>;
  readonly #keeper: RunKeeper<G>;
  readonly #sound: Sound;
  /** What kind of game it is, where that is to be seen. */
  label: (() => string) | undefined;
  /** The game was saved as it is now. */
  onKept: (state: G['state']) => void = () => {};
  /** The game has its result. */
  onFinished: (state: G['state']) => void = () => {};
  /** What was said of another tab that has gone on with the game. */
  #said: Elsewhere | undefined;
  readonly #endings: readonly (() => void)[];

  constructor(ui: GameUi<G>, elements: PlayElements, setup: G['setup'], sound: Sound) {
    const { canvas } = elements;
    const session = new Session(ui.game, setup, 0);
    this.ui = ui;
    this.hud = new Hud(session.state, ui.gain, () => settings.value.motion === 'full');
    this.narrator = new Narrator(ui, () => settings.value.narration);
    this.outcome = new SoloOutcome(ui);
    this.#sound = sound;
    this.#picture = new Picture(canvas, ui.painter, lookOf(settings.value));
    this.coaching = new Coaching(ui.coach, {
      onAdvice: (advice) => this.#picture.advise(advice),
      onHelp: () => this.#noteHelp(),
    });
    const person = this.#person(elements);
    const seat = new Seat<G>(person, this.#picture, [
      this.hud,
      this.narrator,
      ...this.outcome.followers,
      new CuePlayer(ui.cues, { sound, feel: (ms) => person.feel(ms) }),
      new MusicPlayer(ui.music, sound),
      this.coaching,
    ]);
    this.#keeper = new RunKeeper(ui.game.id);
    this.#keeper.onElsewhere = () => this.#leave();
    this.#run = new Run<G>(session, {
      seats: [seat],
      lens: soloLens<G>(),
      keeper: { keep: (kept) => this.#keep(kept), drop: () => this.#keeper.drop() },
      speed: gameSpeed,
      onResult: () => this.#finish(),
      onEndSeen: () => this.outcome.summarize(this.#run.session, this.uncounted.value),
    });
    this.#endings = this.#listen(elements.root);
  }

  get phase(): Run<G>['phase'] {
    return this.#run.phase;
  }

  get setup(): G['setup'] {
    return this.#run.session.setup;
  }

  start(setup: G['setup'], seed: number, { uncounted, daily, ...run }: SoloRun = {}): void {
    this.#keeper.begin(run);
    this.#daily = daily;
    this.uncounted.value = uncounted;
    this.#prepare(setup);
    this.#run.load(new Session(this.ui.game, setup, seed));
    this.resume();
  }

  /** Takes up a saved game; it waits, paused. */
  adopt(saved: SavedGame<G>, daily?: string): void {
    this.#daily = daily;
    const { session } = saved;
    this.#keeper.adopt(saved);
    this.uncounted.value = saved.uncounted;
    this.#prepare(session.setup);
    this.#run.load(session, 'paused');
    this.outcome.restore(saved);
  }

  /** Gives up what is played; nothing is, until the next start. */
  rest(): void {
    this.#run.load(new Session(this.ui.game, this.setup, 0));
  }

  /** Says whether there was something to pause. */
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
    if (this.#keeper.elsewhere === 'continued') this.#catchUp();
    if (this.#keeper.elsewhere === 'ended') this.#leave();
    else this.#play();
  }

  #play(): void {
    this.restartAsked.value = false;
    if (gameSpeed() < 1) this.#noteUncounted('speed');
    this.#run.play();
  }

  /** The JSON form of the game so far. */
  replay(): string {
    return JSON.stringify(this.#run.session.replay());
  }

  place(layout: PageLayout): void {
    const { width, height } = canvasBox(layout);
    this.#picture.place(layout, width, height);
    this.#run.paintStill();
  }

  dispose(): void {
    this.#run.dispose();
    this.coaching.dispose();
    for (const end of this.#endings) end();
  }

  #person({ field, deck }: PlayElements): PersonSource {
    const { game, repeat } = this.ui;
    const surface = {
      field,
      deck,
      cell: () => this.#picture.cell,
      aim: () => aimIn(this.#picture.left, this.#run.session.state),
      pause: () => void this.pause(),
      restart: () => void this.askRestart(),
    };
    return new PersonSource(allDevices(game.id, surface), () => repeatOf(game.id, repeat));
  }

  #catchUp(): void {
    const saved = loadRun(this.ui, this.#keeper.name);
    if (saved !== undefined) this.adopt(saved, this.#daily);
  }

  /** Another tab has gone on with the game: here it stops. */
  #leave(): void {
    const { elsewhere } = this.#keeper;
    if (elsewhere === this.#said || !isOpen(this.phase.value)) return;
    this.#said = elsewhere;
    notify((t) => (elsewhere === 'ended' ? t.toastEndedElsewhere : t.toastElsewhere));
    this.#run.pause();
    if (elsewhere === 'ended') this.rest();
  }

  #prepare(setup: G['setup']): void {
    this.#said = undefined;
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
    const { session } = this.#run;
    const ranked = this.uncounted.value === undefined;
    if (ranked) this.outcome.record(session);
    void countRun(this.ui, { run: this.#keeper.name, session, ranked });
    this.onFinished(session.state);
    void this.#keepReplay();
  }

  #keep(session: Session<G>): void {
    this.#keeper.keep(session);
    this.onKept(session.state);
  }

  async #keepReplay(): Promise<void> {
    const { session } = this.#run;
    const id = await keepReplay({
      ...this.outcome.replayOf(session),
      ...(this.uncounted.value && { uncounted: this.uncounted.value }),
      ...(this.#daily && { daily: this.#daily }),
    });
    if (session === this.#run.session) this.replayId.value = id;
  }

  #listen(root: HTMLElement): readonly (() => void)[] {
    const pause = (): void => void this.pause();
    window.addEventListener('blur', pause);
    return [
      onHidden(pause),
      onStored(() => this.#leave()),
      () => window.removeEventListener('blur', pause),
      effect(() => this.#picture.setLook(lookOf(settings.value), boardWords())),
      effect(() => this.#sound.mute(!settings.value.sound)),
      ...publish(root, this),
    ];
  }
}

/** There is a game that could go on. */
function isOpen(phase: RunPhase): boolean {
  return phase === 'playing' || phase === 'paused';
}
