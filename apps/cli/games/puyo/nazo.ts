import { type NazoAnswers, solveNazo } from '@rensa/bots/puyo/nazo';
import { fields, listOf, record, text } from '@rensa/engine';
import { type Nazo, parseBoard } from '@rensa/games/puyo';
import { isLink, parseGoal, puzzleIn, readLink } from '@rensa/games/puyo/links';
import { type Args, whole } from '../../io/args.ts';
import { readText } from '../../io/input.ts';
import { type Answer, answerEach, numbered, type Output } from '../../io/output.ts';
import { counted } from '../../io/print.ts';
import { recordsIn } from '../../io/records.ts';
import type { StandardStreams } from '../../io/streams.ts';
import type { Command } from '../../tasks/command.ts';
import { runSubcommand, type Subcommands, subcommandFlags } from '../../tasks/subcommand.ts';
import { generate, GENERATE_HELP } from './generate.ts';
import { aimText } from './letters.ts';
import { pairLetters } from './shared.ts';

const LIMIT = { least: 1, most: 100_000 };
const MAX_BOARD = 1000;
const MAX_PAIRS = 100;
const MAX_LINK = 10_000;

const SOLVE_HELP: readonly string[] = [
  'nazo solve [FILE | LINK] [--limit K]',
  '  Lists every answer to a puzzle of at most six pairs. Each answer ends with the placement that meets the goal.',
  '  Reads {board, pairs: ["RB", …], goal: {kind, color?, value?}}, or {link} with a link that has a goal. Several: an',
  '  array, one object per line, or objects with a line --- between them; the answer is then an array in the same order.',
  '  kind   2 clear; u v links of the chain; w x the same, and clear; E F colors at once; G H puyos at once; I J groups at',
  '         once; Q R puyos of one group; a b colors so far; c d puyos so far. The second letter of two means "at least".',
  '  color  0 everything, R G B Y P, O ojama, 7 all colors',
  '  docs/nazo.md explains the goals.',
  `  --limit K     (${LIMIT.most}) how many answers to list, ${LIMIT.least} to ${LIMIT.most}`,
];

const SUBCOMMANDS: Subcommands = {
  solve: { flags: { limit: 'value' }, help: SOLVE_HELP, run: solve },
  generate: {
    flags: { difficulty: 'value', seed: 'value', seeds: 'value', date: 'value', id: 'value' },
    help: GENERATE_HELP,
    run: generate,
  },
};

export const nazoCommand: Command = {
  name: 'nazo',
  usage: 'nazo solve|generate',
  summary: 'solves and makes puzzles of Puyo',
  details: Object.values(SUBCOMMANDS)
    .map(({ help }) => help.join('\n'))
    .join('\n\n'),
  examples: () => [
    `echo '{"board": "GGGRR.", "pairs": ["RG", "RG"], "goal": {"kind": "E", "value": 2}}' | npx rensa nazo solve`,
    'npx rensa nazo solve https://ips.karou.jp/simu/pn.html?6E004g031_E1ahce__u01 --json',
    'npx rensa nazo generate --difficulty easy --seed 42',
  ],
  flags: subcommandFlags(SUBCOMMANDS),
  run: (args, streams) => runSubcommand('nazo', SUBCOMMANDS, args, streams),
};

async function solve(args: Args, { stdin }: StandardStreams): Promise<Output> {
  const [word, ...more] = args.words;
  if (more.length > 0) throw new Error('nazo solve takes one file, which may hold several puzzles');
  const limit = whole(args, 'limit', LIMIT, LIMIT.most);
  if (word !== undefined && word !== '-' && readsAsLink(word)) return answerTo({ link: word }, limit);
  const puzzles = recordsIn(await readText(word, stdin, 'a puzzle'));
  return answerEach(puzzles, numbered('puzzle'), (read) => answerTo(read(), limit));
}

/** Tells a link from a path, which has no question mark. */
function readsAsLink(word: string): boolean {
  return isLink(word) && word.includes('?');
}

function answerTo(raw: unknown, limit: number): Answer {
  const answers = solveNazo(parseNazo(raw), limit);
  const { solutions, capped } = answers;
  return { json: { solutions, ...(capped && { capped }) }, text: () => describe(answers) };
}

const written = fields({
  board: text(MAX_BOARD),
  pairs: listOf(pairLetters, 1, MAX_PAIRS),
  goal: parseGoal,
});
const linked = fields({ link: text(MAX_LINK) });

function parseNazo(raw: unknown): Nazo {
  if (Object.hasOwn(record(raw, 'the puzzle'), 'link')) return puzzleIn(readLink(linked(raw, 'the puzzle').link));
  const { board, pairs, goal } = written(raw, 'the puzzle');
  return { board: parseBoard(board), steps: pairs.map((pair) => ({ kind: 'pair', pair })), goal };
}

function describe({ solutions, capped }: NazoAnswers): string {
  if (solutions.length === 0) return 'no answer';
  const lines = solutions.map((solution) => solution.map(aimText).join(' '));
  return [`${counted(solutions.length, 'answer')}${capped ? ', and more' : ''}`, ...lines].join('\n');
}
