import { checkCount, ITEMS_MOST, splitInputs } from './input.ts';
import { jsonOr, parseJson } from './json.ts';

/** JSON values out of one text: one value, an array, one object per line, or several with `---` between them. */
export interface Records {
  /** Each throws when it is read, if it is no JSON. */
  readonly items: readonly (() => unknown)[];
  /** The answer is an array too. */
  readonly many: boolean;
}

export function recordsIn(text: string): Records {
  const parts = splitInputs(text);
  if (parts.length === 1) return recordsOf(text);
  const items = parts.flatMap((part) => recordsOf(part).items);
  checkCount(items.length);
  return { items, many: true };
}

function recordsOf(text: string): Records {
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

/** Those that hold anything; one more than is allowed when there are too many. */
function linesIn(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start <= text.length && lines.length <= ITEMS_MOST;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** One object spread over many lines is broken as a whole; of objects with a line each, others may be fine. */
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
