import { type BotGame, thinkInParallel, type Thought, defaultNodes } from '@rensa/bots/bot';
import { type Args, whole } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import type { Answer } from '../io/output.ts';
import { counted, drawTable } from '../io/print.ts';
import type { Task } from '../tasks/task.ts';
import { botNamed, defaultBot } from './names.ts';
import { openThreads } from './threads.ts';
import type { TaskText } from './text.ts';

export const BUDGET = { least: 100, most: 100_000_000 };
const THREADS = { least: 1, most: 16 };
/** Placements that a person sees. */
const SHOWN = 8;

export function thinkTask(game: BotGame, text: TaskText): Task<unknown> {
  return {
    flags: { bot: 'value', budget: 'value', threads: 'value' },
    help: [
      ...text.help,
      `--bot NAME       (${defaultBot(game)}) ${listed(game.names, 'or')}`,
      `--budget NODES   (that of the bot) how many boards it may evaluate, ${BUDGET.least} to ${BUDGET.most}`,
      `--threads N      (1) threads that share a search where the bot can, ${THREADS.least} to ${THREADS.most}; the answer is the same`,
    ],
    examples: text.examples,
    prepare: (args) => prepare(game, args),
  };
}

function prepare(game: BotGame, args: Args): (raw: unknown) => Promise<Answer> {
  const bot = botNamed(game, args.values.get('bot') ?? defaultBot(game));
  const count = whole(args, 'threads', THREADS, 1);
  const budget = args.values.has('budget') ? whole(args, 'budget', BUDGET, bot.nodes) : undefined;
  const threads = bot.parallel === undefined ? [] : openThreads({ game: game.game.id, bot: bot.name }, count);
  return async (raw) => {
    const view = game.viewAt(game.parsePosition(raw));
    const start = process.cpuUsage();
    const thought = await thinkInParallel(bot, view, budget ?? defaultNodes(bot, view), threads);
    const { user, system } = process.cpuUsage(start);
    const ms = Math.round((user + system) / 100) / 10;
    return { json: { moves: thought.placements, nodes: thought.nodes, ms }, text: () => describe(thought, ms) };
  };
}

function describe({ placements, nodes }: Thought<object>, ms: number): string {
  return `${drawPlacements(placements.slice(0, SHOWN))}\n\n${counted(nodes, 'node')} in ${ms} ms`;
}

/** Draws a table with a column per part of a placement, the score last. */
function drawPlacements(placements: readonly object[]): string {
  const [best] = placements;
  return best === undefined ? 'nowhere to go' : drawTable(Object.keys(best), placements.map(cellsOf));
}

function cellsOf(placement: object): (string | number)[] {
  return Object.values(placement).map((part: unknown) => (typeof part === 'number' ? part : String(part)));
}
