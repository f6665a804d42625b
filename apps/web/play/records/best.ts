// The best score of each way to play.

import { isCustom, recordOf, whole } from '@rensa/engine';
import { mergedKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';

/** A game's page, as far as it matters here: two games are alike when all that can be chosen is the same. */
export interface ScoredGame<Setup> {
  readonly game: { readonly id: string };
  readonly choices: readonly { readonly key: keyof Setup & string }[];
}

type Bests = Readonly<Record<string, number>>;

const scores = recordOf(whole(0, Number.MAX_SAFE_INTEGER));

export function parseBests(raw: unknown): Bests {
  return scores(raw, 'the best scores');
}

/** The better score of each way to play. */
function betterScores(mine: Bests, theirs: Bests): Bests {
  const better = Object.entries(theirs).filter(([way, score]) => score > (ownScore(mine, way) ?? -1));
  return { ...mine, ...Object.fromEntries(better) };
}

export const BEST_SCORES = mergedKind(/^rensa:best:/, parseBests, { none: {}, merge: betterScores });

function keyOf({ game }: Pick<ScoredGame<unknown>, 'game'>): string {
  return `rensa:best:${game.id}`;
}

/** The way it was played, as it is stored: what was chosen, in the order of the choices. */
export function wayOf<Setup>({ choices }: ScoredGame<Setup>, setup: Setup): string {
  return choices.map(({ key }) => String(setup[key])).join('/');
}

function load<Setup>(ways: ScoredGame<Setup>): Bests {
  return store.load<Bests>(keyOf(ways), parseBests, {}).value;
}

/** Returns whether a best score of this game is stored. */
export function hasBest(ways: Pick<ScoredGame<unknown>, 'game'>): boolean {
  return store.read(keyOf(ways)) !== null;
}

function ownScore(bests: Bests, way: string): number | undefined {
  return Object.hasOwn(bests, way) ? bests[way] : undefined;
}

/** Best scores of all ways to play, as they are stored. */
export function bestWays<Setup>(ways: ScoredGame<Setup>): readonly (readonly [way: string, score: number])[] {
  return Object.entries(load(ways));
}

/** Custom games have none. */
export function bestOf<Setup>(ways: ScoredGame<Setup>, setup: Setup): number | undefined {
  return isCustom(setup) ? undefined : ownScore(load(ways), wayOf(ways, setup));
}

/** Keeps a score if it is a better one. Custom games are kept apart. */
export function recordBest<Setup>(ways: ScoredGame<Setup>, setup: Setup, score: number): void {
  if (isCustom(setup)) return;
  const bests = load(ways);
  const way = wayOf(ways, setup);
  if (score > (ownScore(bests, way) ?? 0)) store.save(keyOf(ways), { ...bests, [way]: score });
}
