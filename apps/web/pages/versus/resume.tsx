// The bar on the home page that leads back into the match that was left last.

import type { VNode } from 'preact';
import { versusPath } from '../../versus/listing/path.ts';
import type { VersusListing } from '../../versus/listing/listing.ts';
import { FacePainter } from '../../versus/opponents/face.tsx';
import { isKnown } from '../../versus/opponents/rivals.ts';
import { ContinueMatchLink } from '../../versus/setup/continue.tsx';
import { loadVersusParts } from './parts.ts';

/** Undefined where there is none, or where an opponent in it no longer exists. */
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
