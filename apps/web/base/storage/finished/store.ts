import { committed, Database, type DatabaseShape, done } from '../database.ts';
import { type FinishedGame, parseFinished } from './game.ts';
import { addedUp, type FinishedTotal, parseTotal } from './totals.ts';

const GAMES = 'games';
const TOTALS = 'totals';
const SHAPE: DatabaseShape = {
  name: 'rensa-finished',
  version: 1,
  upgrade(database) {
    database.createObjectStore(GAMES, { keyPath: 'run' });
    database.createObjectStore(TOTALS, { keyPath: 'key' });
  },
};

/** Number of games kept one by one, and number of further games at which the oldest are added up. */
const MAX_GAMES = 10_000;
const SLACK = 500;

export interface FinishedGames {
  readonly games: readonly FinishedGame[];
  readonly totals: readonly FinishedTotal[];
}

class FinishedStore {
  readonly #database = new Database(SHAPE, () => indexedDB);

  /** Adds new games, and totals with more games than there were. Returns the number of games. */
  async add(games: readonly FinishedGame[], totals: readonly FinishedTotal[] = []): Promise<number> {
    const transaction = await this.#database.transaction([GAMES, TOTALS], 'readwrite');
    const stored = committed(transaction);
    const kept = transaction.objectStore(GAMES);
    for (const game of games) {
      if ((await done(kept.getKey(game.run))) === undefined) await done(kept.put(game));
    }
    await putLarger(transaction.objectStore(TOTALS), totals);
    const count = await done(kept.count());
    if (count > MAX_GAMES + SLACK) await addUpOldest(transaction);
    await stored;
    return count;
  }

  /** Lists games in order of time. Unreadable ones are left out, and stay stored. */
  async list(): Promise<FinishedGames> {
    const transaction = await this.#database.transaction([GAMES, TOTALS], 'readonly');
    const [games, totals] = await Promise.all([
      done(transaction.objectStore(GAMES).getAll()),
      done(transaction.objectStore(TOTALS).getAll()),
    ]);
    return { games: byTime(readable(games, parseFinished)), totals: readable(totals, parseTotal) };
  }

  async clear(): Promise<void> {
    const transaction = await this.#database.transaction([GAMES, TOTALS], 'readwrite');
    const stored = committed(transaction);
    for (const name of [GAMES, TOTALS]) transaction.objectStore(name).clear();
    await stored;
  }
}

/** Replaces totals by those with more games: another tab may have added some. */
async function putLarger(sums: IDBObjectStore, totals: readonly FinishedTotal[]): Promise<void> {
  for (const total of totals) {
    const [known] = readable([await done(sums.get(total.key))], parseTotal);
    if (known === undefined || known.games < total.games) await done(sums.put(total));
  }
}

async function addUpOldest(transaction: IDBTransaction): Promise<void> {
  const [kept, sums] = [transaction.objectStore(GAMES), transaction.objectStore(TOTALS)];
  const games = byTime(readable(await done(kept.getAll()), parseFinished));
  const oldest = games.slice(0, Math.max(0, games.length - MAX_GAMES));
  const totals = readable(await done(sums.getAll()), parseTotal);
  for (const total of addedUp(totals, oldest)) sums.put(total);
  for (const { run } of oldest) kept.delete(run);
}

function byTime(games: readonly FinishedGame[]): readonly FinishedGame[] {
  return games.toSorted((a, b) => a.at - b.at);
}

function readable<T>(all: readonly unknown[], parse: (raw: unknown) => T): readonly T[] {
  return all.flatMap((raw) => {
    try {
      return [parse(raw)];
    } catch {
      return [];
    }
  });
}

export const finished = new FinishedStore();
