import { hash, playback, type Replay, TICKS_PER_SECOND, verify } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import type { Answer } from '../io/output.ts';
import { type Args, listed } from '../io/args.ts';
import { PUYO_BENCHES } from '../games/puyo/bench.ts';
import { CAPSULES_BENCHES } from '../games/capsules/bench.ts';
import type { Command } from '../tasks/command.ts';
import { GEMS_BENCHES } from '../games/gems/bench.ts';
import { LOOP_BENCHES } from '../games/loop/bench.ts';
import { drawTable } from '../io/print.ts';
import { sampleReplay } from '../games/puyo/sample.ts';
import { compare, type Figures, type Work } from '../bench/stopwatch.ts';

interface Measured extends Figures {
  readonly unit: string;
}

interface Bench {
  /** Several of one kind share the word before a slash, by which they are asked for together. */
  readonly name: string;
  readonly unit: string;
  readonly does: string;
  readonly reference: string;
  readonly measure: () => Figures;
}

const BENCHES: readonly Bench[] = [
  {
    name: 'verify',
    unit: 'times real time',
    does: 're-runs a lost solo game of Puyo in one thread and checks its hash',
    reference: 'the same steps, each on a copy of the state made with JSON',
    measure: () => race(prepareVerify()),
  },
  ...PUYO_BENCHES,
  ...GEMS_BENCHES,
  ...CAPSULES_BENCHES,
  ...LOOP_BENCHES,
];

const NAMES = [...new Set(BENCHES.map(({ name }) => groupOf(name)))];

function groupOf(name: string): string {
  return name.split('/')[0] as string;
}

export const bench: Command = {
  name: 'bench',
  usage: `bench [${NAMES.join('|')}]`,
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
    ['bench', 'rate', 'reference', 'ratio', 'unit', 'p50 ms', 'p95 ms', 'max ms', 'value'],
    measured.map(({ bench, rates: { rate, referenceRate, ratio, unit, ...more } }) => [
      bench.name,
      rate,
      referenceRate,
      ratio,
      unit,
      ...[more.p50, more.p95, more.max, more.value].map((figure) => figure ?? ''),
    ]),
  );
}

function chosen(words: readonly string[]): readonly Bench[] {
  if (words.length > 1) throw new Error('bench takes one name, or none for all');
  const [name] = words;
  if (name === undefined) return BENCHES;
  const found = BENCHES.filter((bench) => bench.name === name || groupOf(bench.name) === name);
  if (found.length === 0) throw new Error(`there is no bench ${JSON.stringify(name)}: try ${listed(NAMES, 'or')}`);
  return found;
}

function measure({ measure, unit }: Bench): Measured {
  const { rate, referenceRate, ...more } = measure();
  const fine = Object.entries(more).map(([name, figure]) => [name, rounded(figure, 100)]);
  const exact = Object.fromEntries(fine) as Pick<Figures, 'ratio'>;
  return { rate: rounded(rate, 1), unit, referenceRate: rounded(referenceRate, 1), ...exact };
}

interface Pair {
  readonly subject: Work;
  readonly reference: Work;
}

function race({ subject, reference }: Pair): Figures {
  return compare(subject, reference);
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

function prepareVerify(): Pair {
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
