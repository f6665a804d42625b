// For tests: the exit code and output of a call of the program.

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The JSON value of a successful run. */
export function valueOf({ code, out, err }: Ran): unknown {
  if (code !== 0 || err !== '') throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

/** The message of a refusal: exit 2, one line on standard error and nothing on standard output. */
export function refusalOf({ code, out, err }: Ran): string {
  const lines = err.split('\n');
  if (code === 2 && out === '' && lines.length === 2 && lines[1] === '' && !err.includes('    at '))
    return lines[0] ?? '';
  throw new Error(`not a plain refusal: ${JSON.stringify({ code, out, err })}`);
}
