import type { Game } from '@rensa/engine';
import { type Dice, hold, type GameKind, type InputPlayer, type Subject, type Tick } from '../subject.testing.ts';
import { isBeside, isOpen } from './board/board.ts';
import { cellsBeside } from './board/cycle.ts';
import { INPUT, MAX_TRACE, type Way } from './play/input.ts';
import { type Lines, triedEdges } from './board/lines.ts';
import { joinedBy } from './play/paths.ts';
import { type Loop, type Setup, type State, TOOLS, TRIAL_STEPS } from './play/state.ts';
import { isComplete, unmet } from './play/view.ts';

const SIZES = [
  [2, 3],
  [4, 3],
  [4, 4],
  [5, 4],
] as const;
const LEVELS = ['easy', 'medium'] as const;

const KINDS: readonly GameKind<Setup>[] = [
  {
    name: 'daily',
    match: false,
    setup: (roll) => ({ kind: 'daily', date: `2026-01-0${1 + roll(5)}`, level: LEVELS[roll(2)] as 'easy' }),
  },
  {
    name: 'sized',
    match: false,
    setup: (roll) => {
      const [rows, cols] = SIZES[roll(SIZES.length)];
      return { kind: 'sized', rows, cols };
    },
  },
  {
    name: 'holes',
    match: false,
    setup: (roll) => ({ kind: 'sized', generator: 2, rows: 4, cols: 4 + 2 * roll(2), holes: 2 }),
  },
];

/** @public Loaded by its name. */
export const invariants: Subject<Loop> = {
  kinds: KINDS,
  players: [scribbler, solver],
  check,
  quicker: remembering,
};

/** Dailies are made once, not for every game. */
function remembering(game: Game<Loop>): Game<Loop> {
  const starts = new Map<string, State>();
  return {
    ...game,
    start(setup, seed) {
      if (setup.kind !== 'daily') return game.start(setup, seed);
      const key = JSON.stringify(setup);
      const known = starts.get(key) ?? game.start(setup, seed);
      starts.set(key, known);
      return known;
    },
  };
}

/** Does anything at all, from time to time. */
function scribbler(roll: Dice): InputPlayer<State> {
  return ({ puzzle }) => {
    const cell = (): number => roll(puzzle.rows * puzzle.cols + 2);
    const what = roll(18);
    if (what < 3) return 0;
    if (what < 6) return INPUT.press(TOOLS[roll(3)] ?? 'pen', cell());
    if (what < 9) return INPUT.run(cell(), cell());
    if (what < 11) return INPUT.trace(cell(), anyWays(roll));
    const { lift, tap, cancel, undo, redo, restart, hint, reveal } = INPUT;
    if (what < 15) return [lift, lift, tap, tap, cancel, undo, redo, hint][roll(8)];
    if (what === 15) return [restart, reveal, INPUT.oldTap, INPUT.oldHint, roll(0x7fff_ffff)][roll(5)];
    return what === 16 ? INPUT.cross(2 * cell() + roll(2)) : INPUT.trial(TRIAL_STEPS[roll(3)] ?? 'begin');
  };
}

function anyWays(roll: Dice): Way[] {
  return Array.from({ length: roll(MAX_TRACE + 1) }, () => (['left', 'right', 'up', 'down'] as const)[roll(4)]);
}

/** Draws the solution in strokes, with a wrong one now and then. */
function solver(roll: Dice): InputPlayer<State> {
  let [at, isDown] = [0, false];
  return (state) => {
    const { solution } = state.puzzle;
    const [from, to] = [solution[at % solution.length] ?? 0, solution[(at + 1) % solution.length] ?? 0];
    if (!isDown) {
      isDown = true;
      return INPUT.press('pen', from);
    }
    if (roll(3) === 0) {
      isDown = false;
      return INPUT.lift;
    }
    if (roll(20) === 0) return INPUT.run(from, roll(solution.length));
    at++;
    return INPUT.run(from, to);
  };
}

function check({ before, after }: Tick<Loop>): void {
  hold(after.ticks === before.ticks + 1 || before.solved, 'a tick is not counted');
  hold(after.moves >= before.moves && after.hints >= before.hints, 'a count falls');
  hold(!before.solutionSeen || after.solutionSeen, 'a solution is seen no more');
  hold(after.puzzle === before.puzzle, 'the puzzle changes');
  if (after.lines !== before.lines) checkLines(after.lines, after);
  if (after.stroke === null)
    hold(after.solved === (isComplete(after) && unmet(after).length === 0), 'the end is missed');
}

/** Each line is there once, between two open cells side by side, and no cell has more than two. */
function checkLines(lines: Lines, { puzzle, solved }: State): void {
  const { drawn, crossed, firm } = lines;
  hold(!solved || (crossed.length === 0 && firm === null), 'a solved board has more than its loop');
  hold(
    triedEdges(lines).every((edge) => drawn.includes(edge)),
    'a line is on trial and not there',
  );
  const edges = [...drawn, ...crossed];
  hold(new Set(edges).size === edges.length, 'a line is there twice');
  for (const edge of edges) {
    const [a, b] = cellsBeside(edge, puzzle.cols);
    hold(isOpen(puzzle, a) && isOpen(puzzle, b) && isBeside(puzzle, a, b), `a line ${edge} leads out of the board`);
  }
  hold(
    [...joinedBy(drawn, puzzle).values()].every((cells) => cells.length <= 2),
    'a cell has more than two lines',
  );
}
