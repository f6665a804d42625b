// Counts finished games. A game waits in localStorage until the database has it, because a page may be left at any
// time.

import { databaseTrouble } from '../database.ts';
import { persistOnceItMatters } from '../persist.ts';
import { keptKind } from '../kinds.ts';
import { store } from '../storage.ts';
import { type FinishedGame, parseFinished } from './game.ts';
import { finished, type FinishedGames } from './store.ts';

const PENDING = 'rensa:finished:';
/** Games that wait. */
export const PENDING_GAMES = keptKind(/^rensa:finished:.{1,80}$/, parseFinished);

/** Counts a game; the same run counts once. */
export async function countFinished(game: FinishedGame): Promise<void> {
  store.save(PENDING + game.run, game);
  await bringIn();
}

/** All games ever counted; if the database fails, those that wait for it. */
export async function listFinished(): Promise<FinishedGames> {
  await bringIn();
  const waiting = pending();
  const { games, totals } = await finished.list().catch(() => ({ games: [], totals: [] }));
  const known = new Set(games.map(({ run }) => run));
  return { games: [...games, ...waiting.filter(({ run }) => !known.has(run))], totals };
}

async function bringIn(): Promise<void> {
  const games = pending();
  if (games.length === 0) return;
  try {
    const count = await finished.add(games);
    for (const { run } of games) store.remove(PENDING + run);
    await persistOnceItMatters(count);
  } catch (error) {
    // The games still wait, so only a newer version needs a message.
    if (databaseTrouble(error) === 'newer') store.report('newer', PENDING);
  }
}

function pending(): readonly FinishedGame[] {
  const keys = store.keys().filter((key) => key.startsWith(PENDING) && !key.includes(':damaged:'));
  return keys.flatMap((key) => store.load<FinishedGame | undefined>(key, parseFinished, undefined).value ?? []);
}
