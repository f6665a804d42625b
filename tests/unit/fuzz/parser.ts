import { isDeepStrictEqual } from 'node:util';

/** An error of a check, which no parser throws. */
class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

export function mustEqual(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) throw new Mismatch(JSON.stringify({ found, expected }));
}

/** A function that reads input from outside. */
export interface Parser<Value = unknown> {
  readonly name: string;
  /** The input: a text, or a value as JSON.parse gives it. */
  readonly takes: 'text' | 'value';
  readonly parse: (input: never) => Value;
  /** Valid inputs. */
  readonly samples: readonly unknown[];
  /** Throws if an accepted value is wrong. */
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
