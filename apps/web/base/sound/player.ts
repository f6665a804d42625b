import { Synth } from './synth.ts';
import type { Note } from './voices.ts';

/** Milliseconds after which a late sound no longer fits what is seen. */
const LATEST_MS = 150;

/** Plays notes while the audio context runs. Without a device it never runs, so nothing is scheduled before. */
export class Player {
  readonly #context: AudioContext;
  readonly #synth: Synth;
  /** Music has its own synthesizer, so that its limiter does not affect the cues. */
  readonly #music: Synth;
  /** Notes to play once the context runs. */
  #waiting: { readonly notes: readonly Note[]; readonly since: number } | undefined;
  #waking = false;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#synth = new Synth(context);
    this.#music = new Synth(context);
  }

  /** Plays a sound; wakes a sleeping context first. */
  play(notes: readonly Note[]): void {
    if (this.#context.state === 'running') return this.#synth.play(notes);
    this.#waiting = { notes, since: performance.now() };
    if (this.#waking) return;
    this.#waking = true;
    void this.#context.resume().then(() => this.#awake());
  }

  /** Plays music only while the context runs: missed notes are not made up for. */
  playMusic(notes: readonly Note[]): void {
    if (this.#context.state === 'running') this.#music.play(notes);
  }

  /** Sets both volumes, from 0 to 1. */
  setVolumes(effects: number, music: number): void {
    this.#synth.volume = effects;
    this.#music.volume = music;
  }

  sleep(): void {
    if (this.#context.state === 'running') void this.#context.suspend();
  }

  /** Plays the last sound that was asked for, unless that is too long ago. */
  #awake(): void {
    const { notes, since } = this.#waiting ?? { notes: [], since: 0 };
    this.#waking = false;
    this.#waiting = undefined;
    if (performance.now() - since < LATEST_MS) this.#synth.play(notes);
  }
}
