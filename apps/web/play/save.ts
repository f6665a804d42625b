// The running game, kept as a replay, so that it can be taken up again.

import { parseReplay, resume, type Session } from '@rensa/engine';
import { type Event, puyo, type Setup, type State } from '@rensa/games/puyo';
import { notify } from '../notice.ts';
import { store } from '../storage.ts';
import { tally } from './tally.ts';

export type Running = Session<Setup, State, Event>;

export interface Saved {
  readonly session: Running;
  /** The chain lengths of its turns. */
  readonly turns: readonly number[];
}

const KEY = 'rensa:save:puyo';

/** Plays the kept inputs again. Throws unless they lead to a game that still runs. */
export function parseSave(raw: unknown): Saved {
  const replay = parseReplay(raw);
  if (replay.game !== puyo.id || replay.version !== puyo.version) throw new Error('a game of another kind');
  if (replay.log.length !== puyo.seats) throw new Error('a game for another number of players');
  let turns: readonly number[] = [];
  const session = resume(puyo, replay, (events) => (turns = tally(turns, events)));
  if (session.result) throw new Error('a game that is over');
  return { session, turns };
}

export function loadSave(): Saved | undefined {
  const { value, damaged } = store.load<Saved | undefined>(KEY, parseSave, undefined);
  if (damaged) notify((text) => text.toastDamagedSave);
  return value;
}

/** A game that is over or has not begun is nothing to go on with. */
export function keep(session: Running): void {
  if (session.ticks > 0 && session.result === undefined) store.save(KEY, session.replay());
}

export function dropSave(): void {
  store.remove(KEY);
}
