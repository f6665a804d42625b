// What there is to be seen of a state: pure, so that the canvas, the areas beneath it and the tests agree.

import { areaOf, cluesOf, type ClueView, hintOf, pathsOf, type State } from '@rensa/games/loop';
import type { LoopPicture, Pointed } from '@rensa/stage/loop';
import type { ClueOptions } from './options.ts';

export interface Seen {
  readonly state: State;
  /** The cell where the pen is or was last. */
  readonly pen: number | undefined;
  readonly options: ClueOptions;
  /** Show the answer. */
  readonly solution: boolean;
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
    active: activeClues(seen, clues),
    solved,
    pen: isEnd || solved || state.stroke !== null ? seen.pen : undefined,
    anchor: anchor ?? undefined,
    crossed: lines.crossed,
    pointed: pointedOf(state),
    solution: solution ? puzzle.solution : undefined,
  };
}

/** Hidden clues say nothing about their state either. */
function isShown({ status }: ClueView, { options, state }: Seen): boolean {
  if (options.clues === 'off') return false;
  return options.clues === 'all' || status !== 'met' || state.solved;
}

/** The clues whose areas are shown, by their places in the list; none while a hint points at something else. */
export function activeClues(seen: Seen, clues: readonly ClueView[] = cluesOf(seen.state)): readonly number[] {
  const { options, state, pen = 0 } = seen;
  if (state.solved || state.hintStage > 0 || options.border === 'off' || options.clues === 'off') return [];
  const open = [...clues.keys()].filter((i) => clues[i]?.status !== 'met');
  if (options.border === 'full') return open;
  const far = (i: number): number => distance(clues[i]?.cell ?? 0, pen, state.puzzle.cols);
  const nearest = open.toSorted((a, b) => far(a) - far(b))[0];
  return nearest === undefined ? [] : [nearest];
}

function distance(a: number, b: number, cols: number): number {
  return Math.hypot((a % cols) - (b % cols), Math.floor(a / cols) - Math.floor(b / cols));
}

/** As much of the hint as has been told. */
function pointedOf(state: State): Pointed | undefined {
  const hint = state.hintStage === 0 ? undefined : hintOf(state);
  if (hint === undefined) return undefined;
  if (hint.kind === 'wrong') return { cells: [], drawn: [], crossed: [], wrong: [hint.edge] };
  const told = state.hintStage === 2;
  const { drawn, crossed } = state.lines;
  return {
    cells: isAboutClue(hint.kind) ? areaOf(state.puzzle, hint.cell) : [hint.cell],
    drawn: told ? hint.drawn.filter((edge) => !drawn.includes(edge)) : [],
    crossed: told ? hint.crossed.filter((edge) => !crossed.includes(edge)) : [],
    wrong: [],
  };
}

export function isAboutClue(kind: string): boolean {
  return kind === 'full' || kind === 'all' || kind === 'area';
}
