import { describe, expect, it } from 'vitest';
import { INPUT } from '../falling/input.ts';
import { capsules } from './game.ts';
import { REPEAT } from './rules.ts';
import { drawHeld, drawing, held, pairOf, press } from './drawn.testing.ts';

const NAMES = ['classic', 'nes'] as const;

/** The place of a capsule with its axis in (row, col) after these presses. */
function moved(rules: 'classic' | 'nes', board: string, place: object, keys: string): string {
  return drawHeld(press(held(board, { row: 1, col: 3, ...place }, { rules }), keys).state);
}

describe('C2.1 a shift', () => {
  it.each(NAMES)('needs two free cells under %s', (rules) => {
    expect(moved(rules, '..', {}, '<')).toBe(drawing('....RRBB........\n................'));
    expect(moved(rules, '..', {}, '>>>>>')).toBe(drawing('............RRBB\n................'));
    expect(moved(rules, '..', {}, '<<<<<')).toBe(drawing('RRBB............\n................'));
    expect(moved(rules, '....yo\n', { row: 0 }, '<')).toBe(drawing('....yoRRBB......'));
    expect(moved(rules, '..........yo\n', { row: 0 }, '>')).toBe(drawing('......RRBByo....'));
  });
});

describe('C2.2 a rotation', () => {
  const POSITIONS = [
    '......RRBB......\n................',
    '......RR........\n......BB........\n................',
    '......BBRR......\n................',
    '......BB........\n......RR........\n................',
  ];

  it.each(NAMES)('to the right goes through four positions under %s', (rules) => {
    const keys = ['', 'x', 'xx', 'xxx', 'xxxx'];
    expect(keys.map((presses) => moved(rules, '..', {}, presses))).toEqual(
      [...POSITIONS, ...POSITIONS.slice(0, 1)].map(drawing),
    );
  });

  it.each(NAMES)('to the left goes the other way under %s', (rules) => {
    const keys = ['', 'zzz', 'zz', 'z', 'zzzz'];
    expect(keys.map((presses) => moved(rules, '..', {}, presses))).toEqual(
      [...POSITIONS, ...POSITIONS.slice(0, 1)].map(drawing),
    );
  });

  it.each(NAMES)('never leaves the lower left cell, so the floor is no obstacle under %s', (rules) => {
    expect(moved(rules, '..', { row: 0 }, 'x')).toBe(drawing('......RR........\n......BB........'));
  });
});

const UPRIGHT = { facing: 0 };

describe('C2.3 C2.4 a kick', () => {
  it.each(NAMES)('goes left from a wall on the right under %s', (rules) => {
    expect(moved(rules, '..', { ...UPRIGHT, col: 7 }, 'x')).toBe(drawing('............RRBB\n................'));
  });

  it.each(NAMES)('goes left from a half in the way under %s', (rules) => {
    expect(moved(rules, '........y*\n..', UPRIGHT, 'x')).toBe(drawing('....RRBBy*......\n................'));
  });

  it('is refused where there is no room on either side', () => {
    const board = '....r*..y*\n..';
    const upright = drawing('......BB........\n....r*RRy*......\n................');
    expect(NAMES.map((rules) => moved(rules, board, UPRIGHT, 'x'))).toEqual([upright, upright]);
  });

  it('goes right under classic when left is taken too', () => {
    const board = '....y*y*\n....y*..\n..';
    const flat = drawing('....y*y*........\n....y*RRBB......\n................');
    expect(moved('classic', board, {}, 'x')).toBe(drawing('....y*y*RR......\n....y*..BB......\n................'));
    expect(moved('nes', board, {}, 'x')).toBe(flat);
  });

  it('helps a capsule to stand up under classic only', () => {
    const board = '......y*\n..\n..';
    expect(moved('classic', board, {}, 'x')).toBe(drawing('....RRy*........\n....BB..........\n................'));
    expect(moved('nes', board, {}, 'x')).toBe(drawing('......y*........\n......RRBB......\n................'));
  });
});

describe('C2.5 the top row', () => {
  it('has no room for a capsule to stand up under classic', () => {
    expect(pairOf(press(held('..', { row: 17 }, { rules: 'classic' }), 'x').state).facing).toBe(1);
    expect(pairOf(press(held('..', { row: 15 }, { rules: 'nes' }), 'x').state).facing).toBe(2);
  });
});

describe('C2.6 within one tick', () => {
  it.each(NAMES)('opposite presses cancel under %s', (rules) => {
    const state = held('..', { row: 5 }, { rules });
    const step = (input: number) => pairOf(capsules.step(state, [input]).state);
    expect(step(INPUT.left | INPUT.right).col).toBe(3);
    expect(step(INPUT.rotateLeft | INPUT.rotateRight).facing).toBe(1);
  });

  it('a rotation comes before a shift under classic, after it under nes', () => {
    const [classic, nes] = NAMES.map((rules) => {
      const state = held('..........y*', { row: 0, col: 4, facing: 0 }, { rules });
      return drawHeld(capsules.step(state, [INPUT.rotateRight | INPUT.left]).state);
    });
    expect(classic).toBe(drawing('....RRBB..y*....'));
    expect(nes).toBe(drawing('......RRBBy*....'));
  });

  it('a press comes before the fall under classic, after it under nes', () => {
    const [classic, nes] = NAMES.map((rules) => {
      const state = held('....yo\n....yo', { row: 2, col: 3, drop: 1 }, { rules });
      return pairOf(capsules.step(state, [INPUT.left]).state);
    });
    expect([classic?.col, classic?.row]).toEqual([2, 2]);
    expect([nes?.col, nes?.row]).toEqual([3, 1]);
  });
});

describe('C2.7 the repeat of a held side', () => {
  it('is recommended as on the console', () => {
    expect(REPEAT).toEqual({ das: 16, arr: 6 });
  });
});
