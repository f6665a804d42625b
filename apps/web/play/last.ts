// How the person last chose to play.

import { parseSetup, type Setup } from '@rensa/games/puyo';
import { store } from '../storage.ts';

const KEY = 'rensa:setup:puyo';
const DEFAULT: Setup = parseSetup({ rules: 'classic' });

export function lastSetup(): Setup {
  return store.load(KEY, parseSetup, DEFAULT).value;
}

export function rememberSetup(setup: Setup): void {
  store.save(KEY, setup);
}
