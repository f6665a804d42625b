import type { ComponentType } from 'preact';
import type { EmblemProps, GameListing } from '../../listing/listing.ts';
import { preferencesText } from '../../parts/preferences/text/text.ts';
import type { VersusGame } from '../ui/game.ts';
import { matchText } from '../text/match/text.ts';
import type { Rivals } from '../opponents/rivals.ts';

/** The entry of a game whose boards can fight. */
export interface VersusListing extends GameListing {
  /** With its words. */
  readonly versus: () => Promise<VersusGame>;
  /** Its bots, for a game that has some. */
  readonly rivals?: () => Promise<Rivals>;
  readonly emblem: () => Promise<ComponentType<EmblemProps>>;
}

export function hasVersus(listing: GameListing): listing is VersusListing {
  return 'versus' in listing;
}

/** Waits for a part of a game, and for all words that a match needs. */
export async function loadVersus<Part>(part: Promise<Part>, words: { load(): Promise<void> }): Promise<Part> {
  const [loaded] = await Promise.all([part, words.load(), matchText.load(), preferencesText.load()]);
  return loaded;
}
