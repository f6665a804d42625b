// A new game takes the place of a saved one: until its first piece has landed, there is a way back.

import { effect } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { dismiss, notify } from '../../base/screen/notice.ts';
import type { SavedGame } from '../saves/save.ts';
import { playWords } from '../text/text.ts';
import type { SoloGame } from './solo.ts';

/**
 * To be called when the new game has begun. `onUndo` takes the saved one up again. Returns a function that takes the way
 * back away, and leaves the saved game.
 */
export function replaceSaved<G extends FallingTypes>(
  solo: SoloGame<G>,
  { stored }: SavedGame<G>,
  onUndo: () => void,
): () => void {
  const started = solo.session;
  const notice = notify(() => playWords().savedReplaced, {
    words: () => playWords().undo,
    act: () => {
      end();
      onUndo();
    },
  });
  const end = effect(() => {
    const { pairs } = solo.hud.state.value;
    if (solo.session === started && pairs === 0) return;
    if (solo.session === started) stored.remove();
    // An effect that ends itself, or changes what it has read, goes round in circles.
    queueMicrotask(giveUp);
  });
  const giveUp = (): void => {
    dismiss(notice);
    end();
  };
  return giveUp;
}
