// The way in which the person last chose to play a game.

import { keptKind, type StoredKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';
import { isPlayable } from '../ui/offered.ts';

/** A game's page, as far as it matters here. */
interface Choosable<Setup> {
  readonly game: { readonly id: string; parseSetup(raw: unknown): Setup };
  readonly first: Setup;
  readonly isOffered: (setup: unknown) => boolean;
  readonly choices: readonly { readonly key: keyof Setup & string; readonly values: readonly unknown[] }[];
}

function keyOf({ id }: { readonly id: string }): string {
  return `rensa:setup:${id}`;
}

export function chosenSetup<Setup>(chosen: Choosable<Setup>): Setup {
  return store.load(keyOf(chosen.game), (raw) => parseOffered(chosen, raw), chosen.first).value;
}

/** More can be played than is offered here; of that, one choice might not go with another. */
function parseOffered<Setup>(chosen: Choosable<Setup>, raw: unknown): Setup {
  if (!isPlayable(chosen, raw)) throw new Error('a setup that is not offered');
  const setup = chosen.game.parseSetup(raw);
  // Leaves out what can only be tried again: it is no way to begin.
  if (!chosen.choices.every(({ key, values }) => values.includes(setup[key]))) throw new Error('a setup to try again');
  return setup;
}

/** The last choice of a game. */
export function setupKind<Setup>(chosen: Choosable<Setup>): StoredKind {
  return keptKind(new RegExp(`^${keyOf(chosen.game)}$`), (raw) => parseOffered(chosen, raw));
}

export function rememberSetup<Setup>({ game }: Choosable<Setup>, setup: Setup): void {
  store.save(keyOf(game), setup);
}
