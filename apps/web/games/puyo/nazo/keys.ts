import { isTaken } from '../tools/keys.ts';
import type { NazoGame } from './game.ts';

interface NazoHand {
  readonly game: NazoGame;
  readonly place: () => void;
  readonly hint: () => void;
}

/** Does what a key means at a puzzle. Says whether it means something. */
export function pressNazoKey(event: KeyboardEvent, { game, place, hint }: NazoHand): boolean {
  if (isTaken(event) || game.shown.value) return false;
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
  };
  const action = Object.hasOwn(does, event.code) ? does[event.code] : undefined;
  action?.();
  return action !== undefined;
}
