import { parseBoard, parseCycle, type Path } from '@rensa/games/loop';
import { describe, expect, test } from 'vitest';
import { count, nonFinite, recordPen } from '../canvas/recorder.testing.ts';
import { drawGround } from './board.ts';
import { layoutLoop, loopCanvas } from './layout.ts';
import { type LoopLook, LoopPainter, type LoopPicture } from './painter.ts';
import { paintLoopBoard } from './previews.ts';
import { LOOP_STYLE } from './style.ts';

const board = parseBoard('..3.\n2...\n....\n...4');
const { cycle = [] } = parseCycle('┌──┐\n└┐┌┘\n┌┘└┐\n└──┘');
const loop: Path = { cells: cycle, closed: true };
const bit: Path = { cells: [0, 1, 2], closed: false };
const LAYOUT = layoutLoop(390, 500, board.rows, board.cols);
const OPEN: LoopPicture = { board, paths: [bit], clues: ['neutral', 'neutral', 'neutral'], active: [], solved: false };
const WON: LoopPicture = { ...OPEN, paths: [loop], clues: ['met', 'met', 'met'], solved: true };
const FULL: LoopLook = { paper: 'light', motion: 'full' };
const REDUCED: LoopLook = { ...FULL, motion: 'reduced' };

function shown(painter: LoopPainter, picture: LoopPicture, now: number, look = FULL) {
  const { pen, calls } = recordPen();
  Object.assign(pen, { canvas: { width: 100, height: 100 } });
  const moving = painter.paint(pen, { picture, layout: LAYOUT, ratio: 2, look, now });
  return { moving, calls };
}

describe('what moves', () => {
  test('nothing does on a board at rest', () => {
    const painter = new LoopPainter();
    expect(shown(painter, OPEN, 0).moving).toBe(false);
    expect(shown(painter, OPEN, 5000).moving).toBe(false);
  });

  test('a clue whose state changes, for as long as the table says', () => {
    const painter = new LoopPainter();
    shown(painter, OPEN, 0);
    const met: LoopPicture = { ...OPEN, clues: ['met', 'neutral', 'neutral'] };
    expect(shown(painter, met, 1000).moving).toBe(true);
    expect(shown(painter, met, 1000 + LOOP_STYLE.ms.clue - 1).moving).toBe(true);
    expect(shown(painter, met, 1000 + LOOP_STYLE.ms.clue).moving).toBe(false);
  });

  test('the green that runs along a loop just closed', () => {
    const painter = new LoopPainter();
    shown(painter, OPEN, 0);
    expect(shown(painter, WON, 1000).moving).toBe(true);
    expect(shown(painter, WON, 1000 + LOOP_STYLE.ms.solved - 1).moving).toBe(true);
    expect(shown(painter, WON, 1000 + LOOP_STYLE.ms.solved).moving).toBe(false);
  });

  test('nothing when a solved board is shown for the first time', () => {
    expect(shown(new LoopPainter(), WON, 1000).moving).toBe(false);
  });

  test('nothing with reduced motion', () => {
    const painter = new LoopPainter();
    shown(painter, OPEN, 0, REDUCED);
    expect(shown(painter, WON, 1000, REDUCED).moving).toBe(false);
  });
});

describe('what is drawn', () => {
  const digits = (picture: LoopPicture): unknown[] =>
    shown(new LoopPainter(), picture, 0)
      .calls.filter(({ name }) => name === 'fillText')
      .map(({ args }) => args[0]);

  test('every clue that is shown', () => {
    expect(digits(OPEN)).toEqual(['3', '2', '4']);
    expect(digits({ ...OPEN, clues: ['neutral', undefined, 'met'] })).toEqual(['3', '4']);
  });

  test('more than color for a clue that is met, and for one that is exceeded', () => {
    const strokes = (clue: 'neutral' | 'met' | 'exceeded'): number =>
      count(shown(new LoopPainter(), { ...OPEN, clues: [clue, 'neutral', 'neutral'] }, 0).calls, 'stroke');
    expect([strokes('met') - strokes('neutral'), strokes('exceeded') - strokes('neutral')]).toEqual([1, 2]);
  });

  test('the count beside the number, and a tick instead once it is met', () => {
    const counts = ['2', '1/2', '+1'];
    expect(digits({ ...OPEN, counts })).toEqual(['3', '2', '2', '1/2', '4', '+1']);
    expect(digits({ ...OPEN, counts, clues: ['met', 'neutral', 'short'] })).toEqual(['3', '2', '1/2', '4', '+1']);
    expect(digits({ ...WON, counts })).toEqual(['3', '2', '4']);
  });

  test('lines on trial in their own color', () => {
    const { pen } = recordPen();
    Object.assign(pen, { canvas: { width: 100, height: 100 } });
    const picture = { ...OPEN, board: { ...board, clues: [] }, trial: { firm: [], tried: [bit] } };
    new LoopPainter().paint(pen, { picture, layout: LAYOUT, ratio: 2, look: FULL, now: 0 });
    expect(pen.strokeStyle).toBe(LOOP_STYLE.light.trial);
  });

  test('no line around a hole but where an open cell is beside it', () => {
    const lines = (text: string): number => {
      const { pen, calls } = recordPen();
      drawGround(pen, parseBoard(text), { layout: LAYOUT, ratio: 2, paper: 'light' });
      return count(calls, 'moveTo');
    };
    expect(lines('##\n..')).toBe(7 + 6);
    expect(lines('...\n.#.\n...')).toBe(24 + 16);
    expect(lines('..\n..')).toBe(2);
  });

  test('a dot at both ends of an open line, and none on a closed one', () => {
    const dots = (picture: LoopPicture): number => count(shown(new LoopPainter(), picture, 0).calls, 'arc');
    expect(dots(OPEN)).toBe(2);
    expect(dots({ ...OPEN, paths: [loop] })).toBe(0);
  });

  test('a loop that leaves cells out in another color than one that does not', () => {
    const inks = (cells: readonly number[]): unknown => {
      const { pen } = recordPen();
      Object.assign(pen, { canvas: { width: 100, height: 100 } });
      const picture = { ...OPEN, board: { ...board, clues: [] }, paths: [{ cells, closed: true }] };
      new LoopPainter().paint(pen, { picture, layout: LAYOUT, ratio: 2, look: FULL, now: 0 });
      return pen.strokeStyle;
    };
    expect([inks([0, 1, 5, 4]), inks(cycle)]).toEqual([LOOP_STYLE.light.wrong, LOOP_STYLE.light.path]);
  });

  test('corners with the radius of the table', () => {
    const { calls } = shown(new LoopPainter(), { ...OPEN, paths: [loop] }, 0);
    const radii = calls.filter(({ name }) => name === 'arcTo').map(({ args }) => args[4]);
    expect(new Set(radii)).toEqual(new Set([LOOP_STYLE.path.corner * LAYOUT.cell * 2]));
  });

  test('only finite numbers, whatever is shown', () => {
    const everything: LoopPicture = {
      ...OPEN,
      pen: 2,
      anchor: 9,
      crossed: [5],
      solution: cycle,
      trial: { firm: [loop], tried: [bit] },
      counts: ['1', '2', '3'],
      pointed: { frames: [[0, 1, 4, 5], [10]], drawn: [1], crossed: [3], wrong: [2], way: [0, 1] },
    };
    expect(nonFinite(shown(new LoopPainter(), everything, 0).calls)).toEqual([]);
  });
});

test('a preview leaves what is beside it alone', () => {
  const { pen, calls } = recordPen();
  paintLoopBoard(pen, { board, paths: [loop], solved: true }, { size: 96, paper: 'dark', ratio: 2 });
  expect(count(calls, 'clearRect')).toBe(0);
  expect(count(calls, 'arcTo')).toBeGreaterThan(0);
});

describe('layout', () => {
  test.each([
    [390, 562, 6, 6, 60],
    [390, 562, 4, 4, 72],
    [390, 562, 12, 12, 30],
    [1440, 618, 6, 6, 96],
    [1440, 618, 8, 8, 76],
    [1440, 618, 12, 12, 50],
    [320, 300, 12, 12, 24],
    [844, 250, 8, 8, 30],
  ])('in %i x %i a board of %i x %i has cells of %i', (width, height, rows, cols, cell) => {
    expect(layoutLoop(width, height, rows, cols).cell).toBe(cell);
  });

  test('the canvas is never larger than the box', () => {
    const { width, height } = loopCanvas(layoutLoop(320, 260, 12, 12));
    expect(Math.max(width - 320, height - 260)).toBeLessThanOrEqual(0);
  });
});
