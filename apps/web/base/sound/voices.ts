// Sounds of the cues, as lists of notes. Nothing is recorded: every sound is made of a few tones and noises.

export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Frequencies at its start and end; for noise, the middle of the band. */
  readonly hz: number;
  readonly toHz: number;
  /** Seconds after the cue. */
  readonly at: number;
  readonly seconds: number;
  /** Gain; 1 is full. */
  readonly gain: number;
}

type Voice = (level: number) => readonly Note[];

const PENTATONIC = [0, 2, 4, 7, 9] as const;
const ROOT_HZ = 392;
/** Highest step, two octaves above the first pop: higher ones would be shrill. */
const HIGHEST_STEP = 10;

function pitch(step: number): number {
  const octave = Math.floor(step / PENTATONIC.length);
  const semitones = octave * 12 + (PENTATONIC[step % PENTATONIC.length] ?? 0);
  return ROOT_HZ * 2 ** (semitones / 12);
}

function tone(wave: Note['wave'], hz: number, seconds: number, gain: number, more: Partial<Note> = {}): Note {
  return { wave, hz, toHz: hz, at: 0, seconds, gain, ...more };
}

const thud = (hz: number, seconds: number, gain: number, at = 0): readonly Note[] => [
  tone('sine', hz, seconds, gain, { toHz: hz / 2, at }),
  tone('noise', hz * 4, seconds / 2, gain / 4, { toHz: hz * 2, at }),
];

const tune = (steps: readonly number[], every: number, seconds: number, gain: number): readonly Note[] =>
  steps.map((step, i) => tone('triangle', pitch(step), seconds, gain, { at: i * every }));

/** A pop. Each link is a step higher; longer chains ring longer and brighter, with more notes. */
const pop: Voice = (level) => {
  const size = Math.min(level, 12);
  const hz = pitch(Math.min(level - 1, HIGHEST_STEP));
  const seconds = 0.16 + 0.02 * size;
  const notes = [
    tone('triangle', hz * 0.7, 0.05, 0.22, { toHz: hz }),
    tone('triangle', hz, seconds, 0.3 - 0.005 * size, { at: 0.04 }),
    tone('sine', hz * 2, seconds, 0.04 + 0.008 * size, { at: 0.04 }),
    tone('noise', 1400 + 180 * size, 0.06, 0.1),
    ...thud(90, 0.12, 0.1 + 0.006 * size),
  ];
  if (level >= 3) notes.push(tone('sine', hz * 1.5, seconds, 0.08, { at: 0.08 }));
  if (level >= 5) notes.push(tone('triangle', hz * 2, seconds * 1.5, 0.06, { at: 0.12 }));
  if (level >= 7) notes.push(tone('sine', hz * 3, seconds * 2, 0.045, { at: 0.16 }));
  return notes;
};

/** Step of a scale for a line that grows; the scale starts again at its end. */
function stepOf(level: number): number {
  return level % HIGHEST_STEP;
}

const VOICES: Readonly<Record<string, Voice>> = {
  shift: () => [tone('triangle', 520, 0.12, 0.31, { toHz: 460 })],
  rotate: () => [tone('triangle', 360, 0.14, 0.3, { toHz: 560 })],
  land: () => thud(130, 0.17, 0.3),
  lock: () => [...thud(170, 0.12, 0.3), tone('triangle', 240, 0.07, 0.14)],
  drop: () => thud(110, 0.24, 0.46),
  fuse: (level) => [
    ...thud(95, 0.16, 0.24),
    tone('triangle', pitch(3), 0.24, 0.16, { toHz: pitch(Math.min(3 + level, HIGHEST_STEP)), at: 0.03 }),
  ],
  pop,
  cure: (level) => [
    tone('square', 700, 0.1, 0.08, { toHz: 180 }),
    ...tune(
      Array.from({ length: Math.min(level, 6) }, (_, i) => 2 + 2 * i),
      0.05,
      0.2,
      0.22,
    ),
  ],
  allClear: () => tune([0, 2, 4, 5, 7, 9, 10], 0.07, 0.4, 0.16),
  garbage: (level) => [
    tone('sine', 500, 0.16, 0.06, { toHz: 160 }),
    ...thud(75, 0.22 + 0.04 * Math.min(level, 5), 0.26 + 0.05 * Math.min(level, 5), 0.14),
  ],
  level: () => tune([0, 3, 5], 0.08, 0.22, 0.2),
  warn: () => [tone('triangle', 330, 0.16, 0.3), tone('triangle', 294, 0.22, 0.3, { at: 0.16 })],
  over: () => thud(62, 0.6, 0.3),
  crumble: (level) => thud(160 - 12 * Math.min(level, 5), 0.15, 0.27),
  button: () => [tone('sine', 660, 0.1, 0.28, { toHz: 740 })],
  sheet: () => [tone('sine', 440, 0.14, 0.24, { toHz: 587 })],
  best: () => tune([0, 2, 4, 5, 7], 0.09, 0.35, 0.16),
  won: () => tune([2, 4, 5, 7, 9], 0.1, 0.4, 0.15),
  lost: () => tune([4, 2, 0], 0.16, 0.35, 0.18),
  step: (level) => [tone('sine', pitch(stepOf(level)), 0.11, 0.14)],
  unstep: () => [tone('sine', pitch(0), 0.08, 0.14, { toHz: pitch(0) * 0.8 })],
  cross: () => [tone('noise', 2400, 0.05, 0.22), tone('triangle', 240, 0.05, 0.2)],
  met: () => tune([2, 4], 0.06, 0.16, 0.17),
  wrong: () => [tone('triangle', 220, 0.2, 0.24, { toHz: 185 })],
  solved: () => [0, 2, 4, 7].map((step, i) => tone('triangle', pitch(step), 0.9, 0.13, { at: i * 0.05 })),
};

/** Notes of a cue; none for an unknown one. */
export function voiceOf(cue: string, level: number): readonly Note[] {
  return Object.hasOwn(VOICES, cue) ? (VOICES[cue]?.(Math.max(1, level)) ?? []) : [];
}

/** Names of all cues. */
export const CUE_NAMES: readonly string[] = Object.keys(VOICES);
