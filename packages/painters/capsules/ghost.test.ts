import { type Board, capsules, COLS, EMPTY, type RulesName, type State } from '@rensa/games/capsules';
import { INPUT } from '@rensa/games/falling';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FakeCanvas } from '../canvas/recorder.testing.ts';
import { ghostCells } from '../falling/scenario.testing.ts';
import { layoutBottle } from './bottle.ts';
import { CapsulesPainter } from './painter.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);

const LAYOUT = layoutBottle({ width: 1440, height: 900, touch: false });
const ROW = 12;
/** Board below the capsule, with a row in between. */
const CELLS = COLS * (ROW - 2);

/** Viruses anywhere, because they stay where they are. */
const bottles = fc.array(fc.integer({ min: -6, max: 3 }), { minLength: CELLS, maxLength: CELLS });
const places = fc.record({ col: fc.integer({ min: 1, max: COLS - 2 }), facing: fc.integer({ min: 0, max: 3 }) });

/** A capsule of two colors in hand, above everything. */
function held(rules: RulesName, cells: Board, place: { readonly col: number; readonly facing: number }): State {
  const start = capsules.start({ rules, mode: 'stages', level: 0, speed: 'med', options: { hardDrop: 0 } }, 1);
  const board = start.board.map((_, index) => Math.max(EMPTY, cells[index] ?? EMPTY));
  const pair = { axis: 1, child: 2, row: ROW, drop: 0, pace: 1, hang: 0, groundings: 0, ...place };
  return { ...start, board, phase: 'fall', pair };
}

test.each(['classic', 'nes'] as const)('a ghost shows where each half comes to rest under %s', (rules) => {
  fc.assert(
    fc.property(bottles, places, (cells, place) => {
      const state = held(rules, cells, place);
      const { board: after } = capsules.step(state, [INPUT.hard]).state;
      const changed = after.flatMap((cell, index) => (cell === state.board[index] ? [] : [index]));
      const drawn = ghostCells((look) => new CapsulesPainter(look, 1), { game: capsules, state, layout: LAYOUT });
      expect(drawn).toEqual(changed);
    }),
  );
});
