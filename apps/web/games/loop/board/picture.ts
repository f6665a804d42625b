// The picture of a state. It is pure, so that the canvas, the areas beneath it and the tests agree.

import { areaOf, cluesOf, type ClueView, pathsOf, type State, triedEdges, waysLeft } from '@rensa/games/loop';
import type { LoopPicture, Pointed } from '@rensa/painters/loop';
import type { ClueOptions } from './options.ts';

/** Everything that a picture of the board depends on. */
export interface DrawingView {
  readonly state: State;
  /** Cell where the pen is or was last. */
  readonly pen: number | undefined;
  /** Cell of a mouse, a resting finger or the keyboard's cursor. */
  readonly pointed?: number | undefined;
  readonly options: ClueOptions;
  /** Shows the solution. */
  readonly solution: boolean;
  /** Index of the way shown among those that a hint leaves; undefined for none. */
  readonly way?: number | undefined;
}

export function pictureOf(view: DrawingView): LoopPicture {
  const { state, solution } = view;
  const { puzzle, lines, anchor, solved } = state;
  const clues = cluesOf(state);
  const paths = pathsOf(state);
  const isEnd = paths.some(({ cells, closed }) => !closed && (cells[0] === view.pen || cells.at(-1) === view.pen));
  return {
    board: puzzle,
    paths,
    clues: clues.map((clue) => (isShown(clue, view) ? clue.status : undefined)),
    counts: clues.map((clue) => countWords(clue, view.options.count)),
    active: activeClues(view, clues),
    solved,
    pen: isEnd || solved || state.stroke !== null ? view.pen : undefined,
    anchor: anchor ?? undefined,
    crossed: lines.crossed,
    trial: trialOf(state),
    pointed: pointedOf(view),
    solution: solution ? puzzle.solution : undefined,
  };
}

/** Separates the lines on trial from the others. */
function trialOf({ puzzle, lines }: State): LoopPicture['trial'] {
  const edges = triedEdges(lines);
  if (edges.length === 0) return undefined;
  const firm = lines.drawn.filter((edge) => !edges.includes(edge));
  return { firm: pathsOf({ puzzle, lines: { drawn: firm } }), tried: pathsOf({ puzzle, lines: { drawn: edges } }) };
}

/** The count beside a clue: the turns it lacks (`−2`) or has too many (`+1`), or its turns out of all (`3/5`). */
function countWords({ value, turns }: ClueView, count: ClueOptions['count']): string | undefined {
  if (count === 'off') return undefined;
  if (count === 'total') return `${turns}/${value}`;
  return turns > value ? `+${turns - value}` : `−${value - turns}`;
}

/** True if a clue is shown. A hidden clue hides its status, too. */
function isShown({ status }: ClueView, { options, state }: DrawingView): boolean {
  if (options.clues === 'off') return false;
  return options.clues === 'all' || status !== 'met' || state.solved;
}

/** Indices of the clues whose areas are shown; none while a hint is shown. */
export function activeClues(view: DrawingView, clues: readonly ClueView[] = cluesOf(view.state)): readonly number[] {
  const { options, state, pointed, pen = 0 } = view;
  if (state.solved || state.told !== null || options.clues === 'off') return [];
  const at = clues.findIndex(({ cell }) => cell === pointed);
  if (at >= 0) return [at];
  if (options.border === 'off') return [];
  const open = [...clues.keys()].filter((i) => clues[i]?.status !== 'met');
  if (options.border === 'full') return open;
  const far = (i: number): number => distance(clues[i]?.cell ?? 0, pen, state.puzzle.cols);
  const nearest = open.toSorted((a, b) => far(a) - far(b))[0];
  return nearest === undefined ? [] : [nearest];
}

function distance(a: number, b: number, cols: number): number {
  return Math.hypot((a % cols) - (b % cols), Math.floor(a / cols) - Math.floor(b / cols));
}

/** The part of the hint that is shown: first its place, then its lines. */
function pointedOf({ state, way }: DrawingView): Pointed | undefined {
  const { told, puzzle, lines } = state;
  if (told === null) return undefined;
  const { hint, stage } = told;
  if (hint.kind === 'wrong') return { frames: [], drawn: [], crossed: [], wrong: [hint.edge] };
  const isNew = (edge: number): boolean => !lines.drawn.includes(edge) && !lines.crossed.includes(edge);
  return {
    frames: isAboutClue(hint.kind) ? [areaOf(puzzle, hint.cell)] : (hint.cells ?? [hint.cell]).map((cell) => [cell]),
    drawn: stage === 2 ? hint.drawn.filter(isNew) : [],
    crossed: stage === 2 ? hint.crossed.filter(isNew) : [],
    wrong: [],
    way: way === undefined ? undefined : waysOfHint(state)[way],
  };
}

/** The ways that the hint leaves, to be shown one by one; none if only one way is left. */
export function waysOfHint({ told, puzzle, lines, stroke }: State): readonly (readonly number[])[] {
  if (told?.stage !== 2 || told.hint.kind === 'wrong' || !isAboutClue(told.hint.kind)) return [];
  const ways = waysLeft(puzzle, stroke?.before ?? lines, told.hint.cell);
  return ways.length > 1 ? ways : [];
}

export function isAboutClue(kind: string): boolean {
  return kind === 'full' || kind === 'all' || kind === 'area';
}
