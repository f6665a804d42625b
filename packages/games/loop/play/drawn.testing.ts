// For tests: states from lines drawn as text, and strokes as the cells that they go through.

import type { Input } from '@rensa/engine';
import type { Clue } from '../board/board.ts';
import { parseLines, printLines } from '../board/cycle.ts';
import { loop, loopKnowing } from '../game.ts';
import { INPUT } from './input.ts';
import { NO_LINES } from '../board/lines.ts';
import { puzzleId } from '../setup.ts';
import type { Event, Setup, State, Tool } from './state.ts';

/** A state with these lines, on a board with these clues, whether or not it could be solved. */
export function drawn(text: string, clues: readonly Clue[] = []): State {
  const { grid, edges } = parseLines(text);
  const setup: Setup = { kind: 'given', board: { rows: grid.rows, cols: grid.cols, clues: [] } };
  const grade = { bottleneck: 0, score: 0, steps: 0 };
  const puzzle = { id: puzzleId(setup, 0), ...grid, clues, solution: [], grade };
  return { ...loopKnowing(puzzle).start(setup, 0), lines: { ...NO_LINES, drawn: edges } };
}

/** The state after these inputs. */
export function after(state: State, ...inputs: readonly Input[]): State {
  return inputs.reduce((now, input) => loop.step(now, [input]).state, state);
}

/** Everything that these inputs make happen. */
export function eventsOf(state: State, ...inputs: readonly Input[]): Event[] {
  return inputs.flatMap((input, i) => loop.step(after(state, ...inputs.slice(0, i)), [input]).events);
}

/** Goes straight from cell to cell, each written `row,col`, or is sent to a cell written `>row,col`, and goes up. */
export function stroke({ puzzle: { cols } }: State, spots: string, tool: Tool = 'pen'): Input[] {
  const cells = spots.split(' ').map((spot) => {
    const [row = 0, col = 0] = spot.replace('>', '').split(',').map(Number);
    return { cell: row * cols + col, sent: spot.startsWith('>') };
  });
  const ways = cells.slice(1).map(({ cell, sent }, i) => INPUT.run(sent ? cell : (cells[i]?.cell ?? cell), cell));
  return [INPUT.press(tool, cells[0]?.cell ?? 0), ...ways, ways.length > 0 ? INPUT.lift : INPUT.tap];
}

/** The lines as text. */
export function printed({ puzzle, lines }: State): string {
  return printLines(puzzle, lines.drawn);
}
