// Makes and solves puzzles in two workers, so that hints do not wait for a puzzle that is being made. A puzzle is made only
// once.

import { signal } from '@preact/signals';
import type { NazoName } from '@rensa/bots/puyo/nazo';
import type { Nazo } from '@rensa/games/puyo';
import type { Solutions } from './game.ts';
import { keepMade, madeBefore } from './made.ts';
import type { NazoAnswer, NazoTask } from './messages.ts';

type TaskKind = NazoTask['kind'];

/** Number of boards tried for the puzzle that is being made. */
export const boardsDrawn = signal(0);

const workers = new Map<TaskKind, Worker>();
/** Functions that reject the open tasks of a worker. */
const waiting = new Map<TaskKind, Set<() => void>>();
let tasks = 0;
const made = new Map<string, Promise<Nazo>>();

export function makeNazo(id: string, name: NazoName): Promise<Nazo> {
  const known = made.get(id) ?? madeBefore(id);
  if (known !== undefined) return Promise.resolve(known);
  const making = ask({ kind: 'make', number: ++tasks, name }).then((answer) => {
    if (answer.kind !== 'make') throw new Error('the worker made no puzzle');
    keepMade(id, answer.nazo);
    return answer.nazo;
  });
  made.set(id, making);
  making.catch(() => made.delete(id));
  return making;
}

/** Stops making puzzles. */
export function cancelMaking(): void {
  closeWorker('make');
}

/** Stops solving puzzles. */
export function cancelSolving(): void {
  if (waiting.get('solve')?.size) closeWorker('solve');
}

export async function solutionsOf(nazo: Nazo): Promise<Solutions> {
  const answer = await ask({ kind: 'solve', number: ++tasks, nazo });
  return answer.kind === 'solve' ? answer.solutions : [];
}

function closeWorker(kind: TaskKind): void {
  workers.get(kind)?.terminate();
  workers.delete(kind);
  const failing = waiting.get(kind) ?? [];
  waiting.delete(kind);
  for (const fail of failing) fail();
}

/** Rejects when the worker fails or is closed; the next task gets another worker. */
function ask(task: NazoTask): Promise<NazoAnswer> {
  const { kind, number } = task;
  const worker = workers.get(kind) ?? openWorker(kind);
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
    worker.addEventListener('message', onAnswer, { signal: listening.signal });
    worker.postMessage(task, []);
  });
}

function openWorker(kind: TaskKind): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (workers.get(kind) === worker) closeWorker(kind);
  });
  workers.set(kind, worker);
  return worker;
}
