import { isDeepStrictEqual } from 'node:util';

/** Not an error that a parser could have meant. */
class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

export function mustEqual(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) throw new Mismatch(JSON.stringify({ found, expected }));
}

/** Something that reads what comes from outside. */
export interface Parser<Value = unknown> {
  readonly name: string;
  /** Takes texts, or values as they come out of JSON. */
  readonly takes: 'text' | 'value';
  readonly parse: (input: never) => Value;
  /** Inputs that are right. */
  readonly samples: readonly unknown[];
  /** Throws when a value that was taken is not as it should be. */
  readonly check?: (value: Value) => void;
}

export function textParser<Value>(
  name: string,
  parse: (text: string) => Value,
  samples: readonly string[],
  check?: (value: Value) => void,
): Parser {
  return { name, takes: 'text', parse, samples, ...(check && { check: check as (value: unknown) => void }) };
}

export function valueParser<Value>(
  name: string,
  parse: (raw: unknown) => Value,
  samples: readonly unknown[],
  check?: (value: Value) => void,
): Parser {
  return { name, takes: 'value', parse, samples, ...(check && { check: check as (value: unknown) => void }) };
}
