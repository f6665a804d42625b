import { describe, expect, it } from 'vitest';
import { MAX_COLS } from './falling/index.ts';
import { findGame, GAMES, type GameEntry } from './index.ts';

describe.each(GAMES.map((entry): [string, GameEntry] => [entry.id, entry]))('%s in the catalog', (id, entry) => {
  it('is found by its id and by that of its match', () => {
    expect([entry.game.id, entry.game.seats]).toEqual([id, 1]);
    expect(findGame(id)).toBe(entry);
    if (entry.duel === null) return;
    expect([entry.duel.id, entry.duel.seats]).toEqual([`${id}-versus`, 2]);
    expect(findGame(`${id}-versus`)).toBe(entry);
  });

  it('starts under each of its rulesets', () => {
    for (const rules of entry.rulesets) {
      const state = entry.game.start(entry.game.parseSetup({ rules }), 1);
      expect(entry.game.result(state)).toBeUndefined();
    }
  });
});

it.each(GAMES.map(({ id }) => id))('the board of %s is not too wide for falling games', async (id) => {
  const { COLS = 0 }: { readonly COLS?: number } = await import(`./${id}/index.ts`);
  expect(COLS).toBeLessThanOrEqual(MAX_COLS);
});

it('knows no other game', () => {
  expect(findGame('chess')).toBeUndefined();
});
