import { effect } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { Player } from './player.ts';
import { type Note, voiceOf } from './voices.ts';

export interface Sound {
  /** Plays a cue. Silent until the first gesture, while muted, and for an unknown cue. `volume` is from 0 to 1. */
  play(cue: string, level: number, volume?: number): void;
  /** Plays music; also silent while a person wants none. */
  playMusic(notes: readonly Note[]): void;
  mute(muted: boolean): void;
}

/** Gestures that open the audio context. Browsers complain about one opened before, and keep it silent. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;

/** Player of all pages: every audio context costs a thread, and browsers allow few. */
let player: Player | undefined;
let listening = false;

function wake(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  for (const type of GESTURES) window.removeEventListener(type, wake, true);
  const made = new Player(new AudioContext({ latencyHint: 'interactive' }));
  effect(() => made.setVolumes(settings.value.effects / 100, settings.value.music / 100));
  player = made;
}

function listen(): void {
  if (listening) return;
  listening = true;
  for (const type of GESTURES) window.addEventListener(type, wake, true);
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) player?.sleep();
  });
}

/** True while the page is hidden. Its pause sheet opens then, and must not be heard. */
function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

export function createSound(): Sound {
  let muted = false;
  listen();
  return {
    play(cue, level, volume = 1) {
      if (!muted && !isHidden()) player?.play(softened(voiceOf(cue, level), volume));
    },
    playMusic(notes) {
      if (!muted && settings.value.music > 0) player?.playMusic(notes);
    },
    mute(now) {
      muted = now;
      if (muted) player?.sleep();
    },
  };
}

function softened(notes: readonly Note[], volume: number): readonly Note[] {
  return volume === 1 ? notes : notes.map((note) => ({ ...note, gain: note.gain * volume }));
}
