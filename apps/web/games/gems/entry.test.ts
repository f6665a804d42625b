import { gems, type Gems, parseBoard, REPEAT, type RulesName } from '@rensa/games/gems';
import { describe, expect, test } from 'vitest';
import { columnAfterKey, KeyedGame } from '../../run/keyed.testing.ts';

const CASES = (['classic', 'arcade'] as const).flatMap((rules) => [
  { rules, code: 'ArrowLeft', col: 2 },
  { rules, code: 'ArrowRight', col: 4 },
]);
const ROW_TICKS = 48;
/** Long enough for a charge before the piece appears. */
const WAIT = 40;

/** Both neighbors of the spawn column are as high as they can be crossed. */
function between(rules: RulesName): KeyedGame<Gems> {
  const board = parseBoard(Array.from({ length: 11 }, (_, i) => (i % 2 === 0 ? '..R.G.' : '..G.R.')).join('\n'));
  const start = gems.start({ rules, mode: 'endless', pattern: 'pillars', options: { spawnTicks: WAIT } }, 1);
  return new KeyedGame(gems, { ...start, board, phase: 'spawn', timer: WAIT }, REPEAT);
}

describe.each(CASES)('a new piece between walls under $rules, and $code', ({ rules, code, col }) => {
  const after = (at: number, held: boolean): number | undefined =>
    columnAfterKey(() => between(rules), { code, at, held });

  test('crosses with a tap at every tick of the row time, and held from there', () => {
    for (let at = 0; at < ROW_TICKS; at++) {
      expect([at, after(at, false), after(at, true)]).toEqual([at, col, col]);
    }
  });

  test('crosses on the first tick of control when the charge is full by then, whenever it began', () => {
    for (let at = -REPEAT.das; at > -WAIT; at--) expect([at, after(at, true)]).toEqual([at, col]);
  });
});
