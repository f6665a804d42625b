import type { Note } from './voices.ts';

/** Gain of everything: a game should not be the loudest program. */
const VOLUME = 0.4;
const ATTACK_SECONDS = 0.004;
const SILENCE = 0.0001;

/** Plays notes on an audio context. A limiter holds back any number of them. */
export class Synth {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #volume: GainNode;
  readonly #noise: AudioBuffer;

  /** `volume` scales everything, from 0 to 1. */
  constructor(context: BaseAudioContext, volume = 1) {
    this.#context = context;
    this.#volume = context.createGain();
    this.#out = openOutput(context, this.#volume);
    this.volume = volume;
    this.#noise = makeNoise(context);
  }

  set volume(volume: number) {
    this.#volume.gain.value = VOLUME * volume;
  }

  play(notes: readonly Note[]): void {
    for (const note of notes) this.#start(note);
  }

  #start(note: Note): void {
    const from = this.#context.currentTime + note.at;
    const until = from + note.seconds;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(SILENCE, from);
    gain.gain.exponentialRampToValueAtTime(note.gain, from + ATTACK_SECONDS);
    gain.gain.exponentialRampToValueAtTime(SILENCE, until);
    const source = note.wave === 'noise' ? this.#breath(note, gain) : this.#tone(note, note.wave, gain);
    gain.connect(this.#out);
    source.start(from);
    source.stop(until);
    source.addEventListener('ended', () => gain.disconnect());
  }

  #tone(note: Note, wave: OscillatorType, to: AudioNode): AudioScheduledSourceNode {
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave;
    this.#bend(oscillator.frequency, note);
    oscillator.connect(to);
    return oscillator;
  }

  #breath(note: Note, to: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource();
    const band = this.#context.createBiquadFilter();
    source.buffer = this.#noise;
    source.loop = true;
    band.type = 'bandpass';
    this.#bend(band.frequency, note);
    source.connect(band).connect(to);
    return source;
  }

  #bend(frequency: AudioParam, note: Note): void {
    const from = this.#context.currentTime + note.at;
    frequency.setValueAtTime(note.hz, from);
    frequency.exponentialRampToValueAtTime(note.toHz, from + note.seconds);
  }
}

function openOutput(context: BaseAudioContext, volume: GainNode): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.knee.value = 6;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  limiter.connect(volume).connect(context.destination);
  return limiter;
}

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return buffer;
}
