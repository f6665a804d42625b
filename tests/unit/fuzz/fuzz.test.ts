// Every parser gets almost valid inputs. Each must give a clear error or a valid value, and at once.

import { cpuUsage, env } from 'node:process';
import { expect, it } from 'vitest';
import { gameParsers } from './games.ts';
import { drawing, mutatedText, mutatedValue } from './mutate.ts';
import type { Parser } from './parser.ts';
import { parsers } from './shared.ts';

const INPUTS = env['SOAK'] === '1' ? 100_000 : 5000;
const MAX_MS = 50;

const ALL: readonly Parser[] = [...parsers, ...gameParsers];

it.each(ALL)('$name: right ones are taken', ({ parse, samples, check }) => {
  for (const sample of samples) check?.(parse(sample as never));
  expect(samples.length).toBeGreaterThan(0);
});

it.each(ALL)('$name: almost right ones are', { timeout: 900_000 }, (parser) => {
  let fault: string | undefined;
  for (let seed = 0; seed < INPUTS && fault === undefined; seed++) fault = faultOf(parser, inputOf(parser, seed));
  expect(fault).toBeUndefined();
});

function inputOf({ takes, samples }: Parser, seed: number): unknown {
  const draw = drawing(seed);
  const sample = samples[draw(samples.length)];
  return takes === 'text' ? mutatedText(sample as string, draw) : mutatedValue(sample, draw);
}

/** The fault of a parser with an input; undefined if there is none. */
function faultOf(parser: Parser, input: unknown): string | undefined {
  const first = timed(parser, input);
  const ms = first.ms < MAX_MS ? first.ms : cpuMs(() => timed(parser, input));
  if (ms >= MAX_MS) return `${shown(input)} takes ${Math.round(ms)} ms`;
  return first.fault === undefined ? undefined : `${shown(input)}: ${first.fault}`;
}

function timed({ parse, check }: Parser, input: unknown): { readonly ms: number; readonly fault: string | undefined } {
  const start = performance.now();
  let fault: string | undefined;
  try {
    check?.(parse(input as never));
  } catch (error) {
    fault = whyUnclear(error);
  }
  return { ms: performance.now() - start, fault };
}

/** CPU milliseconds of some work, for the second try: the machine may have been busy in the first. */
function cpuMs(work: () => void): number {
  const before = cpuUsage();
  work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

/** The fault of an error. A parser throws plain errors with a message; any other error is a fault. */
function whyUnclear(error: unknown): string | undefined {
  if (!(error instanceof Error)) return `throws ${typeof error}`;
  if (error.name !== 'Error') return `${error.name}: ${error.message}`;
  return /[a-z]{3}/.test(error.message) && error.message.length < 1000 ? undefined : `says "${error.message}"`;
}

function shown(input: unknown): string {
  return JSON.stringify(input).slice(0, 300);
}
