// How the person last chose to play a game.

import { notify } from '../notice.ts';
import { store } from '../storage.ts';

/** What is asked of a cabinet here. */
interface Chosen<Setup> {
  readonly game: { readonly id: string; parseSetup(raw: unknown): Setup };
  readonly first: Setup;
}

function keyOf({ id }: { readonly id: string }): string {
  return `rensa:setup:${id}`;
}

export function lastSetup<Setup>({ game, first }: Chosen<Setup>): Setup {
  const { value, damaged } = store.load(keyOf(game), (raw) => game.parseSetup(raw), first);
  if (damaged) notify((text) => text.toastDamagedSettings);
  return value;
}

export function rememberSetup<Setup>({ game }: Chosen<Setup>, setup: Setup): void {
  store.save(keyOf(game), setup);
}
