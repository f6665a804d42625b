// Games of the app, in the order of the home page. Code that does something for every game loops over this list.

import type { GameListing } from '../listing/listing.ts';
import { capsulesListing } from '../games/capsules/listing.ts';
import { gemsListing } from '../games/gems/listing.ts';
import { loopListing } from '../games/loop/listing.ts';
import { puyoListing } from '../games/puyo/listing.ts';

export const CATALOG: readonly GameListing[] = [puyoListing, gemsListing, capsulesListing, loopListing];
