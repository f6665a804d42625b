import type { GameListing } from '../base/listing.ts';
import type { VersusGame } from './game.ts';

/** How a game is listed whose boards can fight. */
export interface VersusListing extends GameListing {
  /** With its words. */
  readonly versus: () => Promise<VersusGame>;
}

export function hasVersus(listing: GameListing): listing is VersusListing {
  return 'versus' in listing;
}
