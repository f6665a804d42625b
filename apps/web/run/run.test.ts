import { CHANCELESS, type Dueling, type GameTypes, type Input, type DuelTypes, Session, duel } from '@rensa/engine';
import type { TickView } from '@rensa/painters';
import { describe, expect, test } from 'vitest';
import { TestFrames } from './frames.testing.ts';
import { LogSource } from './log.ts';
import { type DriverStep, type RunDriver, matchDriver, soloDriver, SessionDriver } from './driver.ts';
import { matchLens, soloLens } from './lens.ts';
import { Run } from './run.ts';
import { type BoardPicture, Seat } from './seat.ts';
import type { InputSource } from './source.ts';

interface Counted {
  readonly by: number;
}

interface Counting {
  readonly setup: null;
  readonly state: number;
  readonly event: Counted;
}

/** Adds its inputs up; the first to reach five wins. */
const counting: Dueling<Counting> = {
  id: 'counting',
  version: 1,
  seats: 1,
  parseSetup: () => null,
  start: () => 0,
  step: (count, [by = 0]) => ({ state: count + by, events: [{ by }] }),
  result: (count) => (count >= 5 ? [{ outcome: 'won', score: count }] : undefined),
  known: (input) => input,
  limits: { ticks: 100, steps: 100 },
  stepsIn: () => 1,
  score: (count) => count,
  attack: () => ({ amount: 0, settled: false, detail: [] }),
  receive: (count) => count,
  ...CHANCELESS,
  isSteered: () => true,
  lead: () => 0,
};

const match = duel(counting);

/** Answers with what the test puts in; undefined means "not yet". */
class ScriptedSource implements InputSource<unknown> {
  readonly calls: string[] = [];
  readonly answers: (Input | undefined)[] = [];

  next(): Input | undefined {
    return this.answers.shift();
  }

  resume(): void {
    this.calls.push('resume');
  }

  pause(): void {
    this.calls.push('pause');
  }

  dispose(): void {
    this.calls.push('dispose');
  }
}

class RecordingPicture<G extends GameTypes> implements BoardPicture<G> {
  readonly shown: G['state'][] = [];
  readonly ticks: TickView<G>[] = [];
  readonly mixes: number[] = [];
  readonly nows: number[] = [];

  show(state: G['state']): void {
    this.shown.push(state);
  }

  tick(view: TickView<G>): void {
    this.ticks.push(view);
  }

  paint(mix: number, now: number): boolean {
    this.mixes.push(mix);
    this.nows.push(now);
    return false;
  }

  paintStill(): void {}
}

function openMatch() {
  const frames = new TestFrames();
  const sources = [new ScriptedSource(), new ScriptedSource()] as const;
  const pictures = [new RecordingPicture<Counting>(), new RecordingPicture<Counting>()] as const;
  const kept: string[] = [];
  const heard: string[] = [];
  const session = new Session(match, null, 0);
  const run = new Run(matchDriver<Counting>(session), {
    seats: sources.map((source, i) => new Seat(source, pictures[i])),
    frames,
    keeper: { keep: () => void kept.push(`kept ${session.ticks}`), drop: () => void kept.push('dropped') },
    onResult: () => heard.push('result'),
    onEndSeen: () => heard.push('end seen'),
  });
  return { run, session, frames, sources, pictures, kept, heard };
}

describe('a run', () => {
  test('gives each seat its own board and its own events, tick by tick', () => {
    const { run, frames, sources, pictures } = openMatch();
    sources[0].answers.push(1, 0);
    sources[1].answers.push(0, 2);
    run.play();
    frames.pass(2);
    expect(pictures[0].ticks).toEqual([
      { before: 0, after: 1, events: [{ by: 1 }], tick: 1 },
      { before: 1, after: 1, events: [{ by: 0 }], tick: 2 },
    ]);
    expect(pictures[1].ticks.map(({ after }) => after)).toEqual([0, 2]);
  });

  test('is as slow as it is asked to be, from the next time that it goes on', () => {
    let speed = 0.5;
    const frames = new TestFrames();
    const source = { next: () => 0, resume() {}, pause() {}, dispose() {} };
    const seat = new Seat(source, new RecordingPicture<Counting>());
    const session = new Session(counting, null, 0);
    const run = new Run(soloDriver(session), { seats: [seat], frames, speed: () => speed });
    run.play();
    frames.pass(10);
    expect(session.ticks).toBe(5);
    run.pause();
    speed = 1;
    run.play();
    frames.pass(10);
    expect(session.ticks).toBe(15);
  });

  test('waits while a source is not ready, and loses nothing that the other has given', () => {
    const { run, session, frames, sources, pictures } = openMatch();
    sources[0].answers.push(3);
    sources[1].answers.push(undefined, undefined, 1);
    run.play();
    frames.pass(2);
    expect([session.ticks, sources[0].answers]).toEqual([0, []]);
    expect(frames.asked).toBe(true);
    frames.pass(1);
    expect(run.state.boards).toEqual([3, 1]);
    expect(pictures[0].ticks).toHaveLength(1);
  });

  test('tells each source the tick, its own board and that of its opponent, and no opponent alone', () => {
    const seen: unknown[] = [];
    const watching = (): InputSource<number> => ({
      next({ tick, own, opponent }) {
        seen.push([tick, own, opponent]);
        return undefined;
      },
      resume() {},
      pause() {},
      dispose() {},
    });
    const open = <Whole extends GameTypes>(driver: RunDriver<Whole, Counting>, seats: number) => {
      const frames = new TestFrames();
      const seated = Array.from({ length: seats }, () => new Seat(watching(), new RecordingPicture<Counting>()));
      new Run(driver, { seats: seated, frames }).play();
      frames.pass(1);
    };
    const session = new Session(match, null, 0);
    session.advance([1, 3]);
    open(matchDriver<Counting>(session), 2);
    open(soloDriver(new Session(counting, null, 0)), 1);
    expect(seen).toEqual([
      [2, 1, 3],
      [2, 3, 1],
      [1, 0, undefined],
    ]);
  });

  test('paints each seat at the tick that its driver shows of it', () => {
    const late = new (class extends SessionDriver<DuelTypes<Counting>, Counting> {
      override tickOf(seat = 0): number {
        return this.tick - 10 * seat;
      }
    })(new Session(match, null, 0), matchLens<Counting>());
    const frames = new TestFrames();
    const pictures = [new RecordingPicture<Counting>(), new RecordingPicture<Counting>()];
    const source = { next: () => 0, resume() {}, pause() {}, dispose() {} };
    new Run(late, { seats: pictures.map((picture) => new Seat(source, picture)), frames }).play();
    frames.pass(1);
    const [own = 0, other = 0] = pictures.map(({ nows }) => nows.at(-1));
    expect(own - other).toBe(10);
  });

  test('shows the last state, and nothing between two, while it waits', () => {
    const { run, frames, sources, pictures } = openMatch();
    sources[0].answers.push(undefined);
    run.play();
    frames.pass(1);
    expect(pictures[0].mixes).toEqual([1]);
  });

  test('rests while it is paused, and keeps the game', () => {
    const { run, frames, sources, kept } = openMatch();
    sources[0].answers.push(1);
    sources[1].answers.push(1);
    run.play();
    frames.pass(1);
    expect([run.pause(), run.pause()]).toEqual([true, false]);
    expect([run.phase.value, kept, frames.asked]).toEqual(['paused', ['kept 1'], false]);
    expect(sources[1].calls).toEqual(['resume', 'pause']);
  });

  test('does not save a game that has not started', () => {
    const { run, kept } = openMatch();
    run.play();
    run.pause();
    expect(kept).toEqual([]);
  });

  test('a press ends the end, but none that was meant for the game', () => {
    const { run, frames, sources, heard } = openMatch();
    sources[0].answers.push(5);
    sources[1].answers.push(0);
    expect(run.hurry()).toBe(false);
    run.play();
    frames.pass(1 + 29);
    expect([run.hurry(), heard]).toEqual([false, ['result']]);
    frames.pass(1);
    expect([run.hurry(), run.hurry(), heard]).toEqual([true, false, ['result', 'end seen']]);
    frames.pass(60);
    expect(heard).toEqual(['result', 'end seen']);
  });

  test('shows its end as long as it is asked to', () => {
    const frames = new TestFrames();
    const heard: string[] = [];
    const source = { next: () => 5, resume() {}, pause() {}, dispose() {} };
    const run = new Run(soloDriver(new Session(counting, null, 0)), {
      seats: [new Seat(source, new RecordingPicture<Counting>())],
      frames,
      endTicks: () => 84,
      onEndSeen: () => heard.push('end seen'),
    });
    run.play();
    frames.passUntil(() => run.phase.value === 'over', 20);
    frames.pass(83);
    expect(heard).toEqual([]);
    frames.pass(1);
    expect(heard).toEqual(['end seen']);
  });

  test('ends with its result, drops what was kept, and reports the end when it has been seen', () => {
    const { run, frames, sources, kept, heard } = openMatch();
    sources[0].answers.push(5);
    sources[1].answers.push(0);
    run.play();
    frames.pass(1);
    expect([run.phase.value, kept, heard]).toEqual(['over', ['dropped'], ['result']]);
    frames.pass(44);
    expect(heard).toEqual(['result']);
    frames.pass(1);
    expect(heard).toEqual(['result', 'end seen']);
    expect(frames.asked).toBe(false);
  });

  test('takes up another game and shows it at once', () => {
    const { run, frames, sources, pictures } = openMatch();
    sources[0].answers.push(4);
    sources[1].answers.push(undefined);
    run.play();
    frames.pass(1);
    run.load(matchDriver<Counting>(new Session(match, null, 1)), 'paused');
    expect([run.phase.value, pictures[0].shown]).toEqual(['paused', [0, 0]]);
    sources[0].answers.push(1);
    sources[1].answers.push(1);
    run.play();
    frames.pass(1);
    expect(run.state.boards).toEqual([1, 1]);
  });

  test('keeps a game that is left while it is played, and lets go of its sources', () => {
    const { run, frames, sources, kept } = openMatch();
    sources[0].answers.push(1);
    sources[1].answers.push(1);
    run.play();
    frames.pass(1);
    run.dispose();
    expect([kept, frames.asked]).toEqual([['kept 1'], false]);
    expect(sources.map(({ calls }) => calls.at(-1))).toEqual(['dispose', 'dispose']);
  });
});

describe('a driver that is behind', () => {
  type Stepped = DriverStep<Counting, Counting>;
  const NOTHING: Stepped['seen'] = { seats: [[]], whole: [] };

  /** A game alone, whose steps the test changes. */
  function openSolo(change: (step: Stepped, tick: number) => Stepped, pace?: number) {
    const frames = new TestFrames();
    const [source, picture, counter] = [new ScriptedSource(), new RecordingPicture(), new RecordingPicture()];
    const driver = new (class extends SessionDriver<Counting, Counting> {
      override advance(inputs: readonly Input[]): Stepped {
        return change(super.advance(inputs), this.tick);
      }
      pace(): number {
        return pace ?? 1;
      }
    })(new Session(counting, null, 0), soloLens<Counting>());
    const seat = new Seat<Counting>(source, picture, [], [counter]);
    new Run(driver, { seats: [seat], frames }).play();
    return { frames, source, picture, counter, driver };
  }

  test('is given the same inputs again until it takes them', () => {
    const given: (readonly Input[])[] = [];
    const { frames, source, driver } = openSolo((step) => step);
    const taking = driver.advance.bind(driver);
    driver.advance = (inputs) => {
      given.push(inputs);
      return given.length < 3 ? { seen: NOTHING, counted: NOTHING, isHeld: true } : taking(inputs);
    };
    source.answers.push(2, 1);
    frames.pass(4);
    expect(given).toEqual([[2], [2], [2], [1]]);
    expect(driver.state).toBe(3);
  });

  test('shows a tick before it counts', () => {
    let before = NOTHING;
    const { frames, source, picture, counter } = openSolo((step) => {
      const counted = before;
      before = step.seen;
      return { ...step, counted };
    });
    source.answers.push(1, 2);
    frames.pass(2);
    expect([picture.ticks.map(({ tick }) => tick), counter.ticks.map(({ tick }) => tick)]).toEqual([[1, 2], [1]]);
  });

  test('mends a picture that was wrong, and leaves what was counted', () => {
    const { frames, source, picture, counter } = openSolo((step, tick) =>
      tick === 2 ? { ...step, mended: { seats: [7], whole: 7 } } : step,
    );
    source.answers.push(1, 1, 1);
    frames.pass(3);
    expect([picture.shown, counter.shown]).toEqual([[0, 7], [0]]);
    expect(picture.ticks).toHaveLength(3);
  });

  test('goes as fast as it says', () => {
    const { frames, source, driver } = openSolo((step) => step, 9 / 8);
    source.answers.push(...Array.from({ length: 40 }, () => 0));
    frames.pass(32);
    expect(driver.tick).toBe(36);
  });
});

describe('a log as a source', () => {
  test('plays a recorded seat to its end and says when it is there', () => {
    const frames = new TestFrames();
    const picture = new RecordingPicture<Counting>();
    let done = 0;
    const source = new LogSource([2, 0, 1, 2, 1, 1], () => done++);
    const session = new Session(counting, null, 0);
    const run = new Run(soloDriver(session), { seats: [new Seat(source, picture)], frames });
    run.play();
    frames.pass(4);
    expect([session.state, done]).toEqual([3, 0]);
    frames.pass(1);
    expect([session.ticks, done]).toEqual([4, 1]);
  });

  test('can be played again from the start', () => {
    const source = new LogSource([1, 3, 1, 0], () => {});
    expect([source.next(), source.next(), source.next()]).toEqual([3, 0, undefined]);
    source.rewind();
    expect(source.next()).toBe(3);
  });
});
