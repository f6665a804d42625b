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

const STILL = { spikes: { percent: 0, ms: 50 }, late: [0, 0], frames: 600 } as const;

/** Schedules that found a fault. */
const FOUND: readonly (readonly [string, Schedule])[] = [
  [
    'a node is lost before the one after it has both reports',
    {
      ...STILL,
      round: 0,
      players: [0, 0],
      seed: 0,
      ranked: false,
      delay: 0,
      jitter: 0,
      faults: [
        { at: 0, kind: 'restart', ms: [100, 100], stays: { side: 0, frames: 0 }, stored: null },
        { at: 1, kind: 'restart', ms: [100, 100], stays: null, stored: null },
      ],
    },
  ],
  [
    'a page sends inputs before it hears that the node has changed',
    {
      ...STILL,
      round: 0,
      players: [0, 0],
      seed: 0,
      ranked: false,
      delay: 0,
      jitter: 1,
      faults: [
        { at: 0, kind: 'restart', ms: [100, 100], stays: null, stored: null },
        { at: 211, kind: 'restart', ms: [100, 100], stays: { side: 0, frames: 7 }, stored: null },
      ],
    },
  ],
  [
    'the round ends while a page is away',
    {
      ...STILL,
      round: 3,
      players: [1, 0],
      seed: 2_147_483_621,
      ranked: true,
      delay: 284,
      jitter: 46,
      late: [910, 0],
      faults: [
        { at: 9, kind: 'restart', ms: [3493, 1904], stays: null, stored: 113 },
        { at: 508, kind: 'cut', side: 1, ms: 3882 },
      ],
    },
  ],
  [
    'both boards end before all ticks are sent',
    { ...STILL, round: 2, players: [0, 0], seed: 84_483_881, ranked: false, delay: 0, jitter: 0, faults: [] },
  ],
  [
    'a page is loaded again after the end',
    {
      ...STILL,
      round: 1,
      players: [1, 0],
      seed: 7,
      ranked: true,
      delay: 111,
      jitter: 58,
      spikes: { percent: 1, ms: 562 },
      faults: [
        { at: 83, kind: 'reload', side: 1, ms: 60 },
        { at: 326, kind: 'cut', side: 0, ms: 4212 },
        { at: 445, kind: 'cut', side: 0, ms: 490 },
        { at: 468, kind: 'cut', side: 0, ms: 3871 },
        { at: 515, kind: 'reload', side: 0, ms: 802 },
      ],
    },
  ],
  [
    'a page is lost with the node, and the other has just got much at once',
    {
      ...STILL,
      round: 3,
      players: [0, 0],
      seed: 1_047_423_075,
      ranked: false,
      delay: 618,
      jitter: 3,
      late: [0, 601],
      faults: [
        { at: 33, kind: 'restart', ms: [377, 3016], stays: null, stored: null },
        { at: 63, kind: 'cut', side: 0, ms: 374 },
        { at: 66, kind: 'cut', side: 1, ms: 2392 },
        { at: 384, kind: 'restart', ms: [1237, 399], stays: { side: 0, frames: 168 }, stored: 214 },
        { at: 404, kind: 'reload', side: 0, ms: 967 },
      ],
    },
  ],
  [
    'a page is lost with the node that it was with, and the other has just come back',
    {
      round: 3,
      players: [1, 1],
      seed: 16,
      ranked: true,
      delay: 715,
      jitter: 4,
      late: [0, 904],
      frames: 600,
      spikes: { percent: 3, ms: 270 },
      faults: [
        { at: 4, kind: 'restart', ms: [2360, 3686], stays: { side: 0, frames: 55 }, stored: 287 },
        { at: 69, kind: 'cut', side: 1, ms: 4129 },
        { at: 92, kind: 'cut', side: 0, ms: 2786 },
        { at: 405, kind: 'restart', ms: [1812, 4531], stays: { side: 0, frames: 134 }, stored: 300 },
        { at: 416, kind: 'reload', side: 0, ms: 55 },
        { at: 463, kind: 'cut', side: 1, ms: 3381 },
      ],
    },
  ],
];

it.each(FOUND)('%s', (_, schedule) => {
  expect(playSchedule(schedule).rounds).toHaveLength(1);
});
