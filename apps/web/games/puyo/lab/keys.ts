// The keys of the lab. Arrow keys step along the chain unless the focused element uses them.

import type { ToolKey } from '../tools/keyhints.tsx';
import { isTyping } from '../tools/keys.ts';
import type { Lab } from './lab.ts';
import { settled } from './board/labfield.ts';
import { labWords } from './text/text.ts';

/** Runs the action of a key. Returns whether the key has an action. */
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
  const always: Readonly<Record<string, () => void>> = {
    KeyT: () => (lab.showsTriggers.value = !lab.showsTriggers.value),
    KeyG: () => lab.change(settled),
    KeyR: () => (lab.rot.value = (lab.rot.value + 1) % 4),
    KeyD: () => lab.toggle('drop'),
    KeyP: () => lab.toggle('pick'),
  };
  const unfocused: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Space: () => player.toggle(),
    Home: () => player.close(),
    End: () => player.toEnd(),
  };
  if (Object.hasOwn(always, code)) return always[code];
  return !usesArrows(target) && Object.hasOwn(unfocused, code) ? unfocused[code] : undefined;
}

/** Returns whether the focused element uses the keys of the chain itself. */
function usesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [role="grid"], [role="radiogroup"]') !== null;
}

/** The keys as the page lists them. */
export function labKeys(): readonly ToolKey[] {
  const t = labWords();
  return [
    { does: t.keyStep, codes: ['ArrowLeft', 'ArrowRight'] },
    { does: t.keyPlay, codes: ['Space'] },
    { does: t.keyTriggers, codes: ['KeyT'] },
    { does: t.letFall, codes: ['KeyG'] },
    { does: t.dropPair, codes: ['KeyD'] },
    { does: t.pick, codes: ['KeyP'] },
  ];
}
