import type { KeyMap } from '@rensa/controls';
import { onKeys } from '../screen/shortcut.ts';
import { partsOf, without } from './bindings.ts';
import { keysFor, type ProfileName } from './profiles.ts';

/** The keys that pause a game and go on with it. A key that is bound to the game is not one of them. */
export function pauseKeys(name: ProfileName, played: KeyMap = {}): readonly string[] {
  const keys = partsOf(without(keysFor(name), played), 'pause');
  return keys.length > 0 ? keys : ['Escape'];
}

/** The keys that ask for a restart. */
export function restartKeys(name: ProfileName): readonly string[] {
  return partsOf(keysFor(name), 'restart');
}

/** Calls back when one of these keys goes down. The key is used up if that says so. Gives a function that ends this. */
export function onPlayKey(keys: () => readonly string[], callback: () => boolean): () => void {
  // An Escape that opens a sheet would close it again, if it were not used up.
  return onKeys((event) => !event.repeat && keys().includes(event.code) && callback());
}
