import type { ComponentType } from 'preact';
import type { FaceProps } from '../../listing/listing.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import type { VersusGame } from '../../versus/ui/game.ts';
import type { VersusListing } from '../../versus/listing/listing.ts';
import type { Rivals } from '../../versus/opponents/rivals.ts';
import { setupText } from '../../versus/text/setup/text.ts';

/** The parts of the pages of one game's matches. */
export interface VersusParts {
  readonly game: VersusGame;
  readonly rivals: Rivals | undefined;
  readonly Portrait: ComponentType<FaceProps> | undefined;
}

/** Loads the parts, and their texts. */
export async function loadVersusParts({ versus, rivals }: VersusListing): Promise<VersusParts> {
  const face = CATALOG.find((listing) => listing.face)?.face;
  const [game, known, Portrait] = await Promise.all([versus(), rivals?.(), face?.(), setupText.load()]);
  return { game, rivals: known, Portrait };
}
