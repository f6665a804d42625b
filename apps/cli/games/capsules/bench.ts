// Benches of Capsules: the search board, and the resolver of the rules, each beside a plain list of cells.

import { type CapsuleDrop, CapsulesKernel } from '@rensa/bots/capsules';
import { advance, below } from '@rensa/engine';
import { type Board, cellOf, COLS, dealStage, KIND, parseSetup, resolveBoard, RULES } from '@rensa/games/capsules';
import { compareAlike, type BenchTask } from '../../bench/alike.ts';
import type { Bench } from '../../bench/bench.ts';
import type { Effort, Figures } from '../../bench/stopwatch.ts';
import { placePlainly, resolvePlainly } from './reference.ts';

const TASKS = 500;
const LEVEL = 12;
/** Capsules that are dropped before the measured one. */
const MAX_DROPPED = 24;
const RULE = RULES.nes;
const REFERENCE = 'the same on one list of cells, clears and viruses counted';

/** A board, and the capsule that is dropped into it, if any. */
interface Task {
  readonly board: Board;
  readonly drop: CapsuleDrop | undefined;
}

export const CAPSULES_BENCHES: readonly Bench[] = [
  {
    name: 'capsules/place',
    unit: 'placements/s',
    does: 'drops a capsule into a bottle in play, clears lines and lets the rest fall, on a copy each time',
    reference: REFERENCE,
    measure: (effort) => race(inPlay(), onSearchBoard, effort),
  },
  {
    name: 'capsules/board',
    unit: 'boards/s',
    does: 'settles and clears random half-full boards on the search board, a copy of each',
    reference: REFERENCE,
    measure: (effort) => race(halfFull(), onSearchBoard, effort),
  },
  {
    name: 'capsules/rules',
    unit: 'boards/s',
    does: "does the same with the rules' own resolver",
    reference: REFERENCE,
    measure: (effort) => race(halfFull(), byTheRules, effort),
  },
];

function dicer(): (n: number) => number {
  let dice = 1;
  return (n) => below((dice = advance(dice)), n);
}

/** Boards after random capsules, each with one more capsule to drop. */
function inPlay(): Task[] {
  const roll = dicer();
  const setup = parseSetup({ rules: 'nes', level: LEVEL });
  const dropOne = (): CapsuleDrop => {
    const upright = roll(2) === 0;
    return { col: roll(upright ? COLS : COLS - 1), upright, first: 1 + roll(3), second: 1 + roll(3) };
  };
  const kernel = new CapsulesKernel();
  const record = kernel.reserve(kernel.fieldWords);
  return Array.from({ length: TASKS }, (_, seed) => {
    kernel.write(record, dealStage(setup, seed, 1).board);
    kernel.load(record);
    for (let left = roll(MAX_DROPPED); left > 0; left--) if (kernel.place(dropOne(), RULE)) kernel.resolve(RULE);
    return { board: kernel.current(RULE.rows), drop: dropOne() };
  });
}

/** Boards with half of the cells filled: a quarter of those with viruses, the others with singles. */
function halfFull(): Task[] {
  const roll = dicer();
  const cell = (): number => cellOf(1 + roll(3), roll(4) === 0 ? KIND.virus : KIND.single);
  return Array.from({ length: TASKS }, () => ({
    board: Array.from({ length: RULE.rows * COLS }, () => (roll(2) === 0 ? 0 : cell())),
    drop: undefined,
  }));
}

type Doer = (tasks: readonly Task[]) => BenchTask[];

function race(tasks: readonly Task[], subject: Doer, effort: Effort): Figures {
  return compareAlike({ subject: subject(tasks), reference: plainly(tasks) }, effort);
}

/** Tasks on the search board. The outcome is the number of clears plus 100 for each virus that dies. */
function onSearchBoard(tasks: readonly Task[]): BenchTask[] {
  const kernel = new CapsulesKernel();
  const start = kernel.reserve(kernel.fieldWords * tasks.length);
  return tasks.map(({ board, drop }, i) => {
    const field = start + kernel.fieldWords * i;
    kernel.write(field, board);
    return () => {
      kernel.load(field);
      if (drop !== undefined) kernel.place(drop, RULE);
      const clears = kernel.resolve(RULE);
      return 100 * kernel.lastViruses() + clears;
    };
  });
}

function byTheRules(tasks: readonly Task[]): BenchTask[] {
  return tasks.map(({ board }) => () => {
    const { clears, viruses } = resolveBoard(board, RULE, 'low');
    return 100 * viruses + clears;
  });
}

function plainly(tasks: readonly Task[]): BenchTask[] {
  return tasks.map(({ board, drop }) => () => {
    const copy = [...board];
    if (drop !== undefined) placePlainly(copy, drop);
    const { clears, viruses } = resolvePlainly(copy);
    return 100 * viruses + clears;
  });
}
