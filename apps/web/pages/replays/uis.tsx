// The replay and review parts of a game or of its matches, by the game id of a replay.

import { duelId } from '@rensa/engine';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import type { GameListing, ReplayUi } from '../../listing/listing.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { watchText } from '../../play/watch/text/text.ts';
import { hasVersus, type VersusListing } from '../../versus/listing/listing.ts';
import { FacePainter } from '../../versus/opponents/face.tsx';
import { loadVersusParts } from '../versus/parts.ts';

/** Loads the replay part of a game or match; undefined for an unknown id. */
export function loadReplayUi(id: string): Promise<ReplayUi> | undefined {
  const alone = CATALOG.find((game) => game.id === id);
  if (alone !== undefined) return alone.replays?.();
  const match = CATALOG.filter(hasVersus).find((game) => duelId(game.id) === id);
  return match && loadMatchReplays(match);
}

/** Loads the review of a game; undefined for a game without one. */
export function loadReview(id: string): ReturnType<NonNullable<GameListing['review']>> | undefined {
  return CATALOG.find((game) => game.id === gameOf(id))?.review?.();
}

export function hasReview(id: string): boolean {
  return CATALOG.find((game) => game.id === gameOf(id))?.review !== undefined;
}

/** The game of a replay, which is of a game alone or of a match. */
export function gameOf(id: string): string {
  return CATALOG.find((game) => duelId(game.id) === id)?.id ?? id;
}

/** The check of the records of all games. Those of other games or versions are stored, and not listed. */
export async function recordCheck(): Promise<(record: ReplayRecord) => void> {
  const ids = CATALOG.flatMap(({ id }) => [id, duelId(id)]);
  const uis = new Map(await Promise.all(ids.map(async (id) => [id, await loadReplayUi(id)] as const)));
  return (record) => {
    const { game, version } = record.replay;
    const ui = uis.get(game);
    if (ui?.versions.includes(version) === true) ui.check(record);
  };
}

async function loadMatchReplays(listing: VersusListing): Promise<ReplayUi> {
  const [{ game, rivals, Portrait }] = await Promise.all([loadVersusParts(listing), watchText.load()]);
  const ui = game.replays(rivals);
  return {
    ...ui,
    async viewer(replay, work, kept) {
      const Viewer = await ui.viewer(replay, work, kept);
      return () => (
        <FacePainter value={Portrait}>
          <Viewer />
        </FacePainter>
      );
    },
  };
}
