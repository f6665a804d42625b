import { Player } from './player.ts';
import { voiceOf } from './voices.ts';

export interface Sound {
  /** Silent until the first gesture, while muted, and for a cue it does not know. */
  play(cue: string, level: number): void;
  mute(muted: boolean): void;
}

/** Browsers complain of an audio context that is made before the person has touched anything, and keep it silent. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;

export function createSound(): Sound {
  let player: Player | undefined;
  let muted = false;
  const wake = (): void => {
    if (!navigator.userActivation.hasBeenActive) return;
    for (const type of GESTURES) window.removeEventListener(type, wake, true);
    player = new Player(new AudioContext({ latencyHint: 'interactive' }));
  };
  for (const type of GESTURES) window.addEventListener(type, wake, true);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') player?.sleep();
  });
  return {
    play(cue, level) {
      if (!muted) player?.play(voiceOf(cue, level));
    },
    mute(now) {
      muted = now;
      if (muted) player?.sleep();
    },
  };
}
