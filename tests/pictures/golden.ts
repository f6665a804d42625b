// Golden games as they were at some moment, so that pictures show boards that were really played.

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

/** All golden games of this id, or of this match, that a page offers. */
export function goldenGames(id: string): readonly Replay[] {
  const entry = findGame(id);
  return GOLDEN.filter((replay) => replay.game === id && entry !== undefined && offered(entry, replay));
}

export function goldenOf(id: string): Replay {
  const [found] = goldenGames(id);
  if (found === undefined) throw new Error(`there is no golden game of ${id} that a page offers`);
  return found;
}

/** The same game, only so far. */
export function cutOff(replay: Replay, ticks: number): Replay {
  const session = sessionOf(replay);
  const readers = replay.log.map((each) => new LogReader(each));
  for (let i = 0; i < ticks; i++) session.advance(readers.map((reader) => reader.next()));
  return session.replay();
}

/** A board this full is in danger, and no longer typical. */
const FULL = 0.6;

/** The tick, up to `mostTicks`, at which most of the board of a falling game was filled, with a piece in hand. */
export function fullestTick(replay: Replay, mostTicks: number): number {
  const session = sessionOf(replay);
  const readers = replay.log.map((each) => new LogReader(each));
  let best = { tick: 0, filled: 0 };
  for (let tick = 1; tick <= Math.min(mostTicks, replay.ticks); tick++) {
    session.advance(readers.map((reader) => reader.next()));
    const { board, phase } = session.state as FallingState;
    const filled = board.filter((cell) => cell !== 0).length / board.length;
    if (phase === 'fall' && filled > best.filled && filled < FULL) best = { tick, filled };
  }
  return best.tick;
}

/** The parts that all falling games have in common. */
interface FallingState {
  readonly board: readonly number[];
  readonly phase: string;
}

function sessionOf({ game: id, setup, seed }: Replay): Session {
  const entry = findGame(id);
  const game = entry?.game.id === id ? entry.game : entry?.duel;
  if (!game) throw new Error(`there is no game ${id}`);
  return new Session(game, game.parseSetup(setup), seed);
}
