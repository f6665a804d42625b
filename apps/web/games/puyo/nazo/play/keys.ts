import { isTaken } from '../../tools/keys.ts';
import type { NazoScene } from './scene.ts';
import { stopShowing } from './showing.ts';

interface NazoHand {
  readonly scene: NazoScene;
  readonly place: () => void;
  readonly hint: () => void;
  /** To the next puzzle, or to the one before. */
  readonly beside: (by: 1 | -1) => void;
}

/** Does what a key means at a puzzle. Says whether it means something. While the page shows something, any of them stops it. */
export function pressNazoKey(event: KeyboardEvent, { scene, place, hint, beside }: NazoHand): boolean {
  if (isTaken(event)) return false;
  const { game } = scene;
  const does: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => game.move(-1),
    ArrowRight: () => game.move(1),
    ArrowUp: () => game.rotate(1),
    KeyX: () => game.rotate(1),
    KeyZ: () => game.rotate(-1),
    ArrowDown: place,
    Space: place,
    Backspace: () => game.takeBack(),
    KeyR: () => game.restart(),
    KeyH: hint,
    BracketLeft: () => beside(-1),
    BracketRight: () => beside(1),
  };
  const action = Object.hasOwn(does, event.code) ? does[event.code] : undefined;
  if (game.shown.value && (action !== undefined || event.code === 'Escape')) {
    stopShowing(scene);
    return true;
  }
  action?.();
  return action !== undefined;
}
