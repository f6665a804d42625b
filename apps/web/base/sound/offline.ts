// Sounds as samples, from the same synthesizer as on the page. `npm run check:sound` measures them.

import { BAR_STEPS, composeStep, type Danger, stepTicks, type Theme } from './music.ts';
import { Synth } from './synth.ts';
import { CUE_NAMES, voiceOf } from './voices.ts';

export { CUE_NAMES };

const SAMPLE_RATE = 48_000;
/** Seconds of the longest cue with its fading. */
const SECONDS = 1.6;
/** Seconds until a limiter is as on a page that has been open for a while. */
const LEAD_SECONDS = 0.5;

interface HeardCue {
  readonly cue: string;
  readonly level: number;
}

/** Renders all these cues at once. */
export async function render(cues: readonly HeardCue[]): Promise<number[]> {
  const context = new OfflineAudioContext(1, SAMPLE_RATE * (LEAD_SECONDS + SECONDS), SAMPLE_RATE);
  const synth = new Synth(context);
  for (const { cue, level } of cues) {
    synth.play(voiceOf(cue, level).map((note) => ({ ...note, at: note.at + LEAD_SECONDS })));
  }
  const buffer = await context.startRendering();
  return [...buffer.getChannelData(0).subarray(SAMPLE_RATE * LEAD_SECONDS)];
}

const TICKS_PER_SECOND = 60;
const BARS = 4;

/** Renders some bars of a theme, as loud as music gets. */
export async function renderMusic(theme: Theme, danger: Danger): Promise<number[]> {
  const seconds = stepTicks(theme, danger) / TICKS_PER_SECOND;
  const steps = BARS * BAR_STEPS;
  const context = new OfflineAudioContext(1, SAMPLE_RATE * Math.ceil(steps * seconds + SECONDS), SAMPLE_RATE);
  const synth = new Synth(context);
  for (let step = 0; step < steps; step++) {
    synth.play(composeStep(theme, step, danger).map((note) => ({ ...note, at: note.at + step * seconds })));
  }
  return [...(await context.startRendering()).getChannelData(0)];
}
