// The link on the home page to the saved match.

import type { VNode } from 'preact';
import { versusPath } from '../../versus/listing/path.ts';
import type { VersusListing } from '../../versus/listing/listing.ts';
import { FacePainter } from '../../versus/opponents/face.tsx';
import { isKnown } from '../../versus/opponents/rivals.ts';
import { ContinueMatchLink } from '../../versus/setup/continue.tsx';
import { loadVersusParts } from './parts.ts';

/** The link to the saved match of a game; undefined if there is none, or if its opponent no longer exists. */
export async function matchBar(listing: VersusListing): Promise<VNode | undefined> {
  const { game, rivals, Portrait } = await loadVersusParts(listing);
  const saved = game.saved();
  if (saved === undefined || !isKnown(saved.plan, rivals)) return undefined;
  return (
    <FacePainter value={Portrait}>
      <ContinueMatchLink saved={saved} rivals={rivals} game={game.name()} href={versusPath(listing.id)} />
    </FacePainter>
  );
}
