// What actions and the parts of a game controller are called.

import type { Action } from '@rensa/controls';
import { controlsWords } from './text/text.ts';

/** Of an action that steers. */
export function actionName(action: string): string {
  const t = controlsWords();
  const names: Readonly<Record<Action, string>> = {
    left: t.moveLeft,
    right: t.moveRight,
    rotateLeft: t.rotateLeft,
    rotateRight: t.rotateRight,
    soft: t.keySoft,
    hard: t.keyHard,
    pause: t.pause,
    restart: t.restart,
  };
  return names[action as Action];
}

/** Short enough for a drawn key. */
export function shortName(action: string): string {
  const t = controlsWords();
  const names: Readonly<Partial<Record<Action, string>>> = {
    rotateLeft: '↺',
    rotateRight: '↻',
    soft: t.shortSoft,
    hard: t.shortHard,
    pause: t.shortPause,
    restart: t.shortRestart,
  };
  return names[action as Action] ?? actionName(action);
}

/** By number, in the browser's standard order. */
const BUTTONS = ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'L3', 'R3', '↑', '↓', '←', '→'];
const WAYS: Readonly<Record<string, string>> = { '0-': '←', '0+': '→', '1-': '↑', '1+': '↓' };

/** Of a part such as `button 0` or `axis 2-`. */
export function partName(part: string): string {
  const t = controlsWords();
  const [kind = '', which = ''] = part.split(' ');
  if (kind === 'button') return BUTTONS[Number(which)] ?? t.partButton(Number(which));
  const axis = Number.parseInt(which, 10);
  const way = WAYS[`${axis % 2}${which.at(-1)}`] ?? which;
  return t.partStick(axis < 2 ? t.leftStick : t.rightStick, way);
}
