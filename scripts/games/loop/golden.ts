import { advance, below, type Input, Session } from '@rensa/engine';
import { INPUT, loop, type Setup, type State, TOOLS, MAX_TRACE } from '@rensa/games/loop';
import type { GoldenGame } from '../../golden/game.ts';

export function* golden(): Generator<GoldenGame, void> {
  yield solve({ kind: 'daily', date: '2025-12-03', level: 'easy' }, 41, 'loop-daily-easy');
  yield solve({ kind: 'daily', date: '2025-11-30', level: 'hard' }, 42, 'loop-daily-hard');
  yield solve({ kind: 'sized', rows: 6, cols: 7 }, 43, 'loop-sized-6x7');
}

function solve(setup: Setup, seed: number, name: string): GoldenGame {
  const session = new Session(loop, setup, seed);
  for (const input of play(session.state, seed)) session.advance([input]);
  const { moves, hints } = session.state;
  return { name, replay: session.replay(), note: `${moves} moves, ${hints} hints` };
}

const STROKES = 60;
const HINTS = 12;
const WAYS = ['left', 'right', 'up', 'down'] as const;

function* play(state: State, seed: number): Generator<Input, void> {
  yield* scribble(state, seed);
  yield INPUT.restart;
  for (let i = 0; i < HINTS; i++) yield INPUT.hint;
  yield* drawSolution(state);
}

/** Draws at random with every kind of input. */
function* scribble({ puzzle }: State, seed: number): Generator<Input, void> {
  let dice = seed;
  const roll = (n: number): number => below((dice = advance(dice)), n);
  const cell = (): number => roll(puzzle.rows * puzzle.cols);
  const { press, run, trace, lift, tap, cancel, undo, redo, hint } = INPUT;
  const randomTrace = (): Input => {
    const ways = Array.from({ length: roll(MAX_TRACE) }, () => WAYS[roll(4)] ?? 'left');
    return roll(4) === 0 ? run(cell(), cell()) : trace(cell(), ways);
  };
  for (let strokes = 0; strokes < STROKES; strokes++) {
    yield press(TOOLS[roll(8)] ?? 'pen', cell());
    for (let steps = roll(5); steps > 0; steps--) {
      yield randomTrace();
      for (let idle = roll(20); idle > 0; idle--) yield 0;
    }
    yield [lift, lift, tap, cancel][roll(4)] ?? lift;
    for (const input of [undo, redo, hint]) if (roll(4) === 0) yield input;
  }
}

/** Draws the solution in strokes of up to four cells. */
function* drawSolution({ puzzle: { solution } }: State): Generator<Input, void> {
  const { press, run, lift } = INPUT;
  const around = [...solution, solution[0] ?? 0];
  for (let at = 0; at + 1 < around.length; at += 3) {
    const part = around.slice(at, at + 4);
    yield press('pen', part[0] ?? 0);
    for (const [i, to] of part.slice(1).entries()) yield run(part[i] ?? to, to);
    yield* [lift, 0, 0, 0];
  }
}
