// Small attacks that the opponent can make at once, and what they do.

import { counterAfter } from './counter.ts';
import { LINK_TICKS, linksWorth, pairsIn } from './pace.ts';
import type { SearchResult } from './search.ts';
import { MAX_FALLS, type Situation } from './situation.ts';
import { burdened, stockOf } from './stock.ts';
import { survival } from './threat.ts';
import type { Try } from './tries.ts';

/** Within how many pairs it can be. */
const SOON = 2;
/** How likely it comes to that. */
const CAUTION = 0.4;

/** What of a chance is left when the opponent may send what it can spare, and the player answers as well as it can. */
export function afterHarassment({ board, move }: Try, situation: Situation, found: SearchResult): number {
  const { target, purse } = situation;
  const attack = spared(situation);
  if (attack < target) return 1;
  const met = counterAfter(move, found)(pairsIn(linksWorth(attack) * LINK_TICKS));
  const ojama = Math.min(MAX_FALLS, Math.floor((attack - (met > 0 ? met + purse : 0)) / target));
  if (ojama <= 0) return 1;
  return 1 - CAUTION + CAUTION * survival(board, ojama) * burdened(stockOf(board), ojama);
}

/** What the opponent can send without spoiling its field. */
function spared({ rival: { busy, small } }: Situation): number {
  return busy > 0 ? 0 : small[Math.min(SOON, small.length - 1)];
}
