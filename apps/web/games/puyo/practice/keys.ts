import type { Practice } from './practice.ts';

/** Does what a key means while pairs are placed turn by turn. Says whether it means something. */
export function pressPracticeKey(practice: Practice, { code, target }: KeyboardEvent): boolean {
  if (practice.live.value) {
    if (code !== 'Escape') return false;
    practice.live.value = false;
    return true;
  }
  if (target instanceof HTMLInputElement) return false;
  const does: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => practice.move(-1),
    ArrowRight: () => practice.move(1),
    ArrowUp: () => practice.rotate(1),
    KeyX: () => practice.rotate(1),
    KeyZ: () => practice.rotate(-1),
    ArrowDown: () => practice.place(),
    Backspace: () => practice.undo(),
    KeyB: () => playBot(practice),
  };
  const action = Object.hasOwn(does, code) ? does[code] : undefined;
  action?.();
  return action !== undefined;
}

/** The first press asks the bot, the next one does what it says. */
function playBot(practice: Practice): void {
  const place = practice.bot.value?.places.value?.[practice.advised.value];
  if (practice.bot.value === undefined) practice.setBot(true);
  else if (place !== undefined) practice.place({ col: place.col, rot: place.rot });
}
