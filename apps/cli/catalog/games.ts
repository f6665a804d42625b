// Every game of the catalog, with what the command line has for it in games/<id>.

import { isCustom, type Replay } from '@rensa/engine';
import { GAMES } from '@rensa/games';
import type { Bench } from '../bench/bench.ts';
import { type Flags, listed } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import type { CliGame } from '../tasks/game.ts';
import { type ReplayGame, replayGames } from '../tasks/replays.ts';

/** What some games have and others do not. */
type TaskName = 'resolve' | 'deal' | 'drop' | 'play' | 'match' | 'think';

const LOADED = await Promise.all(GAMES.map(async (entry) => ({ entry, game: await load(entry.id) })));

/** The bundler finds all modules of this form. */
async function load(id: string): Promise<CliGame> {
  const { cliGame } = (await import(`../games/${id}/index.ts`)) as { readonly cliGame: CliGame };
  return cliGame;
}

/** The games that bring this, in the order of the catalog. */
export function idsWith(task: TaskName): readonly string[] {
  return gamesWith(task).map(({ id }) => id);
}

function gamesWith(task: TaskName): { readonly id: string; readonly game: CliGame }[] {
  return LOADED.filter(({ game }) => game[task] !== undefined).map(({ entry: { id }, game }) => ({ id, game }));
}

/** What a game brings to a command; names the games that bring it when this one does not. */
export function taskOf<Name extends TaskName>(task: Name, id: string | undefined): NonNullable<CliGame[Name]> {
  const found = gamesWith(task).find((each) => each.id === id)?.game[task];
  if (found !== undefined) return found;
  const ids = listed(idsWith(task), 'or');
  throw new Error(
    id === undefined ? `${task} needs a game: ${ids}` : `${task} has no game ${JSON.stringify(id)}: use ${ids}`,
  );
}

/** Every flag that some game takes for this; the game that is named refuses those of others. */
export function flagsFor(task: TaskName): Flags {
  return Object.assign({}, ...gamesWith(task).map(({ game }) => game[task]?.flags)) as Flags;
}

/** What `help` says about each game that has this. */
export function helpFor(task: TaskName): string {
  return gamesWith(task)
    .flatMap(({ id, game }) => [id, ...(game[task]?.help ?? []).map((line) => `  ${line}`)])
    .join('\n');
}

export function examplesFor(task: TaskName): readonly string[] {
  return gamesWith(task).flatMap(({ game }) => game[task]?.examples ?? []);
}

/** The games whose bots can be served. */
export const BOT_GAMES = LOADED.flatMap(({ game }) => game.bots ?? []);

/** Commands that single games bring. */
export const GAME_COMMANDS: readonly Command[] = LOADED.flatMap(({ game }) => game.commands ?? []);

export const BENCHES: readonly Bench[] = LOADED.flatMap(({ game }) => game.benches ?? []);

/** The game or match that a replay is of. */
export function replayGameOf({ game: id }: Replay): ReplayGame {
  const all = LOADED.flatMap(({ entry, game }) => replayGames(entry, game.board));
  const found = all.find((game) => game.id === id);
  if (found !== undefined) return found;
  throw new Error(
    `this is a replay of an unknown game ${JSON.stringify(id)}: known games: ${listed(all.map((game) => game.id))}`,
  );
}

/** Was it played with options of its own? */
export function hasCustomRules({ setup }: Replay): boolean {
  return isCustom(setup);
}

/** The start of a game to show how replays are used. */
export function sampleReplay(ticks: number): Replay {
  const game = LOADED.find(({ game }) => game.sample !== undefined)?.game;
  if (game?.sample === undefined) throw new Error('no game brings a sample replay');
  return game.sample(ticks);
}
