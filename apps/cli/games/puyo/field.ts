import {
  isLink,
  LINK_FORMATS,
  type LinkFormat,
  parseCells,
  printCells,
  readLink,
  type SharedField,
  type SharedStep,
  writeGoal,
  writeLink,
} from '@rensa/games/puyo/links';
import { type Args, choice } from '../../io/args.ts';
import { checkBoardSize, checkCount, readText, splitInputs } from '../../io/input.ts';
import { parseJson } from '../../io/json.ts';
import { type Answer, answerEach, numbered, type Output } from '../../io/output.ts';
import { counted, drawBoards } from '../../io/print.ts';
import type { StandardStreams } from '../../io/streams.ts';
import type { Command } from '../../tasks/command.ts';
import { describeGoal } from './goal.ts';
import { aimText, lettersOf } from './letters.ts';
import { parseField } from './shared.ts';

export const fieldCommand: Command = {
  name: 'field',
  usage: `field [LINK] [--to ${LINK_FORMATS.join('|')}]`,
  summary: 'reads and writes links to a board of Puyo',
  details: [
    'Without --to it reads a link of puyop.com, IPS, pndsng.com, Puyo Nexus or Rensa. Several come on standard input, one',
    'per line; the answer is then an array in the same order. K hard, I iron and W wall are cells that only some sites have.',
    '',
    '--to FORMAT   writes a link of this format. The board comes on standard input: a drawing, {board, steps?, goal?} as this',
    '              command prints it, or a link of another format. Several: with a line --- between them.',
  ].join('\n'),
  examples: () => [
    'npx rensa field https://ips.karou.jp/simu/pn.html?6E004g031_E1ahce__u04',
    "printf '..GG\\nRRRRGG\\n' | npx rensa field --to puyop",
    'npx rensa field http://www.puyop.com/s/asF --to pndsng --json',
  ],
  flags: { to: 'value' },
  run,
};

async function run(args: Args, { stdin }: StandardStreams): Promise<Output> {
  const [word, ...more] = args.words;
  if (more.length > 0) throw new Error('field takes one link; several come on standard input, one per line');
  if (!args.values.has('to'))
    return reading(word === undefined || word === '-' ? await readText(word, stdin, 'a link') : word);
  const format = choice(args, 'to', LINK_FORMATS, 'rensa');
  return writing(word !== undefined && isLink(word) ? word : await readText(word, stdin, 'a board'), format);
}

function reading(text: string): Output | Promise<Output> {
  const links = text.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '---');
  checkCount(links.length);
  if (links.length === 0) throw new Error('there is no link to read');
  return answerEach({ items: links, many: links.length > 1 }, numbered('link'), fieldOf);
}

function fieldOf(link: string): Answer {
  const { format, cells, steps, goal } = readLink(link);
  const board = printCells(cells);
  return {
    json: {
      format,
      board,
      ...(steps.length > 0 && { steps: steps.map(writeStep) }),
      ...(goal && { goal: writeGoal(goal) }),
    },
    text: (ink) =>
      [
        `a field of ${format}`,
        drawBoards([board], ink),
        ...(steps.length > 0 ? [`${counted(steps.length, 'step')}: ${steps.map(describeStep).join(' ')}`] : []),
        ...(goal ? [`goal: ${describeGoal(goal)}`] : []),
      ].join('\n\n'),
  };
}

function writeStep(step: SharedStep): object {
  return step.kind === 'garbage' ? { garbage: step.counts } : { pair: lettersOf(step.pair), ...step.aim };
}

/** Describes a pair by its letters, its column from 1 and an arrow to its child; ojama by counts per column. */
function describeStep(step: SharedStep): string {
  if (step.kind === 'garbage') return `(${step.counts.join(',')})`;
  return lettersOf(step.pair) + (step.aim === null ? '' : `:${aimText(step.aim)}`);
}

function writing(text: string, format: LinkFormat): Output | Promise<Output> {
  const items = splitInputs(text);
  return answerEach({ items, many: items.length > 1 }, numbered('board'), (input) => linkOf(input, format));
}

function linkOf(text: string, format: LinkFormat): Answer {
  const link = writeLink(format, sharedIn(text));
  return { json: { link }, text: () => link };
}

function sharedIn(text: string): SharedField {
  checkBoardSize(text);
  if (/^\s*\{/.test(text)) return parseField(parseJson(text));
  if (isLink(text)) return readLink(text);
  return { cells: parseCells(text), steps: [], goal: null };
}
