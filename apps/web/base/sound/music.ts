// Music without a recording: each step of a theme is a few quiet plucks, drawn from the theme's seed. The same step
// always sounds the same. Danger adds voices and raises them.

import { advance, below } from '@rensa/engine';
import type { Note } from './voices.ts';

export interface Theme {
  readonly seed: number;
  /** The lowest tone of its scale. */
  readonly rootHz: number;
  /** Semitones above the root. */
  readonly scale: readonly number[];
  /** Steps of the scale that the bars are built on, in turn. */
  readonly chords: readonly number[];
  /** Ticks between two steps without danger. */
  readonly stepTicks: number;
  readonly wave: 'sine' | 'triangle';
}

/** 0 for no danger, 1 for some, 2 for much. */
export type Danger = 0 | 1 | 2;

export const BAR_STEPS = 16;
/** Bars until the tune begins again. */
const TUNE_BARS = 8;
const HURRY_TICKS = 2;
/** Semitones that much danger raises everything by. */
const RAISE = 2;

/** Ticks between two steps; more danger makes steps shorter. */
export function stepTicks(theme: Theme, danger: Danger): number {
  return theme.stepTicks - HURRY_TICKS * danger;
}

function hz({ rootHz, scale }: Theme, degree: number, danger: Danger): number {
  const octave = Math.floor(degree / scale.length);
  const semitones = 12 * octave + (scale[degree - octave * scale.length] ?? 0) + (danger === 2 ? RAISE : 0);
  return rootHz * 2 ** (semitones / 12);
}

/** Whole number below `n`, the same one for the same step. */
function draw({ seed }: Theme, step: number, n: number): number {
  return below(advance(advance(Math.imul(seed + 1, 0x9e37_79b1) + step)), n);
}

interface Pluck {
  readonly degree: number;
  readonly seconds: number;
  readonly gain: number;
}

/** All plucks of a step, counted from the beginning of the music. */
export function composeStep(theme: Theme, step: number, danger: Danger): readonly Note[] {
  const at = step % BAR_STEPS;
  const chord = theme.chords[Math.floor(step / BAR_STEPS) % theme.chords.length] ?? 0;
  const plucks = [...bass(chord, at, danger), ...harmony(chord, at), ...melody(theme, chord, step)];
  const all = danger === 0 ? plucks : [...plucks, ...arpeggio(chord, at, danger)];
  return all.map(({ degree, seconds, gain }) => {
    const tone = hz(theme, degree, danger);
    return { wave: theme.wave, hz: tone, toHz: tone, at: 0, seconds, gain };
  });
}

function bass(chord: number, at: number, danger: Danger): readonly Pluck[] {
  const every = danger === 2 ? 4 : 8;
  return at % every === 0 ? [{ degree: chord, seconds: 1.1, gain: 0.03 }] : [];
}

function harmony(chord: number, at: number): readonly Pluck[] {
  if (at % 8 !== 4) return [];
  return [2, 4].map((above) => ({ degree: chord + above + 5, seconds: 0.9, gain: 0.009 }));
}

/** Tune that repeats after TUNE_BARS bars: a note on about every second beat, the first one always. */
function melody(theme: Theme, chord: number, step: number): readonly Pluck[] {
  const inTune = step % (TUNE_BARS * BAR_STEPS);
  const silent = inTune % 2 === 1 || (inTune % BAR_STEPS !== 0 && draw(theme, inTune, 100) >= 42);
  if (silent) return [];
  const above = [0, 2, 4, 1, 6][draw(theme, inTune + 7919, 5)] ?? 0;
  return [{ degree: chord + above + 10, seconds: 0.7, gain: 0.0145 }];
}

function arpeggio(chord: number, at: number, danger: Danger): readonly Pluck[] {
  if (danger === 1 && at % 2 === 0) return [];
  const above = [0, 2, 4, 7][at % 4] ?? 0;
  return [{ degree: chord + above + 5, seconds: 0.22, gain: 0.012 }];
}
