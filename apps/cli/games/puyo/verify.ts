import { hash, playback, type Replay, TICKS_PER_SECOND, verify } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import type { Bench } from '../../bench/bench.ts';
import { compare, type Effort, type Figures } from '../../bench/stopwatch.ts';
import { sampleReplay } from './sample.ts';

/** A bench of the engine; the game does not matter. */
export const VERIFY_BENCH: Bench = {
  name: 'verify',
  unit: 'times real time',
  does: 'replays a lost solo game of Puyo in one thread and checks its hash',
  reference: 'the same steps, each on a copy of the state made with JSON',
  measure,
};

function measure(effort: Effort): Figures {
  const replay = sampleReplay();
  const seconds = replay.ticks / TICKS_PER_SECOND;
  const check = (isValid: boolean): number => {
    if (!isValid) throw new Error('the replay that is measured is not valid');
    return seconds;
  };
  return compare(
    () => check(verify(puyo, replay).ok),
    () => check(hashByCopies(replay) === replay.hash),
    effort,
  );
}

function hashByCopies(replay: Replay): string {
  const copying = { ...puyo, step: ((state, inputs) => puyo.step(copied(state), inputs)) satisfies typeof puyo.step };
  let last: unknown;
  for (const { state } of playback(copying, replay)) last = state;
  return hash(last);
}

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
