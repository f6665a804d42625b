// How the person last chose to play.

import { parseSetup, type Setup } from '@rensa/games/puyo';
import { notify } from '../notice.ts';
import { store } from '../storage.ts';

const KEY = 'rensa:setup:puyo';
const DEFAULT: Setup = parseSetup({ rules: 'classic' });

export function lastSetup(): Setup {
  const { value, damaged } = store.load(KEY, parseSetup, DEFAULT);
  if (damaged) notify((text) => text.toastDamagedSettings);
  return value;
}

export function rememberSetup(setup: Setup): void {
  store.save(KEY, setup);
}
