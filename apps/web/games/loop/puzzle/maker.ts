// Makes puzzles: small ones on the page, large ones in a worker.

import { type Puzzle, puzzleOf, type Setup } from '@rensa/games/loop';
import { isLarge } from '../slot/slot.ts';

export interface PuzzleOrder {
  readonly number: number;
  readonly setup: Setup;
  readonly seed: number;
}

export interface PuzzleAnswer {
  readonly number: number;
  readonly puzzle: Puzzle;
}

let worker: Worker | undefined;
let orders = 0;

/** Makes a puzzle. If the worker fails, for example because its file did not load, the page makes the puzzle itself. */
export async function makePuzzle(setup: Setup, seed: number): Promise<Puzzle> {
  if (!isLarge(setup)) return puzzleOf(setup, seed);
  try {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return await order(worker, { number: ++orders, setup, seed });
  } catch {
    worker = undefined;
    return puzzleOf(setup, seed);
  }
}

function order(to: Worker, order: PuzzleOrder): Promise<Puzzle> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const onAnswer = ({ data }: MessageEvent<PuzzleAnswer>): void => {
      if (data.number !== order.number) return;
      listening.abort();
      resolve(data.puzzle);
    };
    const onError = (event: Event): void => {
      event.preventDefault();
      listening.abort();
      reject(new Error('the worker failed'));
    };
    to.addEventListener('message', onAnswer, { signal });
    to.addEventListener('error', onError, { signal });
    to.postMessage(order, []);
  });
}
