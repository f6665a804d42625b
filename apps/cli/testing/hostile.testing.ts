// For tests: inputs that are made to take all the time and memory there is. Each gets an answer, or one clear line.

import { measured } from './measured.testing.ts';
import { scratch } from './scratch.testing.ts';

const BYTES = 14_000_000;
const MOST_MS = 5000;
const MOST_MEGABYTES = 500;

/** As often as fits. */
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

/** All of them in the long run, otherwise those that broke something once. */
const KEPT = new Set(
  process.env['SOAK'] === '1' ? ALL_INPUTS.map(([name]) => name) : ['numbers', 'nesting', 'separators', 'lines-of-one'],
);

/** Each with its name. */
export const HOSTILE_INPUTS = ALL_INPUTS.filter(([name]) => KEPT.has(name));

/** Runs a command of the real program on one of them. Gives one line for each thing that is wrong with its answer. */
export async function faultsOn(command: readonly string[], name: string, text: string): Promise<string[]> {
  const { code, out, err, ms, megabytes } = await measured(
    [...command, '--json'],
    scratch(`hostile-${name}.txt`, text),
  );
  const faults = {
    [`exit ${code}`]: code !== 2,
    [`not one line: ${err}`]: !/^[^\n]+\n$/.test(err),
    'a list without its end': out !== '' && !out.endsWith(']\n'),
    [`${ms} ms`]: ms >= MOST_MS,
    [`${megabytes} MB`]: megabytes >= MOST_MEGABYTES,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}
