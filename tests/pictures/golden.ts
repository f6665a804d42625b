// Golden games as they were at some moment, so that pictures show boards that somebody has really played.

import { readdirSync, readFileSync } from 'node:fs';
import { LogReader, readReplay, type Replay, Session } from '@rensa/engine';
import { findGame, type GameEntry } from '@rensa/games';

const FOLDER = new URL('../../replays/', import.meta.url);

const GOLDEN: readonly Replay[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readReplay(readFileSync(new URL(name, FOLDER), 'utf8')));

function offered({ isOffered, isMatchOffered }: GameEntry, { setup }: Replay): boolean {
  return isOffered(setup) || isMatchOffered(setup);
}

/** The first golden game of this id, or of this match, that a page offers. */
export function goldenOf(id: string): Replay {
  const entry = findGame(id);
  const found = GOLDEN.find((replay) => replay.game === id && entry !== undefined && offered(entry, replay));
  if (found === undefined) throw new Error(`there is no golden game of ${id} that a page offers`);
  return found;
}

/** The same game, only so far. */
export function cutOff({ game: id, setup, seed, log }: Replay, ticks: number): Replay {
  const entry = findGame(id);
  const game = entry?.game.id === id ? entry.game : entry?.match;
  if (!game) throw new Error(`there is no game ${id}`);
  const session = new Session<unknown, unknown, unknown>(game, game.parseSetup(setup), seed);
  const readers = log.map((each) => new LogReader(each));
  for (let i = 0; i < ticks; i++) session.advance(readers.map((reader) => reader.next()));
  return session.replay();
}
