import { parseBoard } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { think } from '../../bot/deepen.ts';
import { BOTS } from '../bots.ts';
import { puyoBots } from '../game.ts';
import { parsePosition, viewAt } from '../view/position.ts';
import { paletteOf, PlainKernel } from './index.ts';

const { weights } = BOTS[0].style;
const DRAWINGS = ['R.....\nGR....\nGB....\nGBBB..', `${'OOOOOO\n'.repeat(7)}RYRYRY`, '.GBY..\n.RGBY.\n.RGBY.\n.RGBY.'];

/** Asks one kernel every question, one after another. */
function* asked(drawing: string): Generator<unknown, void> {
  const kernel = new PlainKernel();
  const [record, after] = [kernel.reserve(kernel.fieldWords), kernel.reserve(kernel.fieldWords)];
  const board = parseBoard(drawing);
  const palette = paletteOf(board, 4);
  kernel.write(record, board, palette);
  for (let round = 0; round < 3; round++) {
    yield kernel.aim(record);
    for (let move = 0; move < 3; move++) {
      yield kernel.play(record, 4 * move + 8, 0, round);
      yield [kernel.lastScore(), kernel.hash(), kernel.isDead()];
      kernel.store(after);
      yield kernel.read(after, palette, board);
      yield kernel.evaluate(after, weights);
    }
    yield kernel.resolve(record);
  }
}

describe('two kernels side by side', () => {
  it('answer as each does alone, between questions to the other', () => {
    const alone = DRAWINGS.map((drawing) => [...asked(drawing)]);
    const running = DRAWINGS.map((drawing) => asked(drawing));
    const together: unknown[][] = DRAWINGS.map(() => []);
    for (let left = true; left;) {
      left = false;
      for (const [i, answers] of running.entries()) {
        const { value, done } = answers.next();
        if (done === true) continue;
        together[i]?.push(value);
        left = true;
      }
    }
    expect(together).toEqual(alone);
  });

  it('serve two searches, of which one runs in the middle of the other', () => {
    const views = DRAWINGS.map((board) => viewAt(parsePosition({ board, pairs: ['RB', 'YG', 'BY'] })));
    const [outer, inner] = [puyoBots.open('swift'), puyoBots.open('strong')];
    const alone = views.map((view) => think(outer, view, { nodes: 6000, msLeft: () => 1000 }));
    const expected = views.map((view) => think(inner, view, { nodes: 300 }));
    for (const [i, view] of views.entries()) {
      const within: unknown[] = [];
      const msLeft = (): number => {
        within.push(think(inner, views[(i + 1) % views.length] ?? view, { nodes: 300 }));
        return 1000;
      };
      expect(think(outer, view, { nodes: 6000, msLeft })).toEqual(alone[i]);
      expect(within.length).toBeGreaterThan(10);
      for (const thought of within) expect(thought).toEqual(expected[(i + 1) % views.length]);
    }
  });

  it('keep what was written when more is reserved', () => {
    const kernel = new PlainKernel();
    const board = parseBoard('RGBYRG');
    const record = kernel.reserve(kernel.fieldWords);
    kernel.write(record, board, paletteOf(board, 4));
    expect(kernel.reserve(1000)).toBe(record + kernel.fieldWords);
    expect(kernel.read(record, paletteOf(board, 4), board)).toEqual(board);
  });
});
