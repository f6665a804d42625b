import fc from 'fast-check';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import { ROUNDS } from './rounds.testing.ts';
import { anySchedule, playSchedule, type Schedule } from './schedules.testing.ts';

const isSoak = env['SOAK'] === '1';
const LONG = 3_600_000;

it(
  'a match ends alike for everybody, whatever happens on the way',
  () => {
    fc.assert(
      fc.property(anySchedule(600), (schedule) => void playSchedule(schedule)),
      { numRuns: isSoak ? 10_000 : 200 },
    );
  },
  LONG,
);

/** Milliseconds that inputs wait on a page and at the node: six ticks, and the frames in which they arrive. */
const WAITING = 100 + 3 * 17;

/** Delay and jitter of both hops stay below the lead of the round. */
const calmSchedule = anySchedule(600, fc.constant([])).map((schedule): Schedule => {
  const { duel, setup } = ROUNDS[schedule.round];
  const most = (duel.board.lead(setup) * 1000) / 60 - WAITING;
  const jitter = Math.max(0, Math.min(schedule.jitter, Math.floor(most / 2)));
  const delay = Math.max(0, Math.min(schedule.delay, Math.floor(most) - jitter));
  return { ...schedule, delay, jitter, spikes: { percent: 0, ms: 0 }, late: [0, 0] };
});

it(
  'no board is corrected where the delay is below the lead',
  () => {
    fc.assert(
      fc.property(calmSchedule, (schedule) => {
        const { pages } = playSchedule(schedule);
        for (const { count } of pages) expect(count.corrections).toEqual([]);
      }),
      { numRuns: isSoak ? 3000 : 60 },
    );
  },
  LONG,
);
