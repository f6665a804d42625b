import type { NazoGame } from './game.ts';

interface NazoHand {
  readonly game: NazoGame;
  readonly place: () => void;
  readonly hint: () => void;
}

/** A text field, a list of choices or a button that has the focus needs its keys itself. */
function isTaken({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null || target instanceof HTMLInputElement) return true;
  return (code === 'Space' || code === 'Enter') && target.closest('a, button') !== null;
}

/** Does what a key means at a puzzle. Says whether it means something. */
export function pressNazoKey(event: KeyboardEvent, { game, place, hint }: NazoHand): boolean {
  if (isTaken(event)) return false;
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
