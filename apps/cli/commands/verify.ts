import { packReplay, type Result, TICKS_PER_SECOND } from '@rensa/engine';
import type { Answer, Output } from '../io/output.ts';
import type { Args } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import type { Judged } from '../tasks/replays.ts';
import { replayGameOf, sampleReplay } from '../catalog/games.ts';
import { replayIn } from '../io/link.ts';
import { readText } from '../io/input.ts';
import { clockTime, counted, oneLine } from '../io/print.ts';
import type { InputStream, StandardStreams } from '../io/streams.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'verify [FILE…]',
  summary: 'replays each game and checks that it is valid',
  details: [
    'A replay is valid when its inputs, played by the current rules, lead to the state that it claims, and end there.',
    'The answer names the game, its setup, and its seed or cards. It is "standard" if the page offers that setup. Anyone can',
    'choose cards, so a replay that is "dealt from cards" never counts as a best score.',
    'The exit code is 1 if any replay is not valid, 2 if a file is not a replay at all. For several files the answer',
    'is an array in the same order.',
  ].join('\n'),
  examples: () => [`echo ${packReplay(sampleReplay(600))} | npx rensa verify`],
  flags: {},
  run,
};

function run({ words }: Args, { stdin }: StandardStreams): Output | Promise<Output> {
  if (words.length < 2) return judge(words[0], stdin);
  return { items: words.map((file) => ({ title: file, output: () => judge(file, stdin) })) };
}

async function judge(file: string | undefined, stdin: InputStream): Promise<Answer> {
  const replay = replayIn(await readText(file, stdin, 'a replay'));
  const verdict = replayGameOf(replay).verify(replay);
  return { json: recordOf(verdict), text: () => describe(verdict), ...(!verdict.ok && { exit: 1 }) };
}

/** The fields in the order of the contract. JSON leaves out what is undefined: cards, in a game from a seed. */
function recordOf({ ok, reason, game, version, setup, dealt, seed, cards, standard, facts, ...end }: Judged): object {
  const { result = null, ticks, hash } = end;
  return { ok, reason, game, version, setup, seed, cards, standard, dealt, ...facts, result, ticks, hash };
}

function describe(verdict: Judged): string {
  const { ok, reason, result, ticks, hash } = verdict;
  if (!ok) return `not valid: ${oneLine(`${reason}`)}\n${origin(verdict)}`;
  const time = clockTime(ticks, TICKS_PER_SECOND);
  return `valid: ${counted(ticks, 'tick')} (${time}), ${ending(result)}, hash ${hash}\n${origin(verdict)}`;
}

/** The game, its setup and what it was dealt from, so that a game with changed rules does not pass for one of the page. */
function origin({ game, version, setup, seed, dealt, standard, facts = {} }: Judged): string {
  const more = Object.entries(facts).map(([name, value]) => `, ${name} ${value}`);
  const from = dealt === 'cards' ? 'dealt from cards' : `seed ${seed}`;
  const kind = standard ? 'standard' : 'not standard: the page does not offer this setup';
  return oneLine(`${game} ${version}, ${JSON.stringify(setup)}, ${from}${more.join('')}, ${kind}`);
}

function ending(result: Result | undefined): string {
  if (result === undefined) return 'still running';
  return result.map(({ outcome, score }) => `${outcome} with ${counted(score, 'point')}`).join(' and ');
}
