import { BOTS, puyoBots } from '@rensa/bots/puyo';
import {
  GRADES,
  isSlip,
  type LineChain,
  REVIEW_NODES,
  REVIEW_VERSION,
  Reviewer,
  type ReviewedMove,
  type ReviewSummary,
  summaryOf,
} from '@rensa/bots/puyo/review';
import { packReplay } from '@rensa/engine';
import { defaultBot } from '../../bots/names.ts';
import { BUDGET } from '../../bots/think.ts';
import { type Args, choice, picked, whole } from '../../io/args.ts';
import { replayIn } from '../../io/link.ts';
import { readText } from '../../io/input.ts';
import { listed } from '../../io/lists.ts';
import type { Answer, Output } from '../../io/output.ts';
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
    'the same budget. The same replay gets the same answer on every machine. Slips are printed as they are found.',
    'docs/review.md explains the grades.',
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
  const reviewer = new Reviewer(replayIn(await readText(file, stdin, 'a replay')), { bot, nodes, seat });
  return { run: (say) => reviewed(reviewer, { bot: bot.name, nodes, say }) };
}

interface SpokenReview {
  readonly bot: string;
  readonly nodes: number;
  readonly say: (line: string) => Promise<void>;
}

/** Says each slip as soon as it is found. The costliest come first. */
async function reviewed(reviewer: Reviewer, { bot, nodes, say }: SpokenReview): Promise<Answer> {
  const found: ReviewedMove[] = [];
  for (const { number, move } of reviewer.moves()) {
    found[number] = move;
    if (isSlip(move.grade)) await say(slipText(move, number));
  }
  const { accuracy, grades, moments } = summaryOf(found);
  return {
    json: { accuracy, moves: found.map(written), bot, nodes, version: REVIEW_VERSION, grades, moments },
    text: () =>
      `${found.some(({ grade }) => isSlip(grade)) ? '\n' : ''}${drawMoves(found)}\n\n${describe(found, { accuracy, grades, moments })}\n${bot}, ${nodes} nodes per search`,
  };
}

/** What a slip lost: the bot's line, and the line from your placement on, with the pairs that came. */
function slipText({ placed, best, grade, kept, losesGame, ahead }: ReviewedMove, number: number): string {
  const head = `move ${number + 1}, ${grade}: ${aimText(placed)} is worth ${percent(kept)} of ${aimText(best)}`;
  if (losesGame) return `${head}; the game is lost with it`;
  if (ahead === null) return head;
  return `${head}; with move ${number + ahead.best.pairs} the bot's line fires ${chainText(ahead.best)}, yours ${chainText(ahead.placed)}`;
}

function chainText({ links, score }: LineChain): string {
  return score === 0
    ? 'nothing'
    : `${links} ${links === 1 ? 'link' : 'links'} (${score.toLocaleString('en-US')} points)`;
}

function percent(kept: number): string {
  return `${Math.round(100 * kept)}%`;
}

function written({
  view,
  placed,
  best,
  rank,
  worth,
  kept,
  grade,
  losesGame,
  reach,
  after,
  fired,
  ahead,
}: ReviewedMove): object {
  const pair = lettersOf(view.pairs[0]);
  return { pair, placed, best, rank, worth, kept, grade, losesGame, reach, after, fired, ahead };
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
      percent(kept),
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
