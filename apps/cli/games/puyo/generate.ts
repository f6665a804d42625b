import { dailyNazo, generateNazo, NAZO_LEVELS, type NazoPuzzle, nazoOf, parseNazoId } from '@rensa/bots/puyo/nazo';
import { parseDate } from '@rensa/engine';
import { printBoard } from '@rensa/games/puyo';
import { writeGoal, writeLink } from '@rensa/games/puyo/links';
import { type Args, choice } from '../../io/args.ts';
import { type Answer, answerEach, type Output } from '../../io/output.ts';
import { counted } from '../../io/print.ts';
import { seedsOf, seedTitle } from '../../io/seeds.ts';
import { aimText, lettersOf } from './letters.ts';

/** Version of the generator for puzzles without a date. */
const VERSION = 3;
/** Flags that cannot be combined with an id. */
const CHOSEN = ['difficulty', 'seed', 'seeds', 'date'];

export const GENERATE_HELP: readonly string[] = [
  'nazo generate [--difficulty easy|medium|hard] [--seed N | --seeds LIST]',
  'nazo generate --date YYYY-MM-DD --difficulty easy|medium|hard',
  'nazo generate --id ID',
  '  A puzzle with exactly one answer, one of the three of a day, or the one with this name: nazo/3/easy/42.',
  '  --difficulty  (easy) two, three or four pairs',
  '  --seed N      (1) 0 to 4294967295, decimal or 0x…',
  '  --seeds LIST  several: 1,2,0x10 or 1-100; the answer is then an array in the same order',
];

export function generate(args: Args): Output | Promise<Output> {
  if (args.words.length > 0) throw new Error(`nazo generate takes flags only, not ${JSON.stringify(args.words[0])}`);
  if (args.values.has('id')) return named(args);
  if (args.values.has('date')) return daily(args);
  const level = choice(args, 'difficulty', NAZO_LEVELS, 'easy');
  return answerEach(seedsOf(args, 1), seedTitle, (seed) => outputOf(generateNazo(level, seed, VERSION)));
}

function named(args: Args): Output {
  const other = CHOSEN.find((name) => args.values.has(name));
  if (other !== undefined) throw new Error(`--${other} cannot be combined with --id`);
  return outputOf(nazoOf(parseNazoId(args.values.get('id') ?? '')));
}

function daily(args: Args): Output {
  const other = ['seed', 'seeds'].find((name) => args.values.has(name));
  if (other !== undefined) throw new Error(`--${other} cannot be combined with --date`);
  if (!args.values.has('difficulty')) throw new Error(`a daily puzzle needs --difficulty ${NAZO_LEVELS.join('|')}`);
  const date = args.values.get('date') ?? '';
  parseDate(date);
  return outputOf(dailyNazo(date, choice(args, 'difficulty', NAZO_LEVELS, 'easy')));
}

function outputOf({ id, board, steps, goal, solution, grade }: NazoPuzzle): Answer {
  const pairs = steps.flatMap((step) => (step.kind === 'pair' ? [step.pair] : []));
  const waiting = pairs.map((pair) => ({ kind: 'pair' as const, pair, aim: null }));
  const link = writeLink('rensa', { cells: board, steps: waiting, goal });
  const drawn = printBoard(board).replace(/^(\.{6}\n)+/, '');
  return {
    json: {
      id,
      board: printBoard(board),
      pairs: pairs.map(lettersOf),
      goal: writeGoal(goal),
      solution,
      grade,
      link,
    },
    text: () =>
      [
        `${id}: ${counted(grade.depth, 'pair')}, ${counted(grade.close, 'way')} to miss it by one`,
        '',
        drawn,
        '',
        `pairs ${pairs.map(lettersOf).join(' ')}, goal ${JSON.stringify(writeGoal(goal))}`,
        `answer ${solution.map(aimText).join(' ')}`,
        link,
      ].join('\n'),
  };
}
