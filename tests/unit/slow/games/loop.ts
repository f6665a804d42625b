import type { SlowGame } from '../replay.ts';
import { INPUT } from '@rensa/games/loop';

const SIDE = 12;
const CELLS = SIDE * SIDE;

export const slow: SlowGame = {
  setups: [
    { kind: 'sized', rows: SIDE, cols: SIDE },
    { kind: 'daily', date: '2026-02-01', level: 'hard' },
    { kind: 'given', board: { rows: SIDE, cols: SIDE, clues: [] } },
  ],
  players: [
    () => 0,
    () => INPUT.hint,
    (tick) => (tick % 4 < 3 ? INPUT.hint : INPUT.undo),
    (tick) =>
      [INPUT.press('pen', tick % CELLS), INPUT.run(tick % CELLS, (tick * 7) % CELLS), INPUT.lift][tick % 3] ?? 0,
    (tick) => (tick % 2 === 0 ? INPUT.press('keys', tick % CELLS) : INPUT.run(tick % CELLS, CELLS - 1)),
    // Runs at both sides in turn, each with a way around before it.
    (tick) => (tick === 0 ? INPUT.press('pen', 0) : tick % 2 === 1 ? INPUT.run(0, 132) : INPUT.run(11, CELLS - 1)),
    (tick) => (tick % 2 === 0 ? INPUT.press('pen', (tick * 37) % CELLS) : INPUT.tap),
    (tick) => (tick < 3000 ? INPUT.cross(tick % (2 * CELLS)) : tick % 2 === 0 ? INPUT.undo : INPUT.redo),
    (_, random) => random * 32_749,
  ],
};
