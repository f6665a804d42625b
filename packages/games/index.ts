// The catalog: every game that there is. What must be done for each game walks this list.

import { capsulesEntry } from './capsules/entry.ts';
import type { GameEntry } from './listing/entry.ts';
import { gemsEntry } from './gems/entry.ts';
import { loopEntry } from './loop/entry.ts';
import { puyoEntry } from './puyo/entry.ts';

export type { GameEntry };

export const GAMES: readonly GameEntry[] = [puyoEntry, gemsEntry, capsulesEntry, loopEntry];

/** Takes the id of a game, or of its duel. */
export function findGame(id: string): GameEntry | undefined {
  return GAMES.find(({ game, duel }) => game.id === id || duel?.id === id);
}
