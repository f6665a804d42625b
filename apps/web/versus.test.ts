import { GAMES } from '@rensa/games';
import { expect, test } from 'vitest';
import { CATALOG } from './catalog/catalog.ts';
import { hasVersus } from './versus/listing/listing.ts';

test('every game with matches is listed with its match', () => {
  const listed = CATALOG.filter(hasVersus).map(({ id }) => id);
  expect(listed).toEqual(GAMES.filter(({ duel }) => duel !== null).map(({ id }) => id));
});
