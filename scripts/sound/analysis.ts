// Measures a sound: its loudness, its length and its strongest tone.

export const SAMPLE_RATE = 48_000;
const WINDOW = 0.1 * SAMPLE_RATE;
const HOP = 0.01 * SAMPLE_RATE;
/** Level below which a sound has ended, in dB relative to full scale. */
const SILENCE = -60;
/** Range of the tones to find, from a low thud to a shrill ring, with four steps per semitone. */
const LOWEST_HZ = 55;
const HIGHEST_HZ = 4_000;
const TONES_PER_OCTAVE = 48;

export interface SoundFigures {
  /** The largest sample, in dB relative to full scale. */
  readonly peak: number;
  /** Loudness of the loudest tenth of a second, weighted by ITU-R BS.1770, in LUFS. */
  readonly loudness: number;
  /** Seconds until silence. */
  readonly seconds: number;
  /** Time of the loudest tenth of a second, in ms. */
  readonly loudestAt: number;
  /** The strongest tone, in Hz. */
  readonly tone: number;
}

export function analyze(samples: readonly number[]): SoundFigures {
  const weighted = filter(filter(samples, SHELF), HIGH_PASS);
  const windows = windowsOf(weighted);
  const loudest = windows.indexOf(Math.max(...windows));
  return {
    peak: decibels(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)),
    loudness: -0.691 + 10 * Math.log10(Math.max(...windows)),
    seconds: (1 + samples.findLastIndex((sample) => decibels(Math.abs(sample)) > SILENCE)) / SAMPLE_RATE,
    loudestAt: Math.round((1000 * loudest * HOP) / SAMPLE_RATE),
    tone: strongestTone(samples),
  };
}

function decibels(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-9));
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of BS.1770 at 48 kHz. */
const SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function filter(samples: readonly number[], { b, a }: Biquad): number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The mean square of every tenth of a second. */
function windowsOf(samples: readonly number[]): number[] {
  const count = Math.max(1, 1 + Math.floor((samples.length - WINDOW) / HOP));
  return Array.from({ length: count }, (_, i) => {
    const part = samples.slice(i * HOP, i * HOP + WINDOW);
    return part.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW;
  });
}

function strongestTone(samples: readonly number[]): number {
  const count = Math.floor(TONES_PER_OCTAVE * Math.log2(HIGHEST_HZ / LOWEST_HZ));
  const tones = Array.from({ length: count }, (_, i) => LOWEST_HZ * 2 ** (i / TONES_PER_OCTAVE));
  const powers = tones.map((hz) => powerAt(samples, hz));
  return Math.round(tones[powers.indexOf(Math.max(...powers))]);
}

/** The energy at one frequency, by Goertzel's method. */
function powerAt(samples: readonly number[], hz: number): number {
  const k = 2 * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE);
  let [s1, s2] = [0, 0];
  for (const sample of samples) [s2, s1] = [s1, sample + k * s1 - s2];
  return s1 * s1 + s2 * s2 - k * s1 * s2;
}

/** A WAV file of 16 bits. */
export function wavOf(samples: readonly number[]): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, i) => data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
