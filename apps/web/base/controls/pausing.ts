import type { KeyMap } from '@rensa/controls';
import { onKeys } from '../screen/shortcut.ts';
import { partsOf, without } from './bindings.ts';
import { keysFor, type ProfileName } from './profiles.ts';

/** Keys that pause a game and continue it, without those that are bound to the game. */
export function pauseKeys(name: ProfileName, played: KeyMap = {}): readonly string[] {
  const keys = partsOf(without(keysFor(name), played), 'pause');
  return keys.length > 0 ? keys : ['Escape'];
}

/** Keys that ask for a restart. */
export function restartKeys(name: ProfileName): readonly string[] {
  return partsOf(keysFor(name), 'restart');
}

/**
 * Calls back when one of these keys goes down, and uses the key up if the callback returns true. Returns a function
 * that stops this.
 */
export function onPlayKey(keys: () => readonly string[], callback: () => boolean): () => void {
  // An unused Escape that opens a sheet would close it again.
  return onKeys((event) => !event.repeat && keys().includes(event.code) && callback());
}
