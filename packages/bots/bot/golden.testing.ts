import { hash } from '@rensa/engine';
import { readFileSync } from 'node:fs';
import type { Thought } from './bot.ts';

/** The answer of a bot, short enough for a file. */
export interface GoldenAnswer {
  readonly best: object;
  readonly nodes: number;
  /** Hash of all placements in order. */
  readonly all: string;
}

/** A position of the protocol, a number of nodes, and the answer to it. */
export interface Golden extends GoldenAnswer {
  readonly position: object;
  readonly budget: number;
}

/** The lines of a file with one golden answer each. */
export function linesOf(file: URL): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

export function answerIn({ placements, nodes }: Thought<object>): GoldenAnswer {
  return { best: placements[0], nodes, all: hash(placements) };
}
