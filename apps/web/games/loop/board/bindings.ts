// The keys of Loop: the standard ones, and those that the player has chosen.

import { DEFAULT_LOOP_KEYS, LOOP_ACTIONS, type LoopAction, type LoopKeys } from '@rensa/controls/loop';
import { partsOf } from '../../../base/controls/bindings.ts';
import { keyName } from '../../../base/controls/keynames.ts';
import { type OwnKeys, ownKeysFor } from '../../../base/controls/profiles.ts';
import type { NamedKeys } from '../../../listing/listing.ts';
import { loopWords } from '../text/text.ts';

const OWN: OwnKeys<LoopAction> = { actions: LOOP_ACTIONS, standard: DEFAULT_LOOP_KEYS };

export function loopKeys(): LoopKeys {
  return ownKeysFor('loop', OWN);
}

/** The first key of an action. */
export function keyOf(action: LoopAction): string {
  return partsOf(loopKeys(), action)[0] ?? '';
}

const ARROWS: readonly LoopAction[] = ['left', 'right', 'up', 'down'];

/** Help for screen readers: every key with its action. */
export function keyHelp(): string {
  const t = loopWords();
  const others = LOOP_ACTIONS.filter((action) => !ARROWS.includes(action));
  return t.boardHelp(
    ARROWS.map((action) => keyName(keyOf(action))).join(' '),
    others.map((action) => t.keyDoes(keyName(keyOf(action)), actionName(action))).reduce(t.list),
  );
}

export const loopNamedKeys: NamedKeys = { ...OWN, name: actionName, short: shortName };

function actionName(action: string): string {
  const t = loopWords();
  const names: Readonly<Record<string, string>> = {
    left: t.keyLeft,
    right: t.keyRight,
    up: t.keyUp,
    down: t.keyDown,
    draw: t.keyDraw,
    cross: t.keyCross,
    undo: t.undo,
    redo: t.redo,
    hint: t.hint,
    clue: t.keyClue,
    trial: t.trial,
    keep: t.trialKeep,
    discard: t.trialDiscard,
  } satisfies Record<LoopAction, string>;
  return names[action] ?? action;
}

function shortName(action: string): string {
  const short: Readonly<Record<string, string>> = {
    left: '',
    right: '',
    up: '',
    down: '',
    cross: '×',
    clue: loopWords().shortClue,
    discard: loopWords().shortDiscard,
  } satisfies Partial<Record<LoopAction, string>>;
  return short[action] ?? actionName(action);
}
