import { Synth } from './synth.ts';
import { type Note, voiceOf } from './voices.ts';

export interface Sound {
  /** Silent until the first gesture, while muted, and for a cue it does not know. */
  play(cue: string, level: number): void;
  mute(muted: boolean): void;
}

/** Browsers complain of an audio context that is made before the person has touched anything, and keep it silent. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;

export function createSound(): Sound {
  let output: SoundOutput | undefined;
  let muted = false;
  const wake = (): void => {
    if (!navigator.userActivation.hasBeenActive) return;
    for (const type of GESTURES) window.removeEventListener(type, wake, true);
    output = openOutput();
  };
  for (const type of GESTURES) window.addEventListener(type, wake, true);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') output?.sleep();
  });
  return {
    play(cue, level) {
      if (!muted) output?.play(voiceOf(cue, level));
    },
    mute(now) {
      muted = now;
      if (muted) output?.sleep();
    },
  };
}

interface SoundOutput {
  play(notes: readonly Note[]): void;
  sleep(): void;
}

function openOutput(): SoundOutput {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const synth = new Synth(context);
  return {
    /** A context that the system has put to sleep wakes for the next cue. */
    play(notes) {
      if (context.state !== 'running') void context.resume();
      synth.play(notes);
    },
    sleep() {
      if (context.state === 'running') void context.suspend();
    },
  };
}
