// The search boards of Gems: that of classic and the rules' own resolver beside a plain list of cells, that of arcade beside the
// rules' own resolver.

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

/** Every other cell is filled; one gem in six is a crash gem. No field of them is left empty. */
function randomBoards(): Board[] {
  let dice = 1;
  const roll = (n: number): number => below((dice = advance(dice)), n);
  const gem = (color: number): number => (roll(6) === 0 ? crashOf(color) : color);
  return Array.from({ length: BOARDS }, () =>
    Array.from({ length: ROWS * COLS }, () => (roll(2) === 0 ? EMPTY : gem(1 + roll(4)))),
  );
}

type Resolver = (boards: readonly Board[]) => BenchTask;

function race(subject: Resolver, reference: Resolver, effort: Effort): Figures {
  const boards = randomBoards();
  return compareAlike({ count: boards.length, subject: subject(boards), reference: reference(boards) }, effort);
}

/** Each gives the points of a board. */
function onSearchBoard(boards: readonly Board[], kernel: GemsKernel): BenchTask {
  const start = kernel.reserve(kernel.fieldWords * boards.length);
  boards.forEach((board, i) => kernel.write(start + kernel.fieldWords * i, { board, slabs: [] }));
  return (i) => {
    kernel.resolve(start + kernel.fieldWords * i);
    return kernel.lastScore();
  };
}

function byTheRules(boards: readonly Board[], rules: RulesName): BenchTask {
  return (i) => resolveBoard(boards[i] as Board, RULES[rules]).score;
}

function plainly(boards: readonly Board[]): BenchTask {
  return (i) => resolvePlainly([...(boards[i] as Board)]).score;
}
