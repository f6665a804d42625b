// Benches of Gems. The search board of classic and the resolver of the rules run beside a plain list of cells, the
// search board of arcade beside the resolver of the rules.

import { ArcadeKernel, ClassicKernel, type GemsKernel } from '@rensa/bots/gems';
import { advance, below } from '@rensa/engine';
import { type Board, COLS, crashOf, EMPTY, resolveBoard, ROWS, RULES, type RulesName } from '@rensa/games/gems';
import { compareAlike, type BenchTask } from '../../bench/alike.ts';
import type { Bench } from '../../bench/bench.ts';
import type { Effort, Figures } from '../../bench/stopwatch.ts';
import { resolvePlainly } from './reference.ts';

const BOARDS = 500;
const REFERENCE = 'the same boards on one list of cells, links and points counted';

export const GEMS_BENCHES: readonly Bench[] = [
  {
    name: 'gems/board',
    unit: 'boards/s',
    does: 'settles, resolves and scores random half-full boards on the search board, a copy of each',
    reference: REFERENCE,
    measure: (effort) => race((boards) => onSearchBoard(boards, new ClassicKernel()), plainly, effort),
  },
  {
    name: 'gems/rules',
    unit: 'boards/s',
    does: "does the same with the rules' own resolver",
    reference: REFERENCE,
    measure: (effort) => race((boards) => byTheRules(boards, 'classic'), plainly, effort),
  },
  {
    name: 'gems/arcade',
    unit: 'boards/s',
    does: 'does the same under arcade, with rigid power gems, on the search board',
    reference: "the same boards with the rules' own resolver",
    measure: (effort) =>
      race(
        (boards) => onSearchBoard(boards, new ArcadeKernel()),
        (boards) => byTheRules(boards, 'arcade'),
        effort,
      ),
  },
];

/** Boards with half of the cells filled; one gem in six is a crash gem. No board is left empty. */
function randomBoards(): Board[] {
  let dice = 1;
  const roll = (n: number): number => below((dice = advance(dice)), n);
  const gem = (color: number): number => (roll(6) === 0 ? crashOf(color) : color);
  return Array.from({ length: BOARDS }, () =>
    Array.from({ length: ROWS * COLS }, () => (roll(2) === 0 ? EMPTY : gem(1 + roll(4)))),
  );
}

type Resolver = (boards: readonly Board[]) => BenchTask[];

function race(subject: Resolver, reference: Resolver, effort: Effort): Figures {
  const boards = randomBoards();
  return compareAlike({ subject: subject(boards), reference: reference(boards) }, effort);
}

/** Tasks on the search board. The outcome is the points of a board. */
function onSearchBoard(boards: readonly Board[], kernel: GemsKernel): BenchTask[] {
  const start = kernel.reserve(kernel.fieldWords * boards.length);
  return boards.map((board, i) => {
    const field = start + kernel.fieldWords * i;
    kernel.write(field, { board, slabs: [] });
    return () => {
      kernel.resolve(field);
      return kernel.lastScore();
    };
  });
}

function byTheRules(boards: readonly Board[], rules: RulesName): BenchTask[] {
  return boards.map((board) => () => resolveBoard(board, RULES[rules]).score);
}

function plainly(boards: readonly Board[]): BenchTask[] {
  return boards.map((board) => () => resolvePlainly([...board]).score);
}
