// The page's side of the workers that make and solve puzzles, one for each, so that hints need not wait for puzzles that are
// being made. What was made once in this visit is not made again.

import type { NazoName } from '@rensa/bots/puyo/nazo';
import type { Aim, Nazo } from '@rensa/games/puyo';

export type NazoOrder =
  | { readonly kind: 'make'; readonly number: number; readonly name: NazoName }
  | { readonly kind: 'solve'; readonly number: number; readonly nazo: Nazo };

export type NazoAnswer =
  | { readonly kind: 'make'; readonly number: number; readonly nazo: Nazo }
  | { readonly kind: 'solve'; readonly number: number; readonly solutions: readonly (readonly Aim[])[] };

const workers = new Map<NazoOrder['kind'], Worker>();
let ordered = 0;
const made = new Map<string, Promise<Nazo>>();

export function makeNazo(id: string, name: NazoName): Promise<Nazo> {
  const known = made.get(id);
  if (known !== undefined) return known;
  const making = order({ kind: 'make', number: ++ordered, name }).then((answer) => (answer as { nazo: Nazo }).nazo);
  made.set(id, making);
  making.catch(() => made.delete(id));
  return making;
}

export async function solutionsOf(nazo: Nazo): Promise<readonly (readonly Aim[])[]> {
  const answer = await order({ kind: 'solve', number: ++ordered, nazo });
  return answer.kind === 'solve' ? answer.solutions : [];
}

/** Rejects when the worker fails; the next order gets another one. */
function order(message: NazoOrder): Promise<NazoAnswer> {
  const asked = workers.get(message.kind) ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  workers.set(message.kind, asked);
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const onAnswer = ({ data }: MessageEvent<NazoAnswer>): void => {
      if (data.number !== message.number) return;
      listening.abort();
      resolve(data);
    };
    const onError = (event: Event): void => {
      event.preventDefault();
      listening.abort();
      workers.delete(message.kind);
      asked.terminate();
      reject(new Error('the worker failed'));
    };
    asked.addEventListener('message', onAnswer, { signal });
    asked.addEventListener('error', onError, { signal });
    asked.postMessage(message, []);
  });
}
