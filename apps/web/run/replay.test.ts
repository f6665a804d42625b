import {
  atOnce,
  CHANCELESS,
  type Dueling,
  type GameTypes,
  type DuelTypes,
  Session,
  Timeline,
  duel,
} from '@rensa/engine';
import type { TickView } from '@rensa/painters';
import { describe, expect, test } from 'vitest';
import { TestFrames } from './frames.testing.ts';
import { ReplayRun } from './replay.ts';
import { matchLens } from './lens.ts';
import { type BoardPicture, SeatView } from './seat.ts';

interface Counting {
  readonly setup: null;
  readonly state: number;
  readonly event: number;
}

/** Adds its inputs up, and never ends. */
const counting: Dueling<Counting> = {
  id: 'counting',
  version: 1,
  seats: 1,
  parseSetup: () => null,
  start: () => 0,
  step: (count, [by = 0]) => ({ state: count + by, events: by === 0 ? [] : [by] }),
  result: () => undefined,
  known: (input) => input,
  limits: { ticks: 10_000, steps: 10_000 },
  stepsIn: () => 1,
  score: (count) => count,
  attack: () => ({ amount: 0, settled: false, detail: [] }),
  receive: (count) => count,
  ...CHANCELESS,
  isSteered: () => true,
  lead: () => 0,
};

const match = duel(counting);

class SeenPicture<G extends GameTypes = Counting> implements BoardPicture<G> {
  shown: G['state'][] = [];
  ticks: TickView<G>[] = [];
  stills = 0;

  show(state: G['state']): void {
    this.shown.push(state);
  }

  tick(view: TickView<G>): void {
    this.ticks.push(view);
  }

  paint(): boolean {
    return false;
  }

  paintStill(): void {
    this.stills++;
  }
}

/** A match of a thousand ticks in which the first seat counts every tick, and the second every tenth. */
function watched() {
  const session = new Session(match, null, 0);
  for (let i = 0; i < 1000; i++) session.advance([1, i % 10 === 0 ? 1 : 0]);
  const frames = new TestFrames();
  const pictures = [new SeenPicture(), new SeenPicture()] as const;
  const seats = pictures.map((picture) => new SeatView<Counting>(picture));
  const whole = new SeenPicture<DuelTypes<Counting>>();
  const timeline = atOnce(Timeline.open(match, session.replay(), { bounded: false }));
  const run = new ReplayRun(timeline, { seats, lens: matchLens<Counting>(), whole: new SeatView(whole), frames });
  return { run, frames, pictures, whole };
}

describe('a replay on the page', () => {
  test('shows every tick of both boards', () => {
    const { run, frames, pictures } = watched();
    run.play();
    frames.pass(20);
    expect(run.tick.value).toBe(20);
    expect(pictures[0].ticks.map(({ after }) => after)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(pictures[1].ticks.flatMap(({ events, tick }) => (events.length > 0 ? tick : []))).toEqual([1, 11]);
  });

  test('runs at its speed', () => {
    const { run, frames } = watched();
    run.speed = 16;
    run.play();
    frames.pass(10);
    expect(run.tick.value).toBeGreaterThan(9 * 16);
    run.seek(0);
    run.speed = 0.25;
    frames.pass(40);
    expect(run.tick.value).toBe(10);
  });

  test('goes to any tick, and goes on playing only if it did before', () => {
    const { run, frames, pictures } = watched();
    run.seek(700);
    expect([pictures[0].shown.at(-1), pictures[1].shown.at(-1), frames.asked]).toEqual([700, 70, false]);
    run.play();
    run.seek(300);
    frames.pass(1);
    expect([run.tick.value, pictures[0].ticks.at(-1)?.before]).toEqual([301, 300]);
  });

  test('stops at its end, and plays from the start after that', () => {
    const { run, frames } = watched();
    run.seek(998);
    run.play();
    frames.pass(5);
    expect([run.playing.value, run.atEnd, frames.asked]).toEqual([false, true, false]);
    run.play();
    frames.pass(1);
    expect(run.tick.value).toBe(1);
  });

  test('paints a still picture when it is paused, stepped or moved', () => {
    const { run, frames, pictures } = watched();
    run.play();
    frames.pass(3);
    run.pause();
    run.stepOn();
    run.seek(9);
    expect([pictures[0].stills, run.tick.value, frames.asked]).toEqual([3, 9, false]);
  });

  test('shows the whole of a match as it shows its boards', () => {
    const { run, frames, whole } = watched();
    run.play();
    frames.pass(2);
    run.pause();
    run.seek(500);
    expect(whole.ticks.map(({ tick, events }) => [tick, events.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect([whole.shown.at(-1)?.boards, whole.stills]).toEqual([[500, 50], 2]);
  });
});
