import type { Game, Input, Step } from '@rensa/engine';
import type { Puzzle } from './puzzle/generate.ts';
import { type ForcedCells, type Hint, hintFor } from './solve/hint.ts';
import { type Act, readInput } from './play/input.ts';
import { latticeOf } from './solve/lattice.ts';
import {
  crossToggled,
  isBlank,
  type Lines,
  linesWithout,
  NO_LINES,
  trialBegun,
  trialDiscarded,
  trialKept,
} from './board/lines.ts';
import { knownInput, REPLAY_LIMITS } from './replays.ts';
import { parseSetup, puzzleId, puzzleOf } from './setup.ts';
import type { Event, Loop, State, TrialStep } from './play/state.ts';
import { cancel, cellsAlong, cellsTraced, changed, lift, press, travel } from './play/stroke.ts';
import { oldTap, tap } from './play/tap.ts';
import { eventsBetween } from './play/events.ts';
import { isComplete, unmet } from './play/view.ts';
import { STEPS, type InputWork } from './play/work.ts';

/** Most ticks have no input; one input draws a whole run, lifts the pen, or goes back and forth in time. */
export const loop: Game<Loop> = {
  id: 'loop',
  version: 2,
  seats: 1,
  parseSetup,
  start: (setup, seed) => startOn(puzzleOf(setup, seed)),
  step: (state, inputs) => step(state, inputs[0] ?? 0),
  wait: (state, ticks) => (state.solved ? state : later(state, ticks)),
  // There are no points: what counts is the time, which both the state and the length of a replay give.
  result: (state) => (state.solved ? [{ outcome: 'won', score: 0 }] : undefined),
  facts: ({ hints, solutionSeen }) => ({ hints, seen: solutionSeen }),
  isSeeded: ({ kind }) => kind === 'sized',
  known: knownInput,
  limits: REPLAY_LIMITS,
  stepsIn: ({ work = 0 }) => work,
};

/**
 * The same game for someone who has its puzzle at hand already, from a worker say, and need not wait for it. Its replays
 * are those of `loop`, which makes the puzzle again when it checks them.
 */
export function loopKnowing(puzzle: Puzzle): Game<Loop> {
  return {
    ...loop,
    start: (setup, seed) => startOn(puzzleId(setup, seed) === puzzle.id ? puzzle : puzzleOf(setup, seed)),
  };
}

function startOn(puzzle: Puzzle): State {
  return {
    puzzle,
    lines: NO_LINES,
    stroke: null,
    anchor: null,
    past: [],
    future: [],
    moves: 0,
    ticks: 0,
    hints: 0,
    told: null,
    solutionSeen: false,
    solved: false,
  };
}

const NO_EVENTS: readonly Event[] = [];

function step(before: State, input: Input): Step<Loop> {
  if (before.solved) return { state: before, events: NO_EVENTS };
  const state = later(before, 1);
  const act = input === 0 ? undefined : readInput(input);
  if (act === undefined || act.kind === 'none') return { state, events: NO_EVENTS };
  const work: InputWork = { steps: STEPS.input };
  const after = judged(take(state, act, work));
  return { state: after, events: eventsBetween(before, after, act), work: work.steps };
}

function later(state: State, ticks: number): State {
  return { ...state, ticks: state.ticks + ticks };
}

function take(state: State, act: Act, work: InputWork): State {
  switch (act.kind) {
    case 'press':
      return press(state, act.tool, act.cell);
    case 'run':
      return travel(state, cellsAlong(state.puzzle, act.from, act.to), work);
    case 'trace':
      return travel(state, cellsTraced(state.puzzle, act.from, act.ways), work);
    case 'lift':
      return lift(state);
    case 'tap':
      return tap(state, work);
    case 'oldTap':
      return oldTap(state, work);
    case 'cross':
      return cross(cancel(state), act.edge);
    case 'trial':
      return trial(cancel(state), act.step);
    case 'hint':
      return hint(cancel(state), 'all', work);
    case 'oldHint':
      return hint(cancel(state), 'one', work);
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
  restart: (state: State): State => (isBlank(state.lines) ? state : changed(state, NO_LINES)),
  reveal: (state: State): State => ({ ...state, solutionSeen: true }),
} as const;

function cross(state: State, edge: number): State {
  if (!latticeOf(state.puzzle).edges.includes(edge)) return state;
  return { ...changed(state, crossToggled(state.lines, edge)), anchor: state.anchor };
}

const TRIALS: Readonly<Record<TrialStep, (lines: Lines) => Lines>> = {
  begin: trialBegun,
  keep: trialKept,
  discard: trialDiscarded,
};

/** A trial begins while there is none, and ends while there is one. */
function trial(state: State, step: TrialStep): State {
  if ((step === 'begin') !== (state.lines.firm === null)) return state;
  return changed(state, TRIALS[step](state.lines));
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

/** First where to look, then why, then what follows is put on the board. The hint is found once, when it is asked for. */
function hint(state: State, forced: ForcedCells, work: InputWork): State {
  const { told, puzzle, lines } = state;
  if (told?.stage === 1) return { ...state, told: { ...told, stage: 2 } };
  if (told?.stage === 2) return changed(state, followed(lines, told.hint));
  work.steps += STEPS.hint;
  const found = hintFor(puzzle, puzzle.solution, lines, forced);
  return found === undefined ? state : { ...state, hints: state.hints + 1, told: { stage: 1, hint: found } };
}

function followed(lines: Lines, found: Hint): Lines {
  if (found.kind === 'wrong') return linesWithout(lines, [found.edge]);
  const isNew = (edge: number): boolean => !lines.drawn.includes(edge) && !lines.crossed.includes(edge);
  return {
    ...lines,
    drawn: [...lines.drawn, ...found.drawn.filter(isNew)],
    crossed: [...lines.crossed, ...found.crossed.filter(isNew)],
  };
}

/** A stroke is judged when it is over; keys have no pen to lift. Nothing but the loop is left on a solved board. */
function judged(state: State): State {
  if (state.stroke !== null && state.stroke.tool !== 'keys') return state;
  if (!isComplete(state) || unmet(state).length > 0) return state;
  const rest = lift(state);
  return { ...rest, lines: { drawn: rest.lines.drawn, crossed: [], firm: null }, solved: true };
}
