// The running game, kept as a replay, so that the person can come back to it.

import { type Game, parseReplay, resume, type Session } from '@rensa/engine';
import { notify } from '../base/notice.ts';
import { store } from '../base/storage.ts';
import type { Keeper } from '../run/run.ts';
import { noteSave, saveKey } from './saves.ts';
import { chainsIn, type TurnOf } from './turns.ts';

export interface SavedGame<Setup, State, Event> {
  readonly session: Session<Setup, State, Event>;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
}

/** What of a game's page matters here. */
export interface Savable<Setup, State, Event> {
  readonly game: Game<Setup, State, Event>;
  readonly turn: TurnOf<Event>;
}

/** Plays the saved inputs again. Throws unless they lead to a game that still runs. */
export function parseSave<Setup, State, Event>(
  { game, turn }: Savable<Setup, State, Event>,
  raw: unknown,
): SavedGame<Setup, State, Event> {
  const chains: number[] = [];
  const session = resume(game, parseReplay(raw), (events) => chains.push(...chainsIn(events, turn)));
  if (session.result) throw new Error('a game that is over');
  return { session, chains };
}

export function loadSave<Setup, State, Event>(
  savable: Savable<Setup, State, Event>,
): SavedGame<Setup, State, Event> | undefined {
  type Found = SavedGame<Setup, State, Event> | undefined;
  const { value, damaged } = store.load<Found>(saveKey(savable.game.id), (raw) => parseSave(savable, raw), undefined);
  if (damaged) notify((t) => t.toastDamagedSave);
  return value;
}

/** Where the running game of one kind is kept. */
export function saveOf<Setup, State, Event>({ id }: Game<Setup, State, Event>): Keeper<Session<Setup, State, Event>> {
  return {
    keep(session) {
      store.save(saveKey(id), session.replay());
      noteSave(id);
    },
    drop: () => store.remove(saveKey(id)),
  };
}
