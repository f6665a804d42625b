// For tests: inputs made to take all time and memory. The program answers each, or prints one clear line.

import { measured } from './measured.testing.ts';
import { scratch } from './scratch.testing.ts';

const BYTES = 14_000_000;
const MAX_MS = 5000;
const MAX_MEGABYTES = 500;

/** Repeats a unit until the text has about BYTES bytes. */
function filled(unit: string, start = '', end = ''): string {
  return start + unit.repeat(Math.floor(BYTES / unit.length)) + end;
}

const ALL_INPUTS: readonly (readonly [string, string])[] = [
  ['numbers', filled('1,', '[', '1]')],
  ['objects', filled('{},', '[', '{}]')],
  ['lists', filled('[],', '[', '[]]')],
  ['nesting', '['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2)],
  ['open-brackets', filled('[')],
  ['open-objects', filled('{"a":')],
  ['keys', `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
  ['separators', '---\n'.repeat(3_000_000)],
  ['line-ends', filled('\n')],
  ['spaces', `R${filled(' ')}R`],
  ['blank-lines', filled(' \n')],
  ['letters', filled('R')],
  ['rows', filled('......\n')],
  ['lines-of-one', filled('x\n')],
  ['lines-of-braces', filled('{\n')],
  ['lines-of-objects', filled('{}\n')],
  ['text', filled('a', '"', '"')],
  ['quotes', filled('"')],
  ['backslashes', filled('\\')],
  ['zeros', filled('\0')],
  ['wide', '雪'.repeat(BYTES / 3)],
  ['digits', filled('9')],
];

/** The inputs of this run: all of them in a soak run, otherwise those that once broke something. */
const KEPT = new Set(
  process.env['SOAK'] === '1' ? ALL_INPUTS.map(([name]) => name) : ['numbers', 'nesting', 'separators', 'lines-of-one'],
);

export const HOSTILE_INPUTS = ALL_INPUTS.filter(([name]) => KEPT.has(name));

/** Runs a command of the real program on an input and lists the faults of its answer. */
export async function faultsOn(command: readonly string[], name: string, text: string): Promise<string[]> {
  const { code, out, err, ms, megabytes } = await measured(
    [...command, '--json'],
    scratch(`hostile-${name}.txt`, text),
  );
  const faults = {
    [`exit ${code}`]: code !== 2,
    [`not one line: ${err}`]: !/^[^\n]+\n$/.test(err),
    'a list without its end': out !== '' && !out.endsWith(']\n'),
    [`${ms} ms`]: ms >= MAX_MS,
    [`${megabytes} MB`]: megabytes >= MAX_MEGABYTES,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}
