// Inputs of the game as integers: four bits for what it is, eight per cell, two per step. Everything fits in 31 bits, which
// is what a log holds. A number keeps its meaning for ever, so that drawings saved long ago can be played on.

import type { Input } from '@rensa/engine';
import { TOOLS, type Tool, TRIAL_STEPS, type TrialStep } from './state.ts';

/** Steps to the left, right, up and down, as they are numbered in a trace. */
const WAYS = ['left', 'right', 'up', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** Steps that fit in one input. */
export const MAX_TRACE = 9;

const KINDS = [
  'none',
  'press',
  'run',
  'trace',
  'lift',
  'oldTap',
  'cancel',
  'undo',
  'redo',
  'restart',
  'oldHint',
  'reveal',
  'tap',
  'cross',
  'trial',
  'hint',
] as const;
type ActKind = (typeof KINDS)[number];
type Plain = Exclude<ActKind, 'press' | 'run' | 'trace' | 'cross' | 'trial'>;

/** An input in words. */
export type Act =
  | { readonly kind: Plain }
  | { readonly kind: 'press'; readonly tool: Tool; readonly cell: number }
  | { readonly kind: 'run'; readonly from: number; readonly to: number }
  | { readonly kind: 'trace'; readonly from: number; readonly ways: readonly Way[] }
  | { readonly kind: 'cross'; readonly edge: number }
  | { readonly kind: 'trial'; readonly step: TrialStep };

function code(kind: ActKind, cell = 0, rest = 0): Input {
  return KINDS.indexOf(kind) | (cell << 4) | (rest << 12);
}

/** The written form of each input. */
export const INPUT = {
  /** The pen comes down on a cell. */
  press: (tool: Tool, cell: number): Input => code('press', cell, TOOLS.indexOf(tool)),
  /** The pen goes straight from one cell to another; if it is not there yet, it goes there first. */
  run: (from: number, to: number): Input => code('run', from, to),
  /** The pen goes step by step, `MAX_TRACE` at most. The top bit marks the end of the steps. */
  trace: (from: number, ways: readonly Way[]): Input =>
    code(
      'trace',
      from,
      ways.reduceRight((bits, way) => (bits << 2) | WAYS.indexOf(way), 1),
    ),
  /** The pen goes up, and what it drew stays. */
  lift: code('lift'),
  /** The pen goes up where it came down. */
  tap: code('tap'),
  /** The same as it was in version 1 of the game: taps did not chain. Only drawings saved then hold it. */
  oldTap: code('oldTap'),
  /** Puts a cross on an edge, or takes it away. */
  cross: (edge: number): Input => code('cross', edge >> 1, edge & 1),
  trial: (step: TrialStep): Input => code('trial', 0, TRIAL_STEPS.indexOf(step)),
  /** The effect of the stroke is taken back. */
  cancel: code('cancel'),
  undo: code('undo'),
  redo: code('redo'),
  restart: code('restart'),
  /** A place to look at; again, the reason; again, the lines are drawn. */
  hint: code('hint'),
  /** The same with one cell at a time where several follow without a clue. Only drawings saved before hold it. */
  oldHint: code('oldHint'),
  /** The solution is shown. */
  reveal: code('reveal'),
} as const;

/** Undefined for an input that the game does not know. */
export function readInput(input: Input): Act | undefined {
  if (!Number.isInteger(input) || input < 0 || input > 0x7fff_ffff) return undefined;
  const kind = KINDS[input & 15];
  const [cell, rest] = [(input >> 4) & 255, input >> 12];
  switch (kind) {
    case undefined:
      return undefined;
    case 'press': {
      const tool = TOOLS[rest];
      return tool && { kind, tool, cell };
    }
    case 'run':
      return rest > 255 ? undefined : { kind, from: cell, to: rest };
    case 'trace': {
      const ways = waysIn(rest);
      return ways && { kind, from: cell, ways };
    }
    case 'cross':
      return rest > 1 ? undefined : { kind, edge: 2 * cell + rest };
    case 'trial': {
      const step = TRIAL_STEPS[rest];
      return cell === 0 && step !== undefined ? { kind, step } : undefined;
    }
    default:
      return input === code(kind) ? { kind } : undefined;
  }
}

/** Undefined unless a 1 follows the last step. */
function waysIn(bits: number): Way[] | undefined {
  const ways: Way[] = [];
  for (; bits > 1; bits >>= 2) ways.push(WAYS[bits & 3]);
  return bits === 1 ? ways : undefined;
}
