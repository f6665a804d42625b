// A replay that can be watched from any tick. States are immutable, so keeping some of them costs little.

import type { Game, GameTypes, Input, Result } from './game.ts';
import { type Log, LogReader } from './log.ts';
import { checkReplay, sessionFor, ticksIn, mismatch } from './playback.ts';
import type { Replay } from './replay.ts';

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

  /** Plays the replay once, and shows every tick to `onStep`. Throws when it is refused. Then it is at its start. */
  constructor(game: Game<G>, replay: Replay, onStep: (step: TimelineStep<G>) => void = () => {}) {
    checkReplay(game, replay);
    const session = sessionFor(game, replay);
    const kept = [session.state];
    for (const { events } of ticksIn(session, replay, 'each')) {
      onStep({ before: session.before, after: session.state, events, tick: session.ticks });
      if (session.ticks % SPACING === 0) kept.push(session.state);
    }
    const reason = mismatch(session, replay);
    if (reason !== undefined) throw new Error(reason);
    this.game = session.game;
    this.replay = replay;
    this.setup = session.setup;
    this.result = session.result;
    this.#kept = kept;
    this.state = kept[0];
    this.#readers = readersAt(replay.log, 0);
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
