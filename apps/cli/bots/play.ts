import type { BotGame } from '@rensa/bots/bot';
import { writeFileSync } from 'node:fs';
import { choice, listed } from '../io/args.ts';
import { counted } from '../io/print.ts';
import type { Play, Task } from '../tasks/task.ts';
import { defaultBot } from './names.ts';
import { playerNames, playerOf, PROGRAM_HELP, timeOf } from './player.ts';
import { playAlone, type PrintedSolo } from './solo.ts';
import type { TaskText } from './text.ts';

export function playTask(game: BotGame, text: TaskText): Task<Play> {
  return {
    flags: { rules: 'value', bot: 'value', time: 'value' },
    help: [
      `--bot NAME           (${defaultBot(game)}) ${listed(playerNames(game), 'or')}`,
      ...PROGRAM_HELP,
      ...text.help,
    ],
    examples: text.examples,
    prepare(args) {
      const player = playerOf(game, args.values.get('bot') ?? defaultBot(game), timeOf(args));
      const ruleset = choice(args, 'rules', game.rulesets, game.rulesets[0] as string);
      return async ({ seed, pieces, stopScore, replay }) => {
        const order = { ruleset, seed, limits: { pairs: pieces, stopScore } };
        const played = await playAlone(game, player, order);
        if (replay !== undefined) save(replay, JSON.stringify(played.replay));
        return { json: played.solo, text: () => describe(played.solo) };
      };
    },
  };
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new Error(`cannot write ${JSON.stringify(file)}: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}

function describe({ result, score, pieces, maxChain, maxChainScore, msPerMove, hash }: PrintedSolo): string {
  return [
    `${result} after ${counted(pieces, 'pair')} with ${counted(score, 'point')}`,
    `best chain: ${counted(maxChain, 'link')}, ${counted(maxChainScore, 'point')}`,
    `${msPerMove} ms of thinking per pair, hash ${hash}`,
  ].join('\n');
}
