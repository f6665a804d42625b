// What the command line asks of Puyo's bots: to play alone, and to think about a position.

import type { Placement } from '@rensa/bots/puyo';
import { parsePosition, viewAt } from '@rensa/bots/protocol';
import type { Setup } from '@rensa/games/puyo';
import { writeFileSync } from 'node:fs';
import type { Output } from '../../io/output.ts';
import { type Args, choice, listed, whole } from '../../io/args.ts';
import type { Play, Task } from '../../tasks/task.ts';
import { counted, drawTable } from '../../io/print.ts';
import { BOT_NAMES, botNamed, USUAL_BOT } from '../../bots/names.ts';
import { playerOf, PLAYERS, PROGRAM_HELP, timeOf } from '../../bots/player.ts';
import { playAlone, type Solo } from '../../bots/solo.ts';

const RULES = ['tsu', 'classic'] as const;
const BUDGET = { least: 100, most: 100_000_000 };
const ROTATIONS = ['child above', 'child right', 'child below', 'child left'];
const SHOWN = 8;

export const PLAY: Task<Play> = {
  flags: { rules: 'value', bot: 'value', time: 'value' },
  help: [
    `--bot NAME           (${USUAL_BOT}) ${listed(PLAYERS, 'or')}`,
    ...PROGRAM_HELP,
    '--rules classic|tsu  (tsu) the bots think by the rules of tsu, whatever they play',
    'the level makes no difference',
  ],
  examples: [
    'npx rensa play puyo --bot swift --pieces 6',
    'npx rensa play puyo --bot swift --seeds 1-2 --pieces 3 --stop-score 80000 --json',
  ],
  prepare(args) {
    const player = playerOf(args.values.get('bot') ?? USUAL_BOT, timeOf(args));
    const setup: Setup = { rules: choice(args, 'rules', RULES, 'tsu'), mode: 'endless', colors: 4 };
    return async ({ seed, pieces, stopScore, replay }) => {
      const played = await playAlone(setup, seed, player, { pieces, stopScore });
      if (replay !== undefined) save(replay, JSON.stringify(played.replay));
      return { json: played.solo, text: () => describe(played.solo) };
    };
  },
};

function save(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new Error(`cannot write ${JSON.stringify(file)}: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}

function describe({ result, score, pieces, maxChain, maxChainScore, msPerMove, hash }: Solo): string {
  return [
    `${result} after ${counted(pieces, 'pair')} with ${counted(score, 'point')}`,
    `best chain: ${counted(maxChain, 'link')}, ${counted(maxChainScore, 'point')}`,
    `${msPerMove} ms of thinking a pair, hash ${hash}`,
  ].join('\n');
}

export const THINK: Task<unknown> = {
  flags: { bot: 'value', budget: 'value' },
  help: [
    '{board, pairs: ["RB", "YG", …], opponent?: {board, pairs, pending}}: a board is text, top row first; pairs[0] is in',
    'hand, the others are shown ahead, axis first. The answer names the column of the axis, from 0, and where the child',
    'is: 0 above, 1 right, 2 below, 3 left. Two of one colour are listed with 0 and 1 only. The score is the mean of the',
    'best chains that the bot expects behind a placement.',
    `--bot NAME       (${USUAL_BOT}) ${listed(BOT_NAMES, 'or')}`,
    `--budget NODES   (the bot's own) how many fields it may evaluate, ${BUDGET.least} to ${BUDGET.most}`,
  ],
  examples: [
    `echo '{"board": "R.....", "pairs": ["RB", "YG"]}' | npx rensa think puyo --budget 2000`,
    `echo '[{"board": "GGGR..", "pairs": ["GB"]}]' | npx rensa think puyo --bot swift --json`,
  ],
  prepare(args: Args) {
    const bot = botNamed(args.values.get('bot') ?? USUAL_BOT);
    const nodes = whole(args, 'budget', BUDGET, bot.nodes);
    return (raw) => {
      const view = viewAt(parsePosition(raw));
      const start = process.cpuUsage();
      const thought = bot.think(view, { nodes });
      const { user, system } = process.cpuUsage(start);
      const ms = Math.round((user + system) / 100) / 10;
      const json = { moves: thought.placements, nodes: thought.nodes, ms };
      return { json, text: () => list(json) } satisfies Output;
    };
  },
};

function list({ moves, nodes, ms }: { moves: readonly Placement[]; nodes: number; ms: number }): string {
  const rows = moves.slice(0, SHOWN).map(({ col, rot, score }) => [col, ROTATIONS[rot] as string, score]);
  const table = rows.length === 0 ? 'nowhere to go' : drawTable(['col', 'rot', 'score'], rows);
  return `${table}\n\n${counted(nodes, 'node')} in ${ms} ms`;
}
