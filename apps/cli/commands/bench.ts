import type { Bench } from '../bench/bench.ts';
import { BRIEF, type Effort, type Figures, THOROUGH } from '../bench/stopwatch.ts';
import { BENCHES } from '../catalog/games.ts';
import type { Args } from '../io/args.ts';
import { first, listed } from '../io/lists.ts';
import type { Output } from '../io/output.ts';
import { drawTable } from '../io/print.ts';
import type { Command } from '../tasks/command.ts';

interface Measured extends Figures {
  readonly unit: string;
}

const NAMES = [...new Set(BENCHES.map(({ name }) => groupOf(name)))];

function groupOf(name: string): string {
  return first(name.split('/'));
}

export const bench: Command = {
  name: 'bench',
  usage: `bench [${NAMES.join('|')}] [--brief]`,
  summary: 'measures speed, next to a plain reference in the same run',
  details: [
    'Both run several rounds in turn, after a warm-up. The figures are medians. Without a name it runs all of them.',
    '--brief makes most rounds shorter, and the figures rougher.',
    '',
    ...BENCHES.map(explain),
  ].join('\n'),
  examples: () => [`npx rensa bench ${NAMES[0]}`],
  flags: { brief: 'switch' },
  run,
};

function explain({ name, does, reference }: Bench): string {
  return `${name}: ${does}\n  reference: ${reference}`;
}

function run({ words, values }: Args): Output {
  const effort = values.has('brief') ? BRIEF : THOROUGH;
  const measured = chosen(words).map((bench) => ({ bench, rates: measure(bench, effort) }));
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

function measure({ measure, unit }: Bench, effort: Effort): Measured {
  const { rate, referenceRate, ratio, p50, p95, max, value } = measure(effort);
  return {
    rate: rounded(rate, 1),
    unit,
    referenceRate: rounded(referenceRate, 1),
    ratio: rounded(ratio, 100),
    p50: hundredths(p50),
    p95: hundredths(p95),
    max: hundredths(max),
    value: hundredths(value),
  };
}

function hundredths(figure: number | undefined): number | undefined {
  return figure === undefined ? undefined : rounded(figure, 100);
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
