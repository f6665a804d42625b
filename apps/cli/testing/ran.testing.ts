// For tests: what a call of the program left, as seen from outside.

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The value of a run that went well. */
export function valueOf({ code, out, err }: Ran): unknown {
  if (code !== 0 || err !== '') throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

/** The line of a plain refusal: nothing on standard output, one line on standard error, exit 2. */
export function refusalOf({ code, out, err }: Ran): string {
  const lines = err.split('\n');
  if (code === 2 && out === '' && lines.length === 2 && lines[1] === '' && !err.includes('    at '))
    return lines[0] ?? '';
  throw new Error(`not a plain refusal: ${JSON.stringify({ code, out, err })}`);
}
