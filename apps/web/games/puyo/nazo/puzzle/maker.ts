// The page's side of the workers that make and solve puzzles, one for each, so that hints need not wait for puzzles that are
// being made. What was made once is not made again.

import { signal } from '@preact/signals';
import type { NazoName } from '@rensa/bots/puyo/nazo';
import type { Aim, Nazo } from '@rensa/games/puyo';
import { keepMade, madeBefore } from './made.ts';

export type NazoOrder =
  | { readonly kind: 'make'; readonly number: number; readonly name: NazoName }
  | { readonly kind: 'solve'; readonly number: number; readonly nazo: Nazo };

export type NazoAnswer =
  | { readonly kind: 'make'; readonly number: number; readonly nazo: Nazo }
  | { readonly kind: 'solve'; readonly number: number; readonly solutions: readonly (readonly Aim[])[] }
  /** How many boards were tried so far. */
  | { readonly kind: 'drawn'; readonly number: number; readonly drawn: number };

type OrderKind = NazoOrder['kind'];

/** How many boards were tried for the puzzle that is being made. */
export const boardsDrawn = signal(0);

const workers = new Map<OrderKind, Worker>();
/** What to call where a worker is dismissed. */
const waiting = new Map<OrderKind, Set<() => void>>();
let ordered = 0;
const made = new Map<string, Promise<Nazo>>();

export function makeNazo(id: string, name: NazoName): Promise<Nazo> {
  const known = made.get(id) ?? madeBefore(id);
  if (known !== undefined) return Promise.resolve(known);
  const making = order({ kind: 'make', number: ++ordered, name }).then((answer) => {
    const { nazo } = answer as { nazo: Nazo };
    keepMade(id, nazo);
    return nazo;
  });
  made.set(id, making);
  making.catch(() => made.delete(id));
  return making;
}

/** What is being made is given up. */
export function cancelMaking(): void {
  dismiss('make');
}

/** Nobody waits for the answers any more. */
export function cancelSolving(): void {
  if (waiting.get('solve')?.size) dismiss('solve');
}

export async function solutionsOf(nazo: Nazo): Promise<readonly (readonly Aim[])[]> {
  const answer = await order({ kind: 'solve', number: ++ordered, nazo });
  return answer.kind === 'solve' ? answer.solutions : [];
}

function dismiss(kind: OrderKind): void {
  workers.get(kind)?.terminate();
  workers.delete(kind);
  const failing = waiting.get(kind) ?? [];
  waiting.delete(kind);
  for (const fail of failing) fail();
}

/** Rejects when the worker fails or is dismissed; the next order gets another one. */
function order(message: NazoOrder): Promise<NazoAnswer> {
  const { kind, number } = message;
  const asked = workers.get(kind) ?? hired(kind);
  const failing = waiting.get(kind) ?? new Set();
  waiting.set(kind, failing);
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const fail = (): void => {
      listening.abort();
      reject(new Error('the worker failed'));
    };
    failing.add(fail);
    const onAnswer = ({ data }: MessageEvent<NazoAnswer>): void => {
      if (data.number !== number) return;
      boardsDrawn.value = data.kind === 'drawn' ? data.drawn : 0;
      if (data.kind === 'drawn') return;
      listening.abort();
      failing.delete(fail);
      resolve(data);
    };
    asked.addEventListener('message', onAnswer, { signal: listening.signal });
    asked.postMessage(message, []);
  });
}

function hired(kind: OrderKind): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (workers.get(kind) === worker) dismiss(kind);
  });
  workers.set(kind, worker);
  return worker;
}
