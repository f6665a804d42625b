import { type BotGame, PressMemory } from '@rensa/bots/bot';
import { record } from '@rensa/engine';
import { type Args, choice, type Flags, whole } from '../io/args.ts';
import { saveText } from '../io/files.ts';
import { listed } from '../io/lists.ts';
import { counted } from '../io/print.ts';
import { OPTIONS_FLAG, OPTIONS_HELP, optionsOf } from '../tasks/options.ts';
import type { Play, Task } from '../tasks/task.ts';
import { defaultBot } from './names.ts';
import { playerNames, playerOf, PROGRAM_FLAGS, PROGRAM_HELP, termsOf } from './player.ts';
import { playAlone, type PrintedSolo } from './solo.ts';
import type { TaskText } from './text.ts';

const GAP = { least: 1, most: 60 };

export function playTask(game: BotGame, text: TaskText): Task<Play> {
  return {
    flags: { rules: 'value', bot: 'value', ...PROGRAM_FLAGS, gap: 'value', ...OPTIONS_FLAG, ...setupFlags(text) },
    help: [
      `--bot NAME           (${defaultBot(game)}) ${listed(playerNames(game), 'or')}`,
      ...PROGRAM_HELP,
      `--gap TICKS          (1) ticks from one press to the next, ${GAP.least} to ${GAP.most}`,
      ...text.help,
      OPTIONS_HELP,
    ],
    examples: text.examples,
    prepare(args) {
      const player = playerOf(game, args.values.get('bot') ?? defaultBot(game), termsOf(args));
      const ruleset = choice(args, 'rules', game.rulesets);
      const setup = game.game.parseSetup({
        ...record(game.setup(ruleset), 'setup'),
        ...text.usual,
        ...fieldsOf(args, text),
        ...optionsOf(args),
      });
      const pace = { reaction: 0, gap: whole(args, 'gap', GAP, 1) };
      const memory = new PressMemory(game, { wait: pace.reaction, gap: pace.gap });
      return async ({ seed, pieces, stopScore, replay }) => {
        const order = { ruleset, setup, seed, limits: { pairs: pieces, stopScore }, pace, memory };
        const played = await playAlone(game, player, order);
        if (replay !== undefined) saveText(replay, JSON.stringify(played.replay));
        const { counts, ...solo } = played.solo;
        return { json: { ...solo, ...counts }, text: () => describe(played.solo) };
      };
    },
  };
}

function setupFlags({ setup = {} }: TaskText): Flags {
  return Object.fromEntries(Object.keys(setup).map((name) => [name, 'value']));
}

/** The fields of the setup that were given as flags. */
function fieldsOf(args: Args, { setup = {} }: TaskText): object {
  const given = Object.entries(setup).flatMap(([name, read]) => {
    const written = args.values.get(name);
    return written === undefined ? [] : [[name, read(written)] as const];
  });
  return Object.fromEntries(given);
}

function describe({ result, score, pieces, maxChain, maxChainScore, msPerMove, hash, counts }: PrintedSolo): string {
  return [
    `${result} after ${counted(pieces, 'pair')} with ${counted(score, 'point')}`,
    `best chain: ${counted(maxChain, 'link')}, ${counted(maxChainScore, 'point')}`,
    ...Object.entries(counts).map(([name, count]) => `${name}: ${count}`),
    `${msPerMove} ms of thinking per pair, hash ${hash}`,
  ].join('\n');
}
