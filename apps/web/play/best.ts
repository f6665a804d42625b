// The best score of each way to play.

import { notify } from '../base/notice.ts';
import { store } from '../base/storage.ts';

/** What is asked of a cabinet here: two games are of one way when all that can be chosen is the same. */
export interface Ways<Setup> {
  readonly game: { readonly id: string };
  readonly choices: readonly { readonly key: keyof Setup & string }[];
}

type Bests = Readonly<Record<string, number>>;

function parseBests(raw: unknown): Bests {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('best scores are a record');
  for (const [way, score] of Object.entries(raw)) {
    if (!Number.isSafeInteger(score) || score < 0) throw new Error(`the best score of ${way} is no score`);
  }
  return raw as Bests;
}

function keyOf<Setup>({ game }: Ways<Setup>): string {
  return `rensa:best:${game.id}`;
}

function wayOf<Setup>({ choices }: Ways<Setup>, setup: Setup): string {
  return choices.map(({ key }) => String(setup[key])).join('/');
}

function load<Setup>(ways: Ways<Setup>): Bests {
  const { value, damaged } = store.load<Bests>(keyOf(ways), parseBests, {});
  if (damaged) notify((text) => text.toastDamagedScores);
  return value;
}

export function bestOf<Setup>(ways: Ways<Setup>, setup: Setup): number | undefined {
  return load(ways)[wayOf(ways, setup)];
}

/** Keeps a score if it is a better one. */
export function recordBest<Setup>(ways: Ways<Setup>, setup: Setup, score: number): void {
  const bests = load(ways);
  const way = wayOf(ways, setup);
  if (score > (bests[way] ?? 0)) store.save(keyOf(ways), { ...bests, [way]: score });
}
