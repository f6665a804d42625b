// JSON from outside. What is nested too deeply or has too many values is refused before it takes any memory.

const NESTING_MOST = 64;
const VALUES_MOST = 2_000_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Throws a sentence about what is wrong. */
export function parseJson(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`this is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Undefined for what is not valid JSON. */
export function jsonOr(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Looks at brackets and commas only, so that it holds for what is not quite JSON too. */
function checkSize(text: string): void {
  let [depth, values] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfText(text, i);
    else if (code === COMMA) values++;
    else if (OPENS.has(code)) depth++;
    else if (CLOSES.has(code)) depth--;
    if (depth > NESTING_MOST) throw new Error(`the JSON is nested more than ${NESTING_MOST} levels deep`);
    if (values > VALUES_MOST) {
      throw new Error(`the JSON has more than ${VALUES_MOST} values: give several inputs one per line`);
    }
  }
}

/** Where the text that begins here ends. */
function endOfText(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
