import { INPUT } from '@rensa/games/falling';
import { type Board, COLS, EMPTY, gems, ROWS, type RulesName, type State, VISIBLE_ROWS } from '@rensa/games/gems';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FakeCanvas } from '../canvas/recorder.testing.ts';
import { layoutField } from '../falling/layout.ts';
import { ghostCells } from '../falling/scenario.testing.ts';
import { GemsPainter } from './painter.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);

const LAYOUT = layoutField({ width: 1440, height: 900, touch: false }, COLS, VISIBLE_ROWS);
const ROW = 9;

/** Columns of any height below the pair. */
const boards = fc
  .array(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: ROW - 2 }), { minLength: COLS, maxLength: COLS })
  .map((columns) => Array.from({ length: ROWS * COLS }, (_, i) => columns[i % COLS]?.[Math.floor(i / COLS)] ?? EMPTY));
const places = fc.record({ col: fc.integer({ min: 1, max: COLS - 2 }), facing: fc.integer({ min: 0, max: 3 }) });

/** A piece of two colors in hand, above everything. */
function held(rules: RulesName, board: Board, place: { readonly col: number; readonly facing: number }): State {
  const start = gems.start({ rules, mode: 'endless', pattern: 'pillars', options: { hardDrop: 0 } }, 1);
  const pair = { axis: 1, child: 2, row: ROW, drop: 0, pace: 1, hang: 0, groundings: 0, lifts: 0, ...place };
  return { ...start, board, phase: 'fall', pair };
}

test.each(['classic', 'arcade'] as const)('a ghost shows where each half comes to rest under %s', (rules) => {
  fc.assert(
    fc.property(boards, places, (board, place) => {
      const state = held(rules, board, place);
      const { board: after } = gems.step(state, [INPUT.hard]).state;
      const changed = after.flatMap((cell, index) => (cell === board[index] ? [] : [index]));
      const drawn = ghostCells((look) => new GemsPainter(look, 1), { game: gems, state, layout: LAYOUT });
      expect(drawn).toEqual(changed);
    }),
  );
});
