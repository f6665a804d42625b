import { type Args, picked } from '../io/args.ts';
import { first, listed } from '../io/lists.ts';
import type { StandardStreams } from '../io/streams.ts';
import { botNamed, defaultBot } from '../bots/names.ts';
import { serveStreams } from '../bots/service.ts';
import { isThread, serveThread } from '../bots/threads.ts';
import { BOT_GAMES } from '../catalog/games.ts';
import type { Command } from '../tasks/command.ts';

const IDS = BOT_GAMES.map(({ game }) => game.id);

export const bot: Command = {
  name: 'bot',
  usage: 'bot [NAME] [--game GAME]',
  summary: 'serves a bot to another program, by messages',
  details: [
    'Reads one JSON message per line and answers the same way, until {"type": "quit"} or the end of the input.',
    'docs/bot-protocol.md describes the messages.',
    '',
    `--game GAME  (${first(IDS)}) ${listed(IDS, 'or')}`,
    ...BOT_GAMES.map((game) => `NAME         (${defaultBot(game)}) ${listed(game.names, 'or')} for ${game.game.id}`),
  ].join('\n'),
  examples: () => [
    `echo '{"type": "position", "id": 1, "board": "GGGR..", "pairs": ["GB"], "nodes": 500}' | npx rensa bot swift`,
  ],
  flags: { game: 'value' },
  run,
};

async function run(args: Args, streams: StandardStreams): Promise<undefined> {
  const game = picked(args, 'game', BOT_GAMES, ({ game }) => game.id);
  const [name = defaultBot(game), ...more] = args.words;
  if (more.length > 0) throw new Error(`bot takes one name, not ${JSON.stringify(more[0])} too`);
  const served = botNamed(game, name);
  if (isThread()) serveThread(served);
  else await serveStreams({ game, bot: served }, streams.stdin, streams.stdout);
}
