// The board of a state, painted once.

import { cluesOf, pathsOf, type State } from '@rensa/games/loop';
import { loopBoardSize, paintLoopBoard, paperOf } from '@rensa/painters/loop';
import { settings, theme } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

interface StillProps {
  readonly state: Pick<State, 'puzzle' | 'lines' | 'solved'>;
  /** Of the longer side, in CSS pixels. */
  readonly size: number;
  readonly class?: string;
}

export function Still({ state, size, class: name = '' }: StillProps) {
  const { puzzle: board, solved } = state;
  const clues = cluesOf(state).map(({ status }) => status);
  const still = { board, paths: pathsOf(state), clues, solved };
  // In the dark, faint lines would be lost in a picture of this size.
  const paper = paperOf(theme.value, settings.value.contrast || theme.value === 'dark');
  return (
    <Drawing
      class={name}
      {...loopBoardSize(board, size)}
      paint={(pen, ratio) => paintLoopBoard(pen, still, { size, paper, ratio })}
    />
  );
}
