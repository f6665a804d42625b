// The game whose matches were opened last: a link to matches opens it.

import { text } from '@rensa/engine';
import type { GameListing } from '../../listing/listing.ts';
import { keptKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';
import { hasVersus } from './listing.ts';
import { versusPath } from './path.ts';

const KEY = 'rensa:versus';

const parseLast = (raw: unknown): string => text(40)(raw, 'the last game');
export const LAST_VERSUS = keptKind(/^rensa:versus$/, parseLast);

/** The address of a link to matches. */
export function lastVersusPath(catalog: readonly GameListing[]): string {
  const last = store.load(KEY, parseLast, '').value;
  const games = catalog.filter(hasVersus);
  return versusPath((games.find(({ id }) => id === last) ?? games[0])?.id ?? '');
}

export function noteVersus(id: string): void {
  store.save(KEY, id);
}
