import {
  capsules,
  colorLetter,
  dealStage,
  parseBoard,
  parseSetup,
  printBoard,
  resolveBoard,
  type Rules,
  RULES_NAMES,
  type RulesName,
  rulesOf,
  type Speed,
  SPEEDS,
  type State,
} from '@rensa/games/capsules';
import type { Answer } from '../../io/output.ts';
import { type Args, choice } from '../../io/args.ts';
import type { CliGame } from '../../tasks/game.ts';
import type { Deal } from '../../tasks/task.ts';
import { CAPSULES_BENCHES } from './bench.ts';
import { BOT_TASKS } from './bots.ts';
import { dealt } from '../../tasks/deal.ts';
import { OPTIONS_FLAG, OPTIONS_HELP, optionsOf } from '../../tasks/options.ts';
import { counted, drawBoards } from '../../io/print.ts';

const CELL_CHARS = 2;

export const cliGame: CliGame<State> = {
  board: { cellChars: CELL_CHARS, print: ({ board }) => printBoard(board), score: (state) => capsules.score(state) },
  resolve: {
    flags: { rules: 'value', speed: 'value', ...OPTIONS_FLAG },
    help: [
      '8 columns, up to 18 rows under classic and 16 under nes, two characters per cell',
      'y r b are the colors, then * a virus, o a single, > < ^ v a half and where its other half is; .. is empty',
      '--rules classic|nes   (nes) under classic lines are looked for before anything falls, and in a fall a flat capsule with',
      'support under one half comes apart',
      '--speed low|med|hi    (med) what a virus is worth',
      OPTIONS_HELP,
    ],
    examples: ["printf 'r>b<\\nr*\\nr*\\nr*\\n' | npx rensa resolve capsules --speed low"],
    prepare: prepareResolve,
  },
  deal: {
    flags: { rules: 'value', ...OPTIONS_FLAG },
    help: [
      'a piece is two letters, y r b, the left half first; the board shows the viruses of stage L',
      '--rules classic|nes   (nes) stages go to 20 under classic, to 24 under nes',
      OPTIONS_HELP,
    ],
    examples: ['npx rensa deal capsules --seed 0x8988 --level 5'],
    prepare: prepareDeal,
  },
  ...BOT_TASKS,
  benches: CAPSULES_BENCHES,
};

/** The ruleset and options of a setup that `parseSetup` then checks. */
function rulesetOf(args: Args): { readonly rules: RulesName; readonly options?: unknown } {
  return { rules: choice(args, 'rules', RULES_NAMES, 'nes'), ...optionsOf(args) };
}

function prepareResolve(args: Args): (text: string) => Answer {
  const rules = rulesOf(parseSetup(rulesetOf(args)));
  const speed = choice(args, 'speed', SPEEDS, 'med');
  return (text) => resolve(text, rules, speed);
}

function resolve(text: string, rules: Rules, speed: Speed): Answer {
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

function prepareDeal(args: Args): (deal: Deal) => Answer {
  const ruleset = rulesetOf(args);
  return (wanted) => deal(ruleset, wanted);
}

function deal(ruleset: object, { seed, count, level }: Deal): Answer {
  const stage = dealStage(parseSetup({ ...ruleset, level }), seed, count);
  const pieces = dealt(stage.capsules.map(({ axis, child }) => colorLetter(axis) + colorLetter(child)));
  const board = printBoard(stage.board);
  const { missing } = stage;
  return {
    json: { ...pieces.json, board, ...(missing > 0 && { missing }) },
    text: (ink) => {
      const short = missing > 0 ? [`${missing} of the viruses found no place`] : [];
      return [pieces.text(ink), drawBoards([board], ink, CELL_CHARS), ...short].join('\n\n');
    },
  };
}
