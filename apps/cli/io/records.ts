import { checkCount, MAX_ITEMS, splitInputs } from './input.ts';
import { jsonOr, parseJson } from './json.ts';
import type { Batch } from './output.ts';

/** Reads a value; throws if the text is not valid JSON. */
type RecordReader = () => unknown;

/** Finds JSON values in a text: one value, an array, one object per line, or several with `---` between them. */
export function recordsIn(text: string): Batch<RecordReader> {
  const parts = splitInputs(text);
  if (parts.length === 1) return recordsOf(text);
  const items = parts.flatMap((part) => recordsOf(part).items);
  checkCount(items.length);
  return { items, many: true };
}

function recordsOf(text: string): Batch<RecordReader> {
  const whole = jsonOr(text);
  if (Array.isArray(whole)) {
    checkCount(whole.length);
    return { items: whole.map((value: unknown) => () => value), many: true };
  }
  if (whole !== undefined) return { items: [() => whole], many: false };
  const lines = linesIn(text);
  if (!isLineByLine(lines)) return { items: [() => parsed(text)], many: false };
  return { items: lines.map((line) => () => parsed(line)), many: true };
}

/** Lists the lines that are not blank. It stops one line above the limit. */
function linesIn(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start <= text.length && lines.length <= MAX_ITEMS;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** Tells objects with a line each, of which some may be broken, from one broken object on many lines. */
function isLineByLine(lines: readonly string[]): boolean {
  if (lines.length < 2 || !lines.some((line) => /^\s*[[{]/.test(line))) return false;
  checkCount(lines.length);
  return lines.some(isObject) || lines.every((line) => line.trimStart().startsWith('{'));
}

function isObject(line: string): boolean {
  return typeof jsonOr(line) === 'object';
}

function parsed(text: string): unknown {
  if (text.trim() === '') throw new Error('the input is empty: give a JSON object');
  return parseJson(text);
}
