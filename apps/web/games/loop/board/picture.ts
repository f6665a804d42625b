// What there is to be seen of a state: pure, so that the canvas, the areas beneath it and the tests agree.

import { areaOf, cluesOf, type ClueView, pathsOf, type State, triedEdges, waysLeft } from '@rensa/games/loop';
import type { LoopPicture, Pointed } from '@rensa/painters/loop';
import type { ClueOptions } from './options.ts';

export interface Seen {
  readonly state: State;
  /** The cell where the pen is or was last. */
  readonly pen: number | undefined;
  /** The cell that a mouse, a resting finger or the cursor of the keyboard is at. */
  readonly pointed?: number | undefined;
  readonly options: ClueOptions;
  /** Show the answer. */
  readonly solution: boolean;
  /** Which of the ways that a hint leaves is shown; undefined for none. */
  readonly way?: number | undefined;
}

export function pictureOf(seen: Seen): LoopPicture {
  const { state, solution } = seen;
  const { puzzle, lines, anchor, solved } = state;
  const clues = cluesOf(state);
  const paths = pathsOf(state);
  const isEnd = paths.some(({ cells, closed }) => !closed && (cells[0] === seen.pen || cells.at(-1) === seen.pen));
  return {
    board: puzzle,
    paths,
    clues: clues.map((clue) => (isShown(clue, seen) ? clue.status : undefined)),
    counts: clues.map((clue) => countWords(clue, seen.options.count)),
    active: activeClues(seen, clues),
    solved,
    pen: isEnd || solved || state.stroke !== null ? seen.pen : undefined,
    anchor: anchor ?? undefined,
    crossed: lines.crossed,
    trial: trialOf(state),
    pointed: pointedOf(seen),
    solution: solution ? puzzle.solution : undefined,
  };
}

/** Lines on trial and the others, apart. */
function trialOf({ puzzle, lines }: State): LoopPicture['trial'] {
  const edges = triedEdges(lines);
  if (edges.length === 0) return undefined;
  const firm = lines.drawn.filter((edge) => !edges.includes(edge));
  return { firm: pathsOf({ puzzle, lines: { drawn: firm } }), tried: pathsOf({ puzzle, lines: { drawn: edges } }) };
}

/** What is written beside a clue: what it lacks or has too many, or how many of how many it has. */
function countWords({ value, turns }: ClueView, count: ClueOptions['count']): string | undefined {
  if (count === 'off') return undefined;
  if (count === 'total') return `${turns}/${value}`;
  return turns > value ? `+${turns - value}` : `−${value - turns}`;
}

/** Hidden clues say nothing about their state either. */
function isShown({ status }: ClueView, { options, state }: Seen): boolean {
  if (options.clues === 'off') return false;
  return options.clues === 'all' || status !== 'met' || state.solved;
}

/** The clues whose areas are shown, by their places in the list; none while a hint points at something else. */
export function activeClues(seen: Seen, clues: readonly ClueView[] = cluesOf(seen.state)): readonly number[] {
  const { options, state, pointed, pen = 0 } = seen;
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

/** As much of the hint as is shown. */
function pointedOf({ state, way }: Seen): Pointed | undefined {
  const { told, puzzle, lines } = state;
  if (told === null) return undefined;
  const { hint, stage } = told;
  if (hint.kind === 'wrong') return { cells: [], drawn: [], crossed: [], wrong: [hint.edge] };
  const isNew = (edge: number): boolean => !lines.drawn.includes(edge) && !lines.crossed.includes(edge);
  return {
    cells: isAboutClue(hint.kind) ? areaOf(puzzle, hint.cell) : [hint.cell],
    drawn: stage === 2 ? hint.drawn.filter(isNew) : [],
    crossed: stage === 2 ? hint.crossed.filter(isNew) : [],
    wrong: [],
    way: way === undefined ? undefined : waysOfHint(state)[way],
  };
}

/** The ways that the hint on the board leaves, to be shown one by one; none if there is nothing to compare. */
export function waysOfHint({ told, puzzle, lines, stroke }: State): readonly (readonly number[])[] {
  if (told?.stage !== 2 || told.hint.kind === 'wrong' || !isAboutClue(told.hint.kind)) return [];
  const ways = waysLeft(puzzle, stroke?.before ?? lines, told.hint.cell);
  return ways.length > 1 ? ways : [];
}

export function isAboutClue(kind: string): boolean {
  return kind === 'full' || kind === 'all' || kind === 'area';
}
