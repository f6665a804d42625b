// A picture of a board, painted once per state.

import { cluesOf, pathsOf, type State } from '@rensa/games/loop';
import { loopBoardSize, paintLoopBoard, paperOf } from '@rensa/painters/loop';
import { settings, theme } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

interface BoardImageProps {
  readonly state: Pick<State, 'puzzle' | 'lines' | 'solved'>;
  /** Length of the longer side, in CSS pixels. */
  readonly size: number;
  readonly class?: string;
}

export function BoardImage({ state, size, class: name = '' }: BoardImageProps) {
  const { puzzle: board, solved } = state;
  const clues = cluesOf(state).map(({ status }) => status);
  const still = { board, paths: pathsOf(state), clues, solved };
  // Faint lines would be invisible in a small dark picture, so it is drawn with high contrast.
  const paper = paperOf(theme.value, settings.value.contrast || theme.value === 'dark');
  return (
    <Drawing
      class={name}
      {...loopBoardSize(board, size)}
      paint={(pen, ratio) => paintLoopBoard(pen, still, { size, paper, ratio })}
    />
  );
}
