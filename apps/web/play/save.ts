// The running game, kept as a replay, so that it can be taken up again.

import { type Game, parseReplay, resume, type Session } from '@rensa/engine';
import { notify } from '../base/notice.ts';
import { store } from '../base/storage.ts';
import { noteSave, saveKey } from './recent.ts';
import { tally, type TurnOf } from './tally.ts';

export interface Saved<Setup, State, Event> {
  readonly session: Session<Setup, State, Event>;
  /** The chain lengths of its turns. */
  readonly turns: readonly number[];
}

/** What is asked of a cabinet here. */
export interface Kept<Setup, State, Event> {
  readonly game: Game<Setup, State, Event>;
  readonly turn: TurnOf<Event>;
}

/** Plays the kept inputs again. Throws unless they lead to a game that still runs. */
export function parseSave<Setup, State, Event>(
  { game, turn }: Kept<Setup, State, Event>,
  raw: unknown,
): Saved<Setup, State, Event> {
  const replay = parseReplay(raw);
  if (replay.game !== game.id || replay.version !== game.version) throw new Error('a game of another kind');
  if (replay.log.length !== game.seats) throw new Error('a game for another number of players');
  let turns: readonly number[] = [];
  const session = resume(game, replay, (events) => (turns = tally(turns, events, turn)));
  if (session.result) throw new Error('a game that is over');
  return { session, turns };
}

export function loadSave<Setup, State, Event>(kept: Kept<Setup, State, Event>): Saved<Setup, State, Event> | undefined {
  type Found = Saved<Setup, State, Event> | undefined;
  const { value, damaged } = store.load<Found>(saveKey(kept.game.id), (raw) => parseSave(kept, raw), undefined);
  if (damaged) notify((text) => text.toastDamagedSave);
  return value;
}

/** A game that is over or has not begun is nothing to go on with. */
export function keep<Setup, State, Event>(session: Session<Setup, State, Event>): void {
  if (session.ticks === 0 || session.result !== undefined) return;
  store.save(saveKey(session.game.id), session.replay());
  noteSave(session.game.id);
}

export function dropSave({ id }: { readonly id: string }): void {
  store.remove(saveKey(id));
}
