import {
  capsules,
  colorLetter,
  dealStage,
  parseBoard,
  parseSetup,
  printBoard,
  resolveBoard,
  RULES,
  type RulesName,
  type Speed,
  SPEEDS,
  type State,
} from '@rensa/games/capsules';
import type { Output } from '../../io/output.ts';
import { type Args, choice } from '../../io/args.ts';
import type { CliGame } from '../../tasks/game.ts';
import type { Deal } from '../../tasks/task.ts';
import { CAPSULES_BENCHES } from './bench.ts';
import { dealt } from '../../tasks/deal.ts';
import { counted, drawBoards } from '../../io/print.ts';

const NAMES = Object.keys(RULES) as RulesName[];
const CELL_CHARS = 2;

export const cliGame: CliGame<State> = {
  board: { cellChars: CELL_CHARS, print: ({ board }) => printBoard(board), score: (state) => capsules.score(state) },
  resolve: {
    flags: { rules: 'value', speed: 'value' },
    help: [
      '8 columns, up to 18 rows under classic and 16 under nes, two characters a cell',
      'y r b are the colours, then * a virus, o a single, > < ^ v a half and where its other half is; .. is empty',
      '--rules classic|nes   (nes) under classic a flat capsule with one support comes apart',
      '--speed low|med|hi    (med) what a virus is worth',
    ],
    examples: ["printf 'r>b<\\nr*\\nr*\\nr*\\n' | npx rensa resolve capsules --speed low"],
    prepare: prepareResolve,
  },
  deal: {
    flags: { rules: 'value' },
    help: [
      'a piece is two letters, y r b, the left half first; the board has the viruses of the level',
      '--rules classic|nes   (nes) levels go to 20 under classic, to 24 under nes',
    ],
    examples: ['npx rensa deal capsules --seed 0x8988 --level 5'],
    prepare: prepareDeal,
  },
  benches: CAPSULES_BENCHES,
};

function rulesOf(args: Args): RulesName {
  return choice(args, 'rules', NAMES, 'nes');
}

function prepareResolve(args: Args): (text: string) => Output {
  const rules = rulesOf(args);
  const speed = choice(args, 'speed', SPEEDS, 'med');
  return (text) => resolve(text, rules, speed);
}

function resolve(text: string, name: RulesName, speed: Speed): Output {
  const rules = RULES[name];
  const { clears, lines, viruses, score, board } = resolveBoard(parseBoard(text, rules.rows), rules, speed);
  const drawn = printBoard(board);
  return {
    json: { clears, lines, viruses, score, board: drawn },
    text: (ink) => {
      const cleared = `${counted(lines, 'line')} in ${counted(clears, 'clear')}`;
      const killed = viruses === 1 ? '1 virus' : `${viruses} viruses`;
      return `${cleared}, ${killed}, ${counted(score, 'point')}\n\n${drawBoards([drawn], ink, CELL_CHARS)}`;
    },
  };
}

function prepareDeal(args: Args): (deal: Deal) => Output {
  const rules = rulesOf(args);
  return (wanted) => deal(rules, wanted);
}

function deal(rules: RulesName, { seed, count, level }: Deal): Output {
  const stage = dealStage(parseSetup({ rules, level }), seed, count);
  const pieces = dealt(stage.capsules.map(({ axis, child }) => colorLetter(axis) + colorLetter(child)));
  const board = printBoard(stage.board);
  const { missing } = stage;
  return {
    json: { ...(pieces.json as object), board, ...(missing > 0 && { missing }) },
    text: (ink) => {
      const short = missing > 0 ? [`${missing} of the viruses found no place`] : [];
      return [pieces.text(ink), drawBoards([board], ink, CELL_CHARS), ...short].join('\n\n');
    },
  };
}
