// JSON from outside. A text with too deep nesting or too many values is refused before it takes any memory.

import { messageOf } from '@rensa/engine';

const MAX_NESTING = 64;
const MAX_VALUES = 2_000_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Parses JSON; throws a sentence about what is wrong. */
export function parseJson(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`this is not valid JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** Parses JSON; undefined for any other text. */
export function jsonOr(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts brackets and commas only, so it works for a text that is not quite JSON too. */
function checkSize(text: string): void {
  let [depth, values] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfString(text, i);
    else if (code === COMMA) values++;
    else if (OPENS.has(code)) depth++;
    else if (CLOSES.has(code)) depth--;
    if (depth > MAX_NESTING) throw new Error(`the JSON is nested more than ${MAX_NESTING} levels deep`);
    if (values > MAX_VALUES) {
      throw new Error(`the JSON has more than ${MAX_VALUES} values: give several inputs one per line`);
    }
  }
}

/** The index of the quote that ends the string. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
