import {
  dealPairs,
  letterOf,
  type Link,
  parseBoard,
  printBoard,
  puyo,
  resolveBoard,
  type Rules,
  RULES_NAMES,
  rulesOf,
  type Setup,
  type State,
} from '@rensa/games/puyo';
import type { Answer } from '../../io/output.ts';
import { type Args, choice } from '../../io/args.ts';
import type { Deal } from '../../tasks/task.ts';
import { PUYO_BENCHES } from './bench.ts';
import { BOT_TASKS } from './bots.ts';
import { fieldCommand } from './field.ts';
import { nazoCommand } from './nazo.ts';
import { reviewCommand } from './review.ts';
import { sampleReplay } from './sample.ts';
import type { CliGame } from '../../tasks/game.ts';
import { dealt } from '../../tasks/deal.ts';
import { OPTIONS_FLAG, OPTIONS_HELP, optionsOf } from '../../tasks/options.ts';
import { counted, drawBoards, drawTable } from '../../io/print.ts';

const COLORS = ['3', '4', '5'] as const;

export const cliGame: CliGame<State> = {
  board: { cellChars: 1, print: ({ board }) => printBoard(board), score: (state) => puyo.score(state) },
  resolve: {
    flags: { rules: 'value', ...OPTIONS_FLAG },
    help: [
      '6 columns, up to 14 rows; R G B Y P are the colors, O is ojama, . is empty',
      '--rules classic|tsu  (tsu) under tsu the 14th row never falls, and the 13th and 14th never pop',
      OPTIONS_HELP,
    ],
    examples: [
      "printf '..GG\\nRRRRGG\\n' | npx rensa resolve puyo",
      "printf 'RRRR\\n---\\nOBBBBO\\n' | npx rensa resolve puyo --rules classic --json",
      `echo RRRR | npx rensa resolve puyo --rules classic --options '{"allClearScore": 0}'`,
    ],
    prepare: prepareResolve,
  },
  deal: {
    flags: { rules: 'value', colors: 'value', ...OPTIONS_FLAG },
    help: [
      'a piece is two letters, the axis first; --level is ignored',
      '--rules classic|tsu  (tsu)',
      '--colors 3|4|5       (4) how many colors are in play',
      OPTIONS_HELP,
    ],
    examples: ['npx rensa deal puyo --seed 0x2a --count 8', 'npx rensa deal puyo --rules classic --seeds 1-3 --json'],
    prepare: prepareDeal,
  },
  ...BOT_TASKS,
  commands: [nazoCommand, fieldCommand, reviewCommand],
  benches: PUYO_BENCHES,
  sample: sampleReplay,
};

function setupOf(args: Args, more: object = {}): Setup {
  return puyo.parseSetup({ rules: choice(args, 'rules', RULES_NAMES, 'tsu'), ...optionsOf(args), ...more });
}

function prepareResolve(args: Args): (text: string) => Answer {
  const rules = rulesOf(setupOf(args));
  return (text) => resolve(text, rules);
}

function resolve(text: string, rules: Rules): Answer {
  const { links, score, allClear, board } = resolveBoard(parseBoard(text), rules);
  const drawn = printBoard(board);
  return {
    json: { chains: links.length, score, links, allClear, board: drawn },
    text: (ink) => {
      const sum = `${counted(links.length, 'link')}, ${counted(score, 'point')}${allClear ? ', all clear' : ''}`;
      return [...(links.length > 0 ? [drawLinks(links)] : []), sum, drawBoards([drawn], ink)].join('\n\n');
    },
  };
}

function drawLinks(links: readonly Link[]): string {
  return drawTable(
    ['link', 'puyos', 'ojama', 'colors', 'bonus', 'points', 'groups'],
    links.map(({ chain, cleared, garbage, colors, bonus, score, groups }) => [
      chain,
      cleared,
      garbage,
      colors,
      bonus,
      score,
      groups.join(' + '),
    ]),
  );
}

function prepareDeal(args: Args): (deal: Deal) => Answer {
  const colors = Number(choice(args, 'colors', COLORS, '4'));
  const setup = setupOf(args, { colors });
  return ({ seed, count }) => deal(setup, seed, count);
}

function deal(setup: Setup, seed: number, count: number): Answer {
  return dealt(dealPairs(setup, seed, count).map(({ axis, child }) => letterOf(axis) + letterOf(child)));
}
