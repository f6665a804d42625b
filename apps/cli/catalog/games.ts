// The games of the catalog, each with what `games/<id>` brings to the command line.

import type { BotGame } from '@rensa/bots/bot';
import { type DuelGame, isCustom, type Replay } from '@rensa/engine';
import { GAMES } from '@rensa/games';
import type { Bench } from '../bench/bench.ts';
import { netplayBenches } from '../bots/netbench.ts';
import type { OnlineContest } from '../bots/online.ts';
import { type Flags, mergedFlags } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import type { Command } from '../tasks/command.ts';
import type { CliGame } from '../tasks/game.ts';
import { type ReplayGame, replayGames } from '../tasks/replays.ts';

/** The tasks that a game may bring. */
type TaskName = 'resolve' | 'deal' | 'drop' | 'play' | 'match' | 'think' | 'env';

const LOADED = await Promise.all(GAMES.map(async (entry) => ({ entry, game: await load(entry.id) })));

/** Loads a game; the bundler finds all modules of this form. */
async function load(id: string): Promise<CliGame> {
  const { cliGame } = (await import(`../games/${id}/index.ts`)) as { readonly cliGame: CliGame };
  return cliGame;
}

/** The games that bring a task, in the order of the catalog. */
export function idsWith(task: TaskName): readonly string[] {
  return gamesWith(task).map(({ id }) => id);
}

function gamesWith(task: TaskName): { readonly id: string; readonly game: CliGame }[] {
  return LOADED.filter(({ game }) => game[task] !== undefined).map(({ entry: { id }, game }) => ({ id, game }));
}

/** The task of a game; throws the names of the games that bring it if this one does not. */
export function taskOf<Name extends TaskName>(task: Name, id: string | undefined): NonNullable<CliGame[Name]> {
  const found = gamesWith(task).find((each) => each.id === id)?.game[task];
  if (found !== undefined) return found;
  const ids = listed(idsWith(task), 'or');
  throw new Error(
    id === undefined ? `${task} needs a game: ${ids}` : `${task} has no game ${JSON.stringify(id)}: use ${ids}`,
  );
}

/** The flags of a task in all games; the game that is named refuses those of others. */
export function flagsFor(task: TaskName): Flags {
  return mergedFlags(gamesWith(task).map(({ game }) => game[task]?.flags ?? {}));
}

/** The lines of `help` about a task, for each game that brings it. */
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

/** Commands that only one game has. */
export const GAME_COMMANDS: readonly Command[] = LOADED.flatMap(({ game }) => game.commands ?? []);

export const BENCHES: readonly Bench[] = [
  ...LOADED.flatMap(({ game }) => game.benches ?? []),
  ...netplayBenches(() => LOADED.flatMap(({ entry, game }) => contestOf(entry.duel, game.bots))),
];

/** The two weakest bots of a game, over a usual network. */
function contestOf(duel: DuelGame | null, game: BotGame | undefined): OnlineContest[] {
  const name = game?.levels[0]?.name;
  const ruleset = game?.rulesets[0];
  if (duel === null || game === undefined || name === undefined || ruleset === undefined) return [];
  return [{ game, duel, ruleset, bots: [name, name], ranked: false, delay: 100, jitter: 20, cuts: 0, seconds: 60 }];
}

/** Finds the game or match that a replay belongs to. */
export function replayGameOf({ game: id }: Replay): ReplayGame {
  const all = LOADED.flatMap(({ entry, game }) => replayGames(entry, game.board));
  const found = all.find((game) => game.id === id);
  if (found !== undefined) return found;
  throw new Error(
    `this is a replay of an unknown game ${JSON.stringify(id)}: known games: ${listed(all.map((game) => game.id))}`,
  );
}

/** Returns whether a replay was played with changed options. */
export function hasCustomRules({ setup }: Replay): boolean {
  return isCustom(setup);
}

/** The first ticks of a game, for examples. */
export function sampleReplay(ticks: number): Replay {
  const game = LOADED.find(({ game }) => game.sample !== undefined)?.game;
  if (game?.sample === undefined) throw new Error('no game brings a sample replay');
  return game.sample(ticks);
}
