// The address of a play page: each choice of the game by its key, and ?seed=7&start=1.

/** A game's choices, as far as they matter here. */
interface QueryChoice {
  readonly key: string;
  readonly values: readonly (string | number)[];
}

export interface Query {
  readonly setup: Readonly<Record<string, string | number>>;
  readonly seed: number | undefined;
  /** Begin at once. */
  readonly start: boolean;
  /** Nothing is asked: a person who comes back finds the game that was left. */
  readonly plain: boolean;
  /** The values that are not known, as they were written. */
  readonly unknown: readonly string[];
}

const MAX_SEED = 0xffff_ffff;

export function parseQuery(search: string, choices: readonly QueryChoice[]): Query {
  const params = new URLSearchParams(search);
  const unknown: string[] = [];
  function read<T>(name: string, parse: (text: string) => T | undefined): T | undefined {
    const text = params.get(name);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) unknown.push(`${name}=${text.slice(0, 40)}`);
    return value;
  }
  const setup = choices.flatMap(({ key, values }) => {
    const value = read(key, (text) => values.find((each) => String(each) === text));
    return value === undefined ? [] : [[key, value] as const];
  });
  const seed = read('seed', parseSeed);
  const start = read('start', parseFlag) ?? false;
  const plain = [...choices.map(({ key }) => key), 'seed', 'start'].every((name) => !params.has(name));
  return { setup: Object.fromEntries(setup), seed, start, plain, unknown };
}

function parseSeed(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  return Number(text) <= MAX_SEED ? Number(text) : undefined;
}

function parseFlag(text: string): boolean | undefined {
  if (text === '1') return true;
  return text === '0' ? false : undefined;
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
