import {
  dealPieces,
  gems,
  letterOf,
  type Link,
  parseBoard,
  parseDrop,
  playDrops,
  printBoard,
  resolveBoard,
  type Resolved,
  type Rules,
  RULES_NAMES,
  rulesOf,
  type Setup,
  type State,
} from '@rensa/games/gems';
import type { Answer } from '../../io/output.ts';
import { type Args, choice } from '../../io/args.ts';
import type { CliGame } from '../../tasks/game.ts';
import type { Deal } from '../../tasks/task.ts';
import { GEMS_BENCHES } from './bench.ts';
import { BOT_TASKS } from './bots.ts';
import { dealt } from '../../tasks/deal.ts';
import { OPTIONS_FLAG, OPTIONS_HELP, optionsOf } from '../../tasks/options.ts';
import { counted, drawBoards, drawTable } from '../../io/print.ts';

const RULES_HELP = '--rules classic|arcade  (arcade)';
const CELLS_HELP = [
  'R G B Y are normal gems, r g b y crash gems, 0 is a diamond, . is empty',
  'counter gems, from 1 to 5: red A C D E F, green H I J K L, blue M N O P Q, yellow S T U V W',
];

export const cliGame: CliGame<State> = {
  board: { cellChars: 1, print: ({ board }) => printBoard(board), score: (state) => gems.score(state) },
  resolve: {
    flags: { rules: 'value', ...OPTIONS_FLAG },
    help: [
      '6 columns, up to 13 rows',
      ...CELLS_HELP,
      `${RULES_HELP} under arcade power gems are rigid, and each is listed as col, row, w, h`,
      OPTIONS_HELP,
    ],
    examples: ["printf 'RR\\nRRr\\n' | npx rensa resolve gems"],
    prepare: (args) => prepare(args, (text, rules) => resolveBoard(parseBoard(text), rules)),
  },
  deal: {
    flags: { rules: 'value', ...OPTIONS_FLAG },
    help: ['a piece is two letters, the lower gem first; --level is ignored', RULES_HELP, OPTIONS_HELP],
    examples: [`npx rensa deal gems --options '{"deal": "bag"}' --count 12`],
    prepare: prepareDeal,
  },
  drop: {
    flags: { rules: 'value' },
    help: [
      'a line is PAIR:MOVES; the second gem starts below the first, in column 3 above a board of 12 rows',
      'L and R shift; A moves the second gem from below to the right, above, left, and B the other way',
      'a rotation at a wall pushes the pair inward; then each gem falls on its own',
      RULES_HELP,
    ],
    examples: ["printf 'RR:A\\nRR:A\\nGr:R\\n' | npx rensa drop gems", "echo 'RB:LLA' | npx rensa drop gems --json"],
    prepare: (args) => prepare(args, (text, rules) => playDrops(linesOf(text).map(parseDrop), rules)),
  },
  ...BOT_TASKS,
  benches: GEMS_BENCHES,
};

function setupOf(args: Args): Setup {
  return gems.parseSetup({ rules: choice(args, 'rules', RULES_NAMES, 'arcade'), ...optionsOf(args) });
}

function prepare(args: Args, play: (text: string, rules: Rules) => Resolved): (text: string) => Answer {
  const rules = rulesOf(setupOf(args));
  return (text) => outputOf(play(text, rules), rules);
}

/** Splits a text into lines without the blank ones at its ends; throws if there is none. */
function linesOf(text: string): string[] {
  const lines = text.trim().split(/\r?\n/);
  if (lines[0] === '') throw new Error('there is nothing to drop: write at least one line PAIR:MOVES');
  return lines;
}

function outputOf({ links, techs, score, allClear, board, slabs }: Resolved, rules: Rules): Answer {
  const drawn = printBoard(board);
  const power = slabs.map(({ col, row, w, h }) => ({ col, row, w, h }));
  const json = { chains: links.length, score, events: links, tech: techs, allClear, board: drawn };
  return {
    json: rules.slabs === null ? json : { ...json, power },
    text: (ink) => {
      const tech = techs > 0 ? [counted(techs, 'tech')] : [];
      const clear = allClear ? ['all clear'] : [];
      const sum = [counted(links.length, 'link'), counted(score, 'point'), ...tech, ...clear].join(', ');
      const table = links.length > 0 ? [drawLinks(links)] : [];
      return [...table, sum, drawBoards([drawn], ink)].join('\n\n');
    },
  };
}

function drawLinks(links: readonly Link[]): string {
  return drawTable(
    ['link', 'normal', 'power', 'crash', 'counter', 'diamond', 'points'],
    links.map((link) => [link.chain, link.normal, link.power, link.crash, link.counter, link.diamond, link.score]),
  );
}

function prepareDeal(args: Args): (deal: Deal) => Answer {
  const setup = setupOf(args);
  return ({ seed, count }) =>
    dealt(dealPieces(setup, seed, count).map(({ axis, child }) => letterOf(axis) + letterOf(child)));
}
