// The keys of the lab. Arrow keys belong to whatever has the focus; beside the field they step along the chain.

import { isTyping } from '../tools/keys.ts';
import type { Lab } from './lab.ts';
import { settled } from './board/labfield.ts';

/** Does what a key means. Says whether it means something. */
export function pressLabKey(lab: Lab, event: KeyboardEvent): boolean {
  const { code } = event;
  if (isTyping(event.target)) return false;
  const digit = /^(?:Digit|Numpad)([0-6])$/.exec(code)?.[1];
  if (digit !== undefined) {
    lab.paintWith(Number(digit));
    return true;
  }
  const action = actionOf(lab, code, event.target);
  action?.();
  return action !== undefined;
}

function actionOf(lab: Lab, code: string, target: EventTarget | null): (() => void) | undefined {
  const { player } = lab;
  const anywhere: Readonly<Record<string, () => void>> = {
    KeyT: () => (lab.showsTriggers.value = !lab.showsTriggers.value),
    KeyG: () => lab.change(settled),
    KeyR: () => (lab.rot.value = (lab.rot.value + 1) % 4),
    KeyD: () => lab.take('drop'),
    KeyP: () => lab.take('pick'),
  };
  const outside: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Space: () => player.toggle(),
    Home: () => player.close(),
    End: () => player.toEnd(),
  };
  if (Object.hasOwn(anywhere, code)) return anywhere[code];
  return !hasFocus(target) && Object.hasOwn(outside, code) ? outside[code] : undefined;
}

/** Does an element have the focus that uses these keys itself? */
function hasFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [role="grid"], [role="radiogroup"]') !== null;
}
