// Loads the data of the statistics page.

import { earned, readAchievements } from '../../listing/achievements.ts';
import type { FinishedGame } from '../../base/storage/finished/game.ts';
import { listFinished } from '../../base/storage/finished/count.ts';
import type { FinishedGames } from '../../base/storage/finished/store.ts';
import type { GameListing, StatsRow, StatsUi } from '../../listing/listing.ts';
import { say } from '../../base/text/phrase.ts';
import { listReplays } from '../../base/storage/replays.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { hasVersus } from '../../versus/listing/listing.ts';
import { meetingsOf } from '../../versus/opponents/records.ts';
import type { Opponent } from '../../versus/opponents/characters.ts';
import { statsWords } from './text/text.ts';

export interface GameStats {
  readonly listing: GameListing;
  readonly ui: StatsUi;
  /** Opponents of the game's matches. */
  readonly opponents: readonly Opponent[];
}

export interface StatsData extends FinishedGames {
  /** Ids of the stored replays, by their hash. */
  readonly replays: ReadonlyMap<string, number>;
  /** Number of earned achievements and of all. */
  readonly achievements: readonly [number, number];
}

export async function loadGame(listing: GameListing): Promise<GameStats> {
  const rivals = hasVersus(listing) ? listing.rivals?.() : undefined;
  const [ui, found] = await Promise.all([listing.stats(), rivals]);
  return { listing, ui, opponents: found?.opponents ?? [] };
}

export async function loadData(games: readonly GameStats[]): Promise<StatsData> {
  const [{ games: counted, totals }, replays, achievements] = await Promise.all([
    listFinished(),
    keptReplays(),
    countAchievements(),
  ]);
  const own = games.flatMap(({ ui }) => ui.games?.() ?? []);
  const all = [...counted, ...own].toSorted((a, b) => a.at - b.at);
  return { games: all, totals, replays, achievements };
}

/** Ids of the stored replays by hash; none without a database. */
async function keptReplays(): Promise<ReadonlyMap<string, number>> {
  const list = await listReplays().catch(() => []);
  return new Map(list.map(({ replay, id }) => [replay.hash, id]));
}

async function countAchievements(): Promise<readonly [number, number]> {
  readAchievements();
  const all = (await Promise.all(CATALOG.map(({ achievements }) => achievements()))).flat();
  return [all.filter(({ id }) => Object.hasOwn(earned.value, id)).length, all.length];
}

/** The best of each way to play a game, and the matches won against each opponent. */
export function bestRows({ listing, ui, opponents }: GameStats): readonly StatsRow[] {
  const t = statsWords();
  const { met } = meetingsOf(listing.id);
  const won = opponents.flatMap(({ bot, name }) => {
    const record = Object.hasOwn(met, bot) ? met[bot] : undefined;
    return record ? [{ words: t.wonAgainst(say(name)), value: t.wonOf(record.won, record.played) }] : [];
  });
  return [...ui.bests(), ...won];
}

/** Id of the replay of the best game; undefined if it is not stored. */
export function bestReplay(games: readonly FinishedGame[], replays: StatsData['replays']): number | undefined {
  const ranked = games.filter((each) => each.ranked && each.hash !== undefined && replays.has(each.hash));
  const [best] = ranked.toSorted((a, b) => b.score - a.score);
  return best?.hash === undefined ? undefined : replays.get(best.hash);
}
