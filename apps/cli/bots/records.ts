/** JSON values out of one text: an array, one value, or one a line. `many` says that the answer is an array too. */
export interface Records {
  /** Each throws when it is read, if it is no JSON. */
  readonly items: readonly (() => unknown)[];
  readonly many: boolean;
}

export function recordsIn(text: string): Records {
  if (text.trim() === '') throw new Error('the input is empty: give a JSON object');
  const whole = parsedOr(text);
  if (Array.isArray(whole)) return { items: whole.map((value: unknown) => () => value), many: true };
  if (whole !== undefined) return { items: [() => whole], many: false };
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && line.trim() !== '---');
  return { items: lines.map((line) => () => parsed(line)), many: lines.length > 1 };
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error('this is not valid JSON', { cause: error });
  }
}
