import { BOTS, puyoBots } from '@rensa/bots/puyo';
import {
  GRADES,
  REVIEW_NODES,
  REVIEW_VERSION,
  type ReviewedMove,
  reviewOf,
  type ReviewSummary,
  summaryOf,
} from '@rensa/bots/puyo/review';
import { packReplay, readReplay } from '@rensa/engine';
import { defaultBot } from '../../bots/names.ts';
import { BUDGET } from '../../bots/think.ts';
import { type Args, choice, picked, whole } from '../../io/args.ts';
import { readText } from '../../io/input.ts';
import { listed } from '../../io/lists.ts';
import type { Output } from '../../io/output.ts';
import { drawTable } from '../../io/print.ts';
import type { StandardStreams } from '../../io/streams.ts';
import type { Command } from '../../tasks/command.ts';
import { aimText, lettersOf } from './letters.ts';
import { sampleReplay } from './sample.ts';

const SEATS = ['1', '2'] as const;

export const reviewCommand: Command = {
  name: 'review',
  usage: 'review [FILE] [--bot NAME] [--budget NODES] [--seat 1|2]',
  summary: 'grades each placement of a replay of Puyo',
  details: [
    'Reads a replay of a solo game or of a match, and compares each placement with what the bot would do. Each search has',
    'the same budget. The same replay gets the same answer on every machine. docs/review.md explains the grades.',
    '',
    `--bot NAME       (${defaultBot(puyoBots)}) ${listed(puyoBots.names, 'or')}`,
    `--budget NODES   (${REVIEW_NODES}) nodes per search, ${BUDGET.least} to ${BUDGET.most}`,
    '--seat 1|2       (1) whose placements, in a match',
  ].join('\n'),
  examples: () => [`echo ${packReplay(sampleReplay(900))} | npx rensa review --budget 300`],
  flags: { bot: 'value', budget: 'value', seat: 'value' },
  run,
};

async function run(args: Args, { stdin }: StandardStreams): Promise<Output> {
  const [file, ...more] = args.words;
  if (more.length > 0) throw new Error('review takes one file');
  const bot = picked(args, 'bot', BOTS, ({ name }) => name);
  const nodes = whole(args, 'budget', BUDGET, REVIEW_NODES);
  const seat = SEATS.indexOf(choice(args, 'seat', SEATS, '1'));
  const moves = [...reviewOf(readReplay(await readText(file, stdin, 'a replay')), { bot, nodes, seat }).moves];
  const { accuracy, grades, moments } = summaryOf(moves);
  return {
    json: { accuracy, moves: moves.map(written), bot: bot.name, nodes, version: REVIEW_VERSION, grades, moments },
    text: () =>
      `${drawMoves(moves)}\n\n${describe(moves, { accuracy, grades, moments })}\n${bot.name}, ${nodes} nodes per search`,
  };
}

function written({ view, placed, best, rank, kept, grade, worth, reach, after, fired }: ReviewedMove): object {
  return { pair: lettersOf(view.pairs[0]), placed, best, rank, kept, grade, worth, reach, after, fired };
}

function drawMoves(moves: readonly ReviewedMove[]): string {
  return drawTable(
    ['move', 'pair', 'placed', 'best', 'rank', 'kept', 'grade', 'fired', 'in reach'],
    moves.map(({ view, placed, best, rank, kept, grade, fired, reach }, i) => [
      i + 1,
      lettersOf(view.pairs[0]),
      aimText(placed),
      aimText(best),
      rank,
      `${Math.round(100 * kept)}%`,
      grade,
      fired,
      reach,
    ]),
  );
}

function describe(moves: readonly ReviewedMove[], { accuracy, grades, moments }: ReviewSummary): string {
  const lost = moments.flatMap((i) => {
    const move = moves[i];
    return move === undefined ? [] : [`move ${i + 1} (${lossOf(move).toLocaleString('en-US')} points)`];
  });
  return [
    `accuracy ${accuracy}%: ${GRADES.map((grade) => `${grades[grade]} ${grade}`).join(', ')}`,
    ...(lost.length > 0 ? [`cost most: ${lost.join(', ')}`] : []),
  ].join('\n');
}

function lossOf({ worth }: ReviewedMove): number {
  return worth.best - worth.placed;
}
