import type { Game } from '@rensa/engine';
import type { Puzzle } from './generate.ts';
import { parseSetup, puzzleId, puzzleOf } from './setup.ts';
import type { Event, Setup, State } from './state.ts';

/** Most ticks have no input; one input draws a whole run, lifts the pen, or goes back and forth in time. */
export const loop: Game<Setup, State, Event> = {
  id: 'loop',
  version: 1,
  seats: 1,
  parseSetup,
  start: (setup, seed) => startOn(puzzleOf(setup, seed)),
  step: (state) => ({ state: { ...state, ticks: state.ticks + 1 }, events: [] }),
  // The score is the time it took, so that less is more.
  result: (state) => (state.solved ? [{ outcome: 'won', score: state.ticks }] : undefined),
};

/**
 * The same game for someone who has its puzzle at hand already, from a worker say, and need not wait for it. Its replays
 * are those of `loop`, which makes the puzzle anew when it checks them.
 */
export function loopKnowing(puzzle: Puzzle): Game<Setup, State, Event> {
  return {
    ...loop,
    start: (setup, seed) => startOn(puzzleId(setup, seed) === puzzle.id ? puzzle : puzzleOf(setup, seed)),
  };
}

function startOn(puzzle: Puzzle): State {
  return {
    puzzle,
    lines: { drawn: [], crossed: [] },
    stroke: null,
    anchor: null,
    past: [],
    future: [],
    moves: 0,
    ticks: 0,
    hints: 0,
    hintStage: 0,
    solutionSeen: false,
    solved: false,
  };
}
