import { splitInputs } from './input.ts';

/** JSON values out of one text: one value, an array, one object a line, or several with `---` between them. */
export interface Records {
  /** Each throws when it is read, if it is no JSON. */
  readonly items: readonly (() => unknown)[];
  /** The answer is an array too. */
  readonly many: boolean;
}

export function recordsIn(text: string): Records {
  const parts = splitInputs(text);
  if (parts.length === 1) return recordsOf(text);
  return { items: parts.flatMap((part) => recordsOf(part).items), many: true };
}

function recordsOf(text: string): Records {
  const whole = parsedOr(text);
  if (Array.isArray(whole)) return { items: whole.map((value: unknown) => () => value), many: true };
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (whole !== undefined || !isLineByLine(lines)) return { items: [() => parsed(text)], many: false };
  return { items: lines.map((line) => () => parsed(line)), many: true };
}

/** One object spread over many lines is broken as a whole; of objects with a line each, others may be fine. */
function isLineByLine(lines: readonly string[]): boolean {
  const isObject = (line: string): boolean => typeof parsedOr(line) === 'object';
  return lines.length > 1 && (lines.some(isObject) || lines.every((line) => line.trimStart().startsWith('{')));
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  if (text.trim() === '') throw new Error('the input is empty: give a JSON object');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`this is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}
