// The play table: session, clock, controls and painter around one game at a time.

import { effect, signal } from '@preact/signals';
import { Controls, Keyboard, Pads, Touch } from '@rensa/controls';
import { Session } from '@rensa/engine';
import { hapticMs, type PageLayout } from '@rensa/stage';
import type { Cabinet, Played } from './ui.ts';
import { Clock, onHidden, screenFrames } from '../base/clock.ts';
import { lookOf } from '../base/look.ts';
import { repeatFor, settings } from '../base/settings.ts';
import type { Sound } from '../base/sound/sound.ts';
import { text } from '../base/text.ts';
import { bestOf, recordBest } from './best.ts';
import { Hud } from './hud.ts';
import { Picture } from '../run/picture.ts';
import { dropSave, keep, type Saved } from './save.ts';
import { tally } from './tally.ts';

export type Phase = 'setup' | 'playing' | 'paused' | 'over';

/** What a finished game came to. */
export interface Verdict<State> {
  readonly state: State;
  /** The best score before it. */
  readonly previous: number | undefined;
  /** The chain lengths of its turns. */
  readonly turns: readonly number[];
}

export interface Elements {
  /** Carries what tests read. */
  readonly root: HTMLElement;
  /** Where fingers drag. */
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly deck: HTMLElement;
}

const SAVE_TICKS = 5 * 60;
/** Between the end of a game and its sheet, so that the end is seen. */
const OVER_TICKS = 45;
/** A chain from here on is said aloud. */
const SAID_LINKS = 3;

export class Table<Setup, State extends Played, Event> {
  readonly cabinet: Cabinet<Setup, State, Event>;
  readonly hud: Hud<State, Event>;
  readonly phase = signal<Phase>('setup');
  readonly verdict = signal<Verdict<State> | undefined>(undefined);
  readonly best = signal<number | undefined>(undefined);
  /** For screen readers: the last chain of note. */
  readonly said = signal(0);
  #session: Session<Setup, State, Event>;
  #turns: readonly number[] = [];
  #afterTicks = 0;
  readonly #root: HTMLElement;
  readonly #sound: Sound;
  readonly #picture: Picture<State, Event>;
  readonly #keyboard: Keyboard;
  readonly #controls: Controls;
  readonly #clock: Clock;
  readonly #endings: readonly (() => void)[];

  constructor(
    cabinet: Cabinet<Setup, State, Event>,
    { root, field, canvas, deck }: Elements,
    setup: Setup,
    sound: Sound,
  ) {
    this.cabinet = cabinet;
    this.#session = new Session(cabinet.game, setup, 0);
    this.hud = new Hud(this.#session.state, cabinet.gain);
    this.#root = root;
    this.#sound = sound;
    this.#picture = new Picture(canvas, cabinet.painter(lookOf(settings.value), window.devicePixelRatio));
    this.#keyboard = new Keyboard(window, settings.value.keys);
    this.#keyboard.enabled = false;
    const touch = new Touch(field, { cell: () => this.#picture.cell });
    this.#controls = new Controls([this.#keyboard, touch, new Pads(deck)], () => repeatFor(cabinet.repeat));
    this.#clock = new Clock(screenFrames, { tick: () => this.#tick(), draw: (mix) => this.#draw(mix) });
    this.#endings = this.#listen();
  }

  get setup(): Setup {
    return this.#session.setup;
  }

  start(setup: Setup, seed: number): void {
    dropSave(this.cabinet.game);
    this.#seat(new Session(this.cabinet.game, setup, seed), []);
    this.resume();
  }

  /** Takes up a saved game; it waits, paused. */
  adopt({ session, turns }: Saved<Setup, State, Event>): void {
    this.#seat(session, turns);
    this.phase.value = 'paused';
    this.#still();
  }

  /** Says whether there was something to pause. */
  pause(): boolean {
    if (this.phase.value !== 'playing') return false;
    this.phase.value = 'paused';
    this.#clock.stop();
    this.#release();
    keep(this.#session);
    return true;
  }

  resume(): void {
    this.phase.value = 'playing';
    this.#keyboard.enabled = true;
    this.#clock.run();
  }

  /** The JSON form of the game so far. */
  replay(): string {
    return JSON.stringify(this.#session.replay());
  }

  place(layout: PageLayout): void {
    this.#picture.place(layout, lookOf(settings.value));
    if (this.phase.value !== 'playing') this.#still();
  }

  dispose(): void {
    if (this.phase.value === 'playing') keep(this.#session);
    this.#clock.stop();
    this.#controls.dispose();
    for (const end of this.#endings) end();
  }

  #listen(): readonly (() => void)[] {
    const pause = (): void => void this.pause();
    window.addEventListener('blur', pause);
    return [
      onHidden(pause),
      () => window.removeEventListener('blur', pause),
      effect(() => this.#picture.look(lookOf(settings.value), text().chainWord)),
      effect(() => void (this.#keyboard.map = settings.value.keys)),
      effect(() => this.#sound.mute(!settings.value.sound)),
      effect(() => void (this.#root.dataset['phase'] = this.phase.value)),
    ];
  }

  #seat(session: Session<Setup, State, Event>, turns: readonly number[]): void {
    this.#session = session;
    this.#turns = turns;
    this.#afterTicks = 0;
    this.verdict.value = undefined;
    this.said.value = 0;
    this.best.value = bestOf(this.cabinet, session.setup);
    this.#release();
    this.#picture.clear();
    this.hud.show(session.state);
    this.#tell();
  }

  #release(): void {
    this.#controls.reset();
    this.#keyboard.enabled = false;
  }

  #tick(): void {
    if (this.phase.value !== 'playing') return this.#tickAfter();
    const events = this.#session.advance([this.#controls.sample()]);
    const { before, state, ticks } = this.#session;
    this.#picture.add({ before, after: state, events, tick: ticks });
    this.#turns = tally(this.#turns, events, this.cabinet.turn);
    this.hud.tick(this.#session.state, events, settings.value.motion === 'reduced');
    for (const event of events) this.#react(event);
    this.#tell();
    if (this.#session.ticks % SAVE_TICKS === 0) keep(this.#session);
    if (this.#session.result) this.#end();
  }

  #react(event: Event): void {
    const chain = this.cabinet.turn(event) ?? 0;
    if (chain >= SAID_LINKS) this.said.value = chain;
    for (const cue of this.cabinet.cues(event)) {
      this.#sound.play(cue.cue, cue.level);
      if (settings.value.haptics) vibrate(hapticMs(cue));
    }
  }

  #end(): void {
    this.phase.value = 'over';
    this.#release();
    dropSave(this.cabinet.game);
    recordBest(this.cabinet, this.setup, this.#session.state.score);
  }

  #tickAfter(): void {
    this.hud.tick(this.#session.state, [], settings.value.motion === 'reduced');
    if (++this.#afterTicks !== OVER_TICKS) return;
    this.verdict.value = { state: this.#session.state, previous: this.best.value, turns: this.#turns };
  }

  #draw(mix: number): boolean {
    const { before, state, ticks } = this.#session;
    const moving = this.#picture.paint({ before, after: state, mix, now: ticks + this.#afterTicks + mix });
    return this.phase.value === 'playing' || moving || this.verdict.value === undefined;
  }

  /** One picture of a game that does not run. */
  #still(): void {
    const { state, ticks } = this.#session;
    this.#picture.paint({ before: state, after: state, mix: 1, now: ticks + this.#afterTicks });
  }

  #tell(): void {
    const { dataset } = this.#root;
    const { score, pairs } = this.#session.state;
    dataset['ticks'] = String(this.#session.ticks);
    if (dataset['score'] !== String(score)) dataset['score'] = String(score);
    if (dataset['pairs'] !== String(pairs)) dataset['pairs'] = String(pairs);
  }
}

/** Browsers complain about a vibration before the first touch. */
function vibrate(ms: number): void {
  if (ms > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
