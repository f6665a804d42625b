import type { Args } from '../io/args.ts';
import { listed } from '../io/args.ts';
import { BOT_NAMES, botNamed, USUAL_BOT } from '../bots/names.ts';
import { serveStreams } from '../bots/service.ts';
import type { Command } from '../tasks/command.ts';

export const bot: Command = {
  name: 'bot',
  usage: 'bot [NAME]',
  summary: 'serves a bot to another program, in messages',
  details: [
    'Reads one JSON message a line and answers the same way, until {"type": "quit"} or the end of the input.',
    'docs/bot-protocol.md has the messages.',
    '',
    `NAME  (${USUAL_BOT}) ${listed(BOT_NAMES, 'or')}`,
  ].join('\n'),
  examples: () => [
    `echo '{"type": "position", "id": 1, "board": "GGGR..", "pairs": ["GB"], "nodes": 500}' | npx rensa bot swift`,
  ],
  flags: {},
  run,
};

async function run({ words: [name = USUAL_BOT, ...more] }: Args): Promise<undefined> {
  if (more.length > 0) throw new Error(`bot takes one name, not ${JSON.stringify(more[0])} too`);
  await serveStreams(botNamed(name), process.stdin, process.stdout);
}
