// A replay that can be watched from any tick. States are immutable, so keeping some of them costs little.

import type { Game, GameTypes, Input, Result } from './game.ts';
import { type Log, LogReader } from './log.ts';
import type { InParts } from './parts.ts';
import { playedAgain } from './playback.ts';
import type { Replay } from './replay.ts';
import type { Session } from './session.ts';

/** Ticks between two states that are kept. */
const SPACING = 300;

/** The effect of one tick. */
export interface TimelineStep<G extends GameTypes = GameTypes> {
  readonly before: G['state'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
  /** The number of the tick; 1 for the first. */
  readonly tick: number;
}

interface OpenTimeline<G extends GameTypes> {
  /** False for a replay that was recorded here. */
  readonly bounded: boolean;
  readonly onStep?: (step: TimelineStep<G>) => void;
}

export class Timeline<G extends GameTypes> {
  readonly game: Game<G>;
  readonly replay: Replay;
  readonly setup: G['setup'];
  /** Undefined for a game that was not finished. */
  readonly result: Result | undefined;
  state: G['state'];
  /** Ticks that have passed. */
  tick = 0;
  readonly #kept: readonly G['state'][];
  #readers: readonly LogReader[];

  private constructor({ game, setup, result }: Session<G>, replay: Replay, kept: readonly G['state'][]) {
    this.game = game;
    this.replay = replay;
    this.setup = setup;
    this.result = result;
    this.#kept = kept;
    this.state = kept[0];
    this.#readers = readersAt(replay.log, 0);
  }

  /** Plays the replay once, and shows every tick to `onStep`. Throws when it is refused. Then it is at its start. */
  static *open<G extends GameTypes>(
    game: Game<G>,
    replay: Replay,
    { bounded, onStep = () => {} }: OpenTimeline<G>,
  ): InParts<Timeline<G>> {
    const kept: G['state'][] = [];
    const session = yield* playedAgain(game, replay, {
      bounded,
      onTick(events, { before, state: after, ticks: tick }) {
        if ((tick - 1) % SPACING === 0) kept.push(before);
        onStep({ before, after, events, tick });
      },
    });
    if (replay.ticks % SPACING === 0) kept.push(session.state);
    return new Timeline(session, replay, kept);
  }

  get ticks(): number {
    return this.replay.ticks;
  }

  /** One tick on; undefined at the end. */
  next(): TimelineStep<G> | undefined {
    if (this.tick === this.ticks) return undefined;
    const before = this.state;
    const { state: after, events } = this.game.step(before, this.#inputs(), this.replay.cards);
    this.state = after;
    this.tick++;
    return { before, after, events, tick: this.tick };
  }

  /** Goes to any tick. One outside of the replay is its start or its end. */
  seek(tick: number): void {
    const to = Math.min(Math.max(0, Math.round(tick)), this.ticks);
    const nearest = Math.floor(to / SPACING);
    if (to < this.tick || this.tick < nearest * SPACING) this.#jump(nearest);
    while (this.tick < to) this.next();
  }

  #jump(kept: number): void {
    this.tick = kept * SPACING;
    this.state = this.#kept[kept];
    this.#readers = readersAt(this.replay.log, this.tick);
  }

  #inputs(): readonly Input[] {
    return this.#readers.map((reader) => reader.next());
  }
}

function readersAt(logs: readonly Log[], tick: number): readonly LogReader[] {
  return logs.map((log) => {
    const reader = new LogReader(log);
    reader.skip(tick);
    return reader;
  });
}
