// Names of actions and of the parts of a game controller.

import { buttonName } from '../../base/controls/padnames.ts';
import type { Action } from '@rensa/controls';
import { controlsWords } from './text/text.ts';

/** Name of an action that steers. */
export function actionName(action: string): string {
  const t = controlsWords();
  const names: Readonly<Record<string, string>> = {
    left: t.moveLeft,
    right: t.moveRight,
    rotateLeft: t.rotateLeft,
    rotateRight: t.rotateRight,
    soft: t.keySoft,
    hard: t.keyHard,
    pause: t.pause,
    restart: t.restart,
  } satisfies Record<Action, string>;
  return names[action] ?? action;
}

/** Name of an action that fits on a drawn key. */
export function shortName(action: string): string {
  const t = controlsWords();
  const names: Readonly<Record<string, string>> = {
    rotateLeft: '↺',
    rotateRight: '↻',
    soft: t.shortSoft,
    hard: t.shortHard,
    pause: t.shortPause,
    restart: t.shortRestart,
  } satisfies Partial<Record<Action, string>>;
  return names[action] ?? actionName(action);
}

const DIRECTIONS: Readonly<Record<string, string>> = { '0-': '←', '0+': '→', '1-': '↑', '1+': '↓' };

/** Name of a part such as `button 0` or `axis 2-`. */
export function partName(part: string): string {
  const t = controlsWords();
  const [kind = '', which = ''] = part.split(' ');
  if (kind === 'button') return buttonName(part) ?? t.partButton(Number(which));
  const axis = Number.parseInt(which, 10);
  const way = DIRECTIONS[`${axis % 2}${which.at(-1)}`] ?? which;
  return t.partStick(axis < 2 ? t.leftStick : t.rightStick, way);
}
