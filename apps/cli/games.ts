import { type Flags, listed } from './io/args.ts';
import { CAPSULES } from './games/capsules/index.ts';
import type { Entry, Played } from './tasks/game.ts';
import { GEMS } from './games/gems/index.ts';
import { LOOP } from './games/loop/index.ts';
import { PUYO } from './games/puyo/index.ts';

/** What some games have and others do not. */
type Part = 'resolve' | 'deal' | 'drop' | 'play' | 'match' | 'think';

/** One entry a game. */
const GAMES: readonly Entry[] = [PUYO, GEMS, CAPSULES, LOOP];

/** The part of a game that a command works with; names the games that have it when this one does not. */
export function gameWith<P extends Part>(part: P, name: string | undefined): NonNullable<Entry[P]> {
  const able = GAMES.filter((game) => game[part] !== undefined);
  const found = able.find((game) => game.name === name)?.[part];
  if (found !== undefined) return found;
  const names = listed(
    able.map((game) => game.name),
    'or',
  );
  throw new Error(
    name === undefined
      ? `${part} needs a game: ${names}`
      : `${part} knows no game ${JSON.stringify(name)}, only ${names}`,
  );
}

/** Every flag that some game takes for this; the game that is named refuses those of others. */
export function flagsFor(part: Part): Flags {
  return Object.assign({}, ...GAMES.map((game) => game[part]?.flags)) as Flags;
}

/** What `help` says about each game that has this. */
export function helpFor(part: Part): string {
  const able = GAMES.filter((game) => game[part] !== undefined);
  return able.flatMap((game) => [game.name, ...(game[part]?.help ?? []).map((line) => `  ${line}`)]).join('\n');
}

/** Whoever can play the replays of this game. */
export function playerOf(id: string): Played {
  const all = GAMES.flatMap((game) => game.played);
  const found = all.find((game) => game.id === id);
  if (found !== undefined) return found;
  throw new Error(`a replay of an unknown game ${JSON.stringify(id)}: known are ${listed(all.map((game) => game.id))}`);
}
