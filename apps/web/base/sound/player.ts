import { Synth } from './synth.ts';
import type { Note } from './voices.ts';

/** A sound that comes later than this belongs to nothing that can be seen. */
const LATEST_MS = 150;

/** Plays notes while the audio context runs. Without a device it never does, so nothing is scheduled before. */
export class Player {
  readonly #context: AudioContext;
  readonly #synth: Synth;
  /** Apart from the cues, so that neither holds back the other. */
  readonly #music: Synth;
  /** What is to be heard once the context runs. */
  #waiting: { readonly notes: readonly Note[]; readonly since: number } | undefined;
  #waking = false;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#synth = new Synth(context);
    this.#music = new Synth(context);
  }

  /** A context that sleeps is woken first. */
  play(notes: readonly Note[]): void {
    if (this.#context.state === 'running') return this.#synth.play(notes);
    this.#waiting = { notes, since: performance.now() };
    if (this.#waking) return;
    this.#waking = true;
    void this.#context.resume().then(() => this.#awake());
  }

  /** Notes of music are not missed: they are played only while the context runs. */
  playMusic(notes: readonly Note[]): void {
    if (this.#context.state === 'running') this.#music.play(notes);
  }

  /** From 0 to 1. */
  setVolumes(effects: number, music: number): void {
    this.#synth.volume = effects;
    this.#music.volume = music;
  }

  sleep(): void {
    if (this.#context.state === 'running') void this.#context.suspend();
  }

  /** The last sound that was asked for is still heard, unless that was too long ago. */
  #awake(): void {
    const { notes, since } = this.#waiting ?? { notes: [], since: 0 };
    this.#waking = false;
    this.#waiting = undefined;
    if (performance.now() - since < LATEST_MS) this.#synth.play(notes);
  }
}
