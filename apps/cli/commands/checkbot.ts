import { messageOf } from '@rensa/engine';
import { CASES } from '../bots/check/cases.ts';
import type { Checked } from '../bots/check/conversation.ts';
import { LOG_FLAG, LOG_HELP, logsTo } from '../bots/log.ts';
import { commandIn, timeOf } from '../bots/player.ts';
import { BOT_GAMES } from '../catalog/games.ts';
import { type Args, choice } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import type { Answer, Output } from '../io/output.ts';
import { oneLine } from '../io/print.ts';
import type { Command } from '../tasks/command.ts';

export const checkBot: Command = {
  name: 'check-bot',
  usage: 'check-bot GAME COMMAND… [--rules R] [--time MS] [--log FILE]',
  summary: 'checks whether a program follows the bot protocol',
  details: [
    'Starts the command in a shell once per case, and says what is wrong. docs/bot-protocol.md describes the messages.',
    'Put -- before a command with flags of its own, or quote it. The exit code is 1 if a case fails.',
    '',
    ...BOT_GAMES.map((game) => `--rules R   for ${game.game.id}: ${listed(game.rulesets, 'or')}; the first if absent`),
    '--time MS   (2000) how long an answer may take',
    LOG_HELP,
  ].join('\n'),
  examples: () => ['npx rensa check-bot puyo npx rensa bot builder'],
  flags: { rules: 'value', time: 'value', ...LOG_FLAG },
  run,
};

interface CaseResult {
  readonly name: string;
  readonly ok: boolean;
  readonly reason?: string;
}

function run(args: Args): Output {
  const [id, ...words] = args.words;
  const ids = listed(
    BOT_GAMES.map(({ game }) => game.id),
    'or',
  );
  const game = BOT_GAMES.find((each) => each.game.id === id);
  if (game === undefined) throw new Error(`check-bot needs a game: ${ids}`);
  const command = commandIn(words.join(' '));
  if (command === '') throw new Error('check-bot needs the command of a program');
  const log = logsTo(args.values.get('log'))?.(command);
  const checked = { game, command, ruleset: choice(args, 'rules', game.rulesets), time: timeOf(args), log };
  return { run: (say) => checkAll(checked, say) };
}

async function checkAll(checked: Checked, say: (line: string) => Promise<void>): Promise<Answer> {
  const cases: CaseResult[] = [];
  for (const { name, run } of CASES) {
    const reason = await run(checked).then(
      () => undefined,
      (error: unknown) => oneLine(messageOf(error)),
    );
    cases.push(reason === undefined ? { name, ok: true } : { name, ok: false, reason });
    await say(reason === undefined ? `ok    ${name}` : `WRONG ${name}: ${reason}`);
  }
  const failed = cases.filter(({ ok }) => !ok).length;
  const text = failed === 0 ? 'the program follows the protocol' : `${failed} of ${cases.length} cases failed`;
  return { json: { ok: failed === 0, cases }, text: () => text, ...(failed > 0 && { exit: 1 }) };
}
