// The best score of each way to play.

import { type Setup } from '@rensa/games/puyo';
import { notify } from '../notice.ts';
import { store } from '../storage.ts';

const KEY = 'rensa:best:puyo';

type Bests = Readonly<Record<string, number>>;

function parseBests(raw: unknown): Bests {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('best scores are a record');
  for (const [way, score] of Object.entries(raw)) {
    if (!Number.isSafeInteger(score) || score < 0) throw new Error(`the best score of ${way} is no score`);
  }
  return raw as Bests;
}

function wayOf({ mode, rules, colors }: Setup): string {
  return `${mode}/${rules}/${colors}`;
}

function load(): Bests {
  const { value, damaged } = store.load<Bests>(KEY, parseBests, {});
  if (damaged) notify((text) => text.toastDamagedScores);
  return value;
}

export function bestOf(setup: Setup): number | undefined {
  return load()[wayOf(setup)];
}

/** Keeps a score if it is a better one. */
export function recordBest(setup: Setup, score: number): void {
  const bests = load();
  if (score > (bests[wayOf(setup)] ?? 0)) store.save(KEY, { ...bests, [wayOf(setup)]: score });
}
