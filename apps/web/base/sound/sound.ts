import { Synth } from './synth.ts';
import { voiceOf } from './voices.ts';

export interface Sound {
  /** Silent until the first gesture, while muted, and for a cue it does not know. */
  play(cue: string, level: number): void;
  mute(muted: boolean): void;
}

/** Browsers complain of an audio context that is made before the person has touched anything, and keep it silent. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;

export function createSound(): Sound {
  let synth: Synth | undefined;
  let muted = false;
  const wake = (): void => {
    if (!navigator.userActivation.hasBeenActive) return;
    for (const type of GESTURES) window.removeEventListener(type, wake, true);
    synth = new Synth(new AudioContext({ latencyHint: 'interactive' }));
  };
  for (const type of GESTURES) window.addEventListener(type, wake, true);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') synth?.sleep();
  });
  return {
    play(cue, level) {
      if (!muted) synth?.play(voiceOf(cue, level));
    },
    mute(now) {
      muted = now;
      if (muted) synth?.sleep();
    },
  };
}
