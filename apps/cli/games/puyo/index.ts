import { versus } from '@rensa/engine';
import {
  dealPairs,
  letterOf,
  type Link,
  parseBoard,
  printBoard,
  puyo,
  resolveBoard,
  type Rules,
  RULES,
  type RulesName,
  type Setup,
  type State,
} from '@rensa/games/puyo';
import type { Answer } from '../../io/output.ts';
import { type Args, choice } from '../../io/args.ts';
import { MATCH } from '../../bots/match.ts';
import { PLAY, THINK } from './bots.ts';
import { type Deal, type Entry, played } from '../../tasks/game.ts';
import { dealt } from '../../tasks/deal.ts';
import { counted, drawBoards, drawTable } from '../../io/print.ts';

const NAMES = Object.keys(RULES) as RulesName[];
const COLORS = ['3', '4', '5'] as const;

export const PUYO: Entry = {
  name: 'puyo',
  resolve: {
    flags: { rules: 'value' },
    help: [
      '6 columns, up to 14 rows; R G B Y P are the colours, O is ojama, . is empty',
      '--rules classic|tsu  (tsu) under tsu row 14 never falls, and rows 13 and 14 never pop',
    ],
    prepare: prepareResolve,
  },
  deal: {
    flags: { rules: 'value', colors: 'value' },
    help: [
      'a piece is two letters, the axis first; the level makes no difference',
      '--rules classic|tsu  (tsu)',
      '--colors 3|4|5       (4) how many colours are in play',
    ],
    prepare: prepareDeal,
  },
  play: PLAY,
  match: MATCH,
  think: THINK,
  played: [played(puyo, (state) => look([state])), played(versus(puyo), (match) => look(match.boards))],
};

function look(states: readonly State[]): { readonly boards: string[]; readonly scores: number[] } {
  return { boards: states.map(({ board }) => printBoard(board)), scores: states.map((state) => puyo.score(state)) };
}

function rulesOf(args: Args): RulesName {
  return choice(args, 'rules', NAMES, 'tsu');
}

function prepareResolve(args: Args): (text: string) => Answer {
  const rules = RULES[rulesOf(args)];
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
    ['link', 'puyos', 'ojama', 'colours', 'bonus', 'points', 'groups'],
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
  const setup: Setup = { rules: rulesOf(args), mode: 'endless', colors };
  return ({ seed, count }) => deal(setup, seed, count);
}

function deal(setup: Setup, seed: number, count: number): Answer {
  return dealt(dealPairs(setup, seed, count).map(({ axis, child }) => letterOf(axis) + letterOf(child)));
}
