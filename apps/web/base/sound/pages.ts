// Sounds of the pages: buttons, sheets and results. Loads with the first gesture.

import { effect } from '@preact/signals';
import { onCue } from '../screen/cue.ts';
import { settings } from '../settings/settings.ts';
import { createSound } from './sound.ts';

const CLICKED = 'button, a[href], input';
/** Elements that play in a game, which has its own sounds. */
const PLAYS = '[data-button], .drawn-key';

export function openPageSounds(): void {
  const sound = createSound();
  effect(() => sound.mute(!settings.value.sound));
  onCue((cue) => sound.play(cue, 1));
  // By then a button that turns the sound off has done so.
  window.addEventListener('click', ({ target, detail }) => {
    if (!(target instanceof Element) || target.closest(PLAYS) !== null) return;
    if (target.closest(CLICKED) !== null && (detail > 0 || !isPlaying())) sound.play('button', 1);
  });
  window.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'range') sound.play('button', 1);
  });
}

function isPlaying(): boolean {
  return document.querySelector('[data-phase="playing"], [data-phase="ready"]') !== null;
}
