// Sounds and vibration of a puzzle: soft steps as the line grows, a chord at the end.

import type { Event } from '@rensa/games/loop';
import { vibrate } from '../../../base/screen/haptics.ts';
import { createSound } from '../../../base/sound/sound.ts';
import { settings } from '../../../base/settings/settings.ts';
import { effect, type ReadonlySignal } from '@preact/signals';
import { Tune } from './tune.ts';

const sound = createSound();

/** Mutes and unmutes the sound with the setting. Returns a function that ends this. */
export function openSound(): () => void {
  return effect(() => sound.mute(!settings.value.sound));
}

/** Plays music while a puzzle is played and the page visible, if music is on. Returns a function that ends this. */
export function openMusic(phase: ReadonlySignal<string>): () => void {
  const tune = new Tune(sound);
  const follow = (): void => {
    const { music, sound: audible } = settings.value;
    const visible = document.visibilityState === 'visible';
    if (phase.value === 'playing' && audible && music > 0 && visible) tune.run();
    else tune.pause();
  };
  const end = effect(follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    end();
    document.removeEventListener('visibilitychange', follow);
    tune.pause();
  };
}

const HAPTIC_MS = { met: 8, wrong: 20, cross: 6, solved: 30 } as const;

/** Plays the cues of events. `lines` is the number of lines on the board: the more, the higher the sound of a step. */
export function playCues(events: readonly Event[], lines: number): void {
  for (const event of events) cueOf(event, lines);
}

function cueOf(event: Event, lines: number): void {
  switch (event.kind) {
    case 'drawn':
      return sound.play('step', lines);
    case 'erased':
      return sound.play('unstep', 1);
    case 'crossed':
      sound.play('cross', 1);
      return vibrate(HAPTIC_MS.cross);
    case 'closed':
    case 'complete':
      sound.play('wrong', 1);
      return vibrate(HAPTIC_MS.wrong);
    case 'clue':
      if (event.status !== 'met') return;
      sound.play('met', 1);
      return vibrate(HAPTIC_MS.met);
    case 'solved':
      sound.play('solved', 1);
      return vibrate(HAPTIC_MS.solved);
    default:
  }
}
