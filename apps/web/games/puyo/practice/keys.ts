import { isTaken } from '../tools/keys.ts';
import type { Practice } from './practice.ts';

/** Does what a key means while pairs are placed turn by turn; false when it means nothing. */
export function pressPracticeKey(practice: Practice, event: KeyboardEvent): boolean {
  const { code } = event;
  if (practice.live.value) {
    if (code !== 'Escape') return false;
    practice.live.value = false;
    return true;
  }
  if (isTaken(event)) return false;
  const tries: Readonly<Record<string, () => void>> = {
    ArrowUp: () => practice.toTry(-1),
    ArrowDown: () => practice.toTry(1),
  };
  const does: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => practice.move(-1),
    ArrowRight: () => practice.move(1),
    ArrowUp: () => practice.rotate(1),
    KeyX: () => practice.rotate(1),
    KeyZ: () => practice.rotate(-1),
    ArrowDown: () => practice.place(),
    Backspace: () => practice.undo(),
    KeyB: () => practice.followBot(),
    KeyN: () => practice.newTry(),
  };
  const meant = event.shiftKey ? tries : does;
  const action = Object.hasOwn(meant, code) ? meant[code] : undefined;
  action?.();
  return action !== undefined;
}
