import { hash, playback, type Replay, TICKS_PER_SECOND, verify } from '@rensa/engine';
import { parseBoard, puyo, resolveBoard, RULES } from '@rensa/games/puyo';
import type { Answer } from '../answer.ts';
import { type Args, listed } from '../args.ts';
import type { Command } from '../command.ts';
import { countLinks } from '../plain.ts';
import { drawTable } from '../print.ts';
import { sampleReplay } from '../sample.ts';
import { compare, type Rates, type Work } from '../stopwatch.ts';

interface Measured extends Rates {
  readonly unit: string;
}

interface Bench {
  readonly name: string;
  readonly unit: string;
  readonly does: string;
  readonly reference: string;
  readonly prepare: () => { readonly subject: Work; readonly reference: Work };
}

const BENCHES: readonly Bench[] = [
  {
    name: 'verify',
    unit: 'times real time',
    does: 're-runs a lost solo game of Puyo in one thread and checks its hash',
    reference: 'the same steps, each on a copy of the state made with JSON',
    prepare: prepareVerify,
  },
  {
    name: 'puyo',
    unit: 'fields/s',
    does: "resolves a field of 19 links with the rules' own resolver",
    reference: 'the same field resolved on columns of letters, without scoring',
    prepare: preparePuyo,
  },
];

export const bench: Command = {
  name: 'bench',
  usage: `bench [${BENCHES.map(({ name }) => name).join('|')}]`,
  summary: 'measures speed, beside a plain reference in the same run',
  details: [
    'Both take turns for several rounds after a warm-up; the figures are medians. Without a name it runs them all.',
    '',
    ...BENCHES.map(explain),
  ].join('\n'),
  examples: () => ['npx rensa bench puyo'],
  flags: {},
  run,
};

function explain({ name, does, reference }: Bench): string {
  return `${name}: ${does}\n  reference: ${reference}`;
}

function run({ words }: Args): Answer {
  const measured = chosen(words).map((bench) => ({ bench, rates: measure(bench) }));
  return {
    json: Object.fromEntries(measured.map(({ bench, rates }) => [bench.name, rates])),
    text: () => [drawRates(measured), '', ...measured.map(({ bench }) => explain(bench))].join('\n'),
  };
}

function drawRates(measured: readonly { readonly bench: Bench; readonly rates: Measured }[]): string {
  return drawTable(
    ['bench', 'rate', 'reference', 'ratio', 'unit'],
    measured.map(({ bench, rates }) => [bench.name, rates.rate, rates.referenceRate, rates.ratio, rates.unit]),
  );
}

function chosen(words: readonly string[]): readonly Bench[] {
  if (words.length > 1) throw new Error('bench takes one name, or none for all');
  const [name] = words;
  if (name === undefined) return BENCHES;
  const found = BENCHES.find((bench) => bench.name === name);
  const names = BENCHES.map((bench) => bench.name);
  if (found === undefined) throw new Error(`there is no bench ${JSON.stringify(name)}: try ${listed(names, 'or')}`);
  return [found];
}

function measure({ prepare, unit }: Bench): Measured {
  const { subject, reference } = prepare();
  const { rate, referenceRate, ratio } = compare(subject, reference);
  return { rate: rounded(rate, 1), unit, referenceRate: rounded(referenceRate, 1), ratio: rounded(ratio, 100) };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

function prepareVerify(): ReturnType<Bench['prepare']> {
  const replay = sampleReplay();
  const seconds = replay.ticks / TICKS_PER_SECOND;
  const check = (holds: boolean): number => {
    if (!holds) throw new Error('the game that is measured does not hold');
    return seconds;
  };
  return {
    subject: () => check(verify(puyo, replay).ok),
    reference: () => check(plainHash(replay) === replay.hash),
  };
}

function plainHash(replay: Replay): string {
  const copying = { ...puyo, step: ((state, inputs) => puyo.step(copied(state), inputs)) satisfies typeof puyo.step };
  let last: unknown;
  for (const { state } of playback(copying, replay)) last = state;
  return hash(last);
}

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const FIELD = `..RYGR
RBBRYB
GBRYGG
RBRYGB
GYBGYB
YBGYRB
GYBGYR
GYBGYR
GRRBRB
RBYGBB
GRBYGR
GRBYGR
GRBYGR`;
const FIELD_LINKS = 19;

function preparePuyo(): ReturnType<Bench['prepare']> {
  const board = parseBoard(FIELD);
  const check = (links: number): number => {
    if (links !== FIELD_LINKS) throw new Error(`the field that is measured has ${links} links, not ${FIELD_LINKS}`);
    return 1;
  };
  return {
    subject: () => check(resolveBoard(board, RULES.tsu).links.length),
    reference: () => check(countLinks(FIELD)),
  };
}
