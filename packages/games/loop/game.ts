import type { Game, Input, Step } from '@rensa/engine';
import type { Puzzle } from './generate.ts';
import { type Hint, hintOf, type Lines } from './hint.ts';
import { linesWithout } from './ink.ts';
import { type Act, readInput } from './input.ts';
import { parseSetup, puzzleId, puzzleOf } from './setup.ts';
import type { Event, Setup, State } from './state.ts';
import { cancel, cellsAlong, cellsTraced, changed, lift, press, tap, travel } from './stroke.ts';
import { eventsBetween } from './events.ts';
import { isComplete, unmet } from './view.ts';

/** Most ticks have no input; one input draws a whole run, lifts the pen, or goes back and forth in time. */
export const loop: Game<Setup, State, Event> = {
  id: 'loop',
  version: 1,
  seats: 1,
  parseSetup,
  start: (setup, seed) => startOn(puzzleOf(setup, seed)),
  step: (state, inputs) => step(state, inputs[0] ?? 0),
  // There are no points: what counts is the time, which the state and the length of a replay both tell.
  result: (state) => (state.solved ? [{ outcome: 'won', score: 0 }] : undefined),
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

const BLANK: Lines = { drawn: [], crossed: [] };

function startOn(puzzle: Puzzle): State {
  return {
    puzzle,
    lines: BLANK,
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

function step(before: State, input: Input): Step<State, Event> {
  if (before.solved) return { state: before, events: [] };
  const state = { ...before, ticks: before.ticks + 1 };
  const act = readInput(input);
  if (act === undefined || act.kind === 'none') return { state, events: [] };
  const after = judged(take(state, act));
  return { state: after, events: eventsBetween(before, after, act.kind) };
}

function take(state: State, act: Act): State {
  switch (act.kind) {
    case 'press':
      return press(state, act.tool, act.cell);
    case 'run':
      return travel(state, cellsAlong(state.puzzle, act.from, act.to));
    case 'trace':
      return travel(state, cellsTraced(state.puzzle, act.from, act.ways));
    case 'lift':
      return lift(state);
    case 'tap':
      return tap(state);
    // Whatever else is asked for while the pen is down, the stroke is taken back first.
    default:
      return TAKES[act.kind](cancel(state));
  }
}

const TAKES = {
  none: (state: State): State => state,
  cancel: (state: State): State => ({ ...state, anchor: null }),
  undo,
  redo,
  restart: (state: State): State => (isBlank(state.lines) ? state : changed(state, BLANK)),
  hint,
  reveal: (state: State): State => ({ ...state, solutionSeen: true }),
} as const;

function isBlank({ drawn, crossed }: Lines): boolean {
  return drawn.length === 0 && crossed.length === 0;
}

function undo(state: State): State {
  const lines = state.past.at(-1);
  if (lines === undefined) return state;
  return { ...changed(state, lines), past: state.past.slice(0, -1), future: [...state.future, state.lines] };
}

function redo(state: State): State {
  const lines = state.future.at(-1);
  return lines === undefined ? state : { ...changed(state, lines), future: state.future.slice(0, -1) };
}

/** First where to look, then why, then what follows is put on the board. */
function hint(state: State): State {
  if (state.hintStage === 1) return { ...state, hintStage: 2 };
  const found = hintOf(state);
  if (found === undefined) return state;
  if (state.hintStage === 0) return { ...state, hints: state.hints + 1, hintStage: 1 };
  return changed(state, followed(state.lines, found));
}

function followed(lines: Lines, found: Hint): Lines {
  if (found.kind === 'wrong') return linesWithout(lines, [found.edge]);
  const isNew = (edge: number): boolean => !lines.drawn.includes(edge) && !lines.crossed.includes(edge);
  return {
    drawn: [...lines.drawn, ...found.drawn.filter(isNew)],
    crossed: [...lines.crossed, ...found.crossed.filter(isNew)],
  };
}

/** A stroke is judged when it is over; keys have no pen to lift. */
function judged(state: State): State {
  if (state.stroke !== null && state.stroke.tool !== 'keys') return state;
  if (!isComplete(state) || unmet(state).length > 0) return state;
  return { ...lift(state), solved: true };
}
