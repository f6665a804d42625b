import { advance, below } from '@rensa/engine';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { at, type Board, cellOf, COLS, EMPTY, isVirus, KIND, kindOf, parseBoard, partnerOf, rowsOf } from './board.ts';
import { resolveBoard } from './resolve.ts';
import { RULES } from './rules.ts';
import {
  draw,
  drawing,
  given,
  only,
  type Played,
  press,
  resolve,
  resolved,
  rowsUnder,
  spawned,
  stack,
} from './drawn.testing.ts';
import { settle } from './settle.ts';

const NAMES = ['classic', 'nes'] as const;
const RESOLVES = env['SOAK'] === '1' ? 20_000 : 2000;

function settled(text: string, rules: 'classic' | 'nes'): string {
  return draw(settle(parseBoard(text, rowsUnder(rules)), RULES[rules]).board);
}

describe('C4.1 settling', () => {
  it.each(NAMES)('lets singles fall and viruses stay under %s', (rules) => {
    expect(settled('ro..b*\n..r*\nbo\n..', rules)).toBe(
      drawing('....b*..........\n..r*............\nro..............\nbo..............'),
    );
  });
});

describe('C4.2 an upright capsule', () => {
  it.each(NAMES)('falls as one under %s', (rules) => {
    expect(settled('rv\nb^\n..\n..', rules)).toBe(drawing('rv..............\nb^..............'));
    expect(settled('rv\nb^\n..\nb*\n..', rules)).toBe(
      drawing('rv\nb^\nb*\n..'.replaceAll(/^..$/gm, '$&..............')),
    );
  });
});

describe('C4.3 a flat capsule', () => {
  it.each(NAMES)('falls as one onto two supports under %s', (rules) => {
    expect(settled('r>b<\n..\n..\ny*y*', rules)).toBe(drawing('r>b<............\ny*y*............'));
    expect(settled('r>b<\n..\n..', rules)).toBe(drawing('r>b<............'));
  });

  it.each(NAMES)('sinks together with what it lies on under %s', (rules) => {
    expect(settled('r>b<\nyvro\nb^bo\n..', rules)).toBe(
      drawing('r>b<............\nyvro............\nb^bo............'),
    );
  });
});

describe('C4.4 a flat capsule with one support', () => {
  it('comes apart under classic, on either side', () => {
    expect(settled('r>b<\ny*', 'classic')).toBe(drawing('ro..............\ny*bo............'));
    expect(settled('r>b<\n..y*', 'classic')).toBe(drawing('..bo............\nroy*............'));
  });

  it('comes apart where its fall is stopped, and what lies on it follows', () => {
    expect(settled('..yo\nr>b<\n..\ny*\n..', 'classic')).toBe(
      drawing('ro..............\ny*yo............\n..bo............'),
    );
  });

  it('holds under nes', () => {
    expect(settled('..yo\nr>b<\n..\ny*\n..', 'nes')).toBe(
      drawing('..yo............\nr>b<............\ny*..............\n................'),
    );
  });

  it('tells which half fell, from which row to which', () => {
    const rules = { ...RULES.classic, afterLock: 'settle' } as const;
    const state = spawned(given('......y*\n......yo', { rules: 'classic', options: rules, capsule: 'rb' }));
    const { events } = press(state, '!');
    const [{ falls } = { falls: [] }] = only(events, 'settled');
    expect(falls.map(({ col, from, to }) => ({ col, from, to }))).toEqual([{ col: 4, from: 2, to: 0 }]);
    const flat = spawned(given('......y*y*', { rules: 'classic', options: rules, capsule: 'rb' }));
    expect(only(press(flat, '!').events, 'settled')).toEqual([]);
  });
});

describe('C4.7 after a lock', () => {
  const onEdge = (drawing: string, rules: 'classic' | 'nes', options = {}, capsule = 'rb'): Played =>
    resolved(spawned(given(drawing, { rules, options, capsule })), '!.');
  const bridge = drawing('......r>b<......\n......y*........');
  const apart = drawing('......ro........\n......y*bo......');

  it('a capsule across a gap stays under classic and nes', () => {
    const { state, events } = onEdge('......y*', 'classic');
    expect(draw(state.board)).toBe(bridge);
    expect(only(events, 'settled')).toEqual([]);
    expect(draw(resolved(spawned(given('......y*', { rules: 'nes', capsule: 'rb' }))).state.board)).toBe(bridge);
  });

  it('a capsule across a gap comes apart where everything settles first', () => {
    expect(draw(onEdge('......y*', 'classic', { afterLock: 'settle' }).state.board)).toBe(apart);
    expect(draw(onEdge('......y*', 'nes', { flat: 'splits', hardDrop: 0 }).state.board)).toBe(apart);
  });

  it('a line across a gap clears under classic before anything falls', () => {
    const gap = '..r*r*..........\n......b*........';
    expect(draw(onEdge(gap, 'classic', {}, 'rr').state.board)).toBe('......b*........');
    const settled = onEdge(gap, 'classic', { afterLock: 'settle' }, 'rr');
    expect(draw(settled.state.board)).toBe('..r*r*ro........\n......b*ro......');
  });

  it('a bridge comes apart with the next clear anywhere under classic', () => {
    expect(resolve('r>b<..........yo\ny*............yo\n..............yo\n..............yo', 'classic').board).toBe(
      drawing('ro..............\ny*..............\n................\n..bo............'),
    );
  });

  it('a turn without a clear ends in the tick of the lock under classic', () => {
    const { events } = press(spawned(given('......y*', { rules: 'classic', capsule: 'rb' })), '!');
    expect(events.map(({ kind }) => kind)).toEqual(['locked', 'ended']);
  });
});

describe('C4.5 every row', () => {
  it('falls, hidden ones too', () => {
    const board = [...stack([14, 0, 0, 0, 0, 0, 0, 0], 18)];
    board[at(17, 0)] = cellOf(2, KIND.right);
    board[at(17, 1)] = cellOf(3, KIND.left);
    board[at(16, 5)] = cellOf(2, KIND.single);
    const after = settle(board, RULES.classic).board;
    expect([after[at(14, 0)], after[at(0, 1)], after[at(0, 5)]]).toEqual([6, 7, 6]);
  });

  it('moves once in a pass: a half that comes off on the left starts one pass later', () => {
    const falls = (text: string) =>
      settle(parseBoard(text, 18), RULES.classic).falls.map(({ col, ticks }) => [col, ticks]);
    expect(falls('r>b<\ny*')).toEqual([[1, 7]]);
    expect(falls('r>b<\n..y*')).toEqual([[0, 14]]);
  });
});

describe('C4.6 a fall', () => {
  it.each([
    ['classic', 7],
    ['nes', 16],
  ] as const)('takes under %s %i ticks per row', (rules, ticks) => {
    const { falls } = settle(parseBoard('ro\n..\n..\n..', rowsUnder(rules)), RULES[rules]);
    expect(falls).toEqual([{ cell: 6, col: 0, from: 3, to: 0, ticks: 3 * ticks }]);
  });
});

/** Is something on this board that could fall, by what becomes of a flat capsule with one support? */
function hanging(board: Board, flat: 'splits' | 'holds'): number | undefined {
  const open = (index: number): boolean => board[index - COLS] === EMPTY;
  for (let index = COLS; index < board.length; index++) {
    const cell = board[index];
    if (cell === EMPTY || isVirus(cell) || kindOf(cell) === KIND.below) continue;
    const isFlat = kindOf(cell) === KIND.left || kindOf(cell) === KIND.right;
    const free = isFlat && flat === 'holds' ? open(index) && open(partnerOf(board, index)) : open(index);
    if (free) return index;
  }
  return undefined;
}

/** A bottle thrown together: viruses, singles and capsules anywhere, many of them in the air. */
function anyBottle(rows: number, rng: number): number[] {
  const draw = (n: number): number => below((rng = advance(rng)), n);
  const board = Array.from({ length: rows * COLS }, () => EMPTY);
  for (let index = 0; index < board.length; index++) {
    if (board[index] !== EMPTY) continue;
    const [kind, a, b] = [draw(8), 1 + draw(3), 1 + draw(3)];
    if (kind === 0) board[index] = cellOf(a, KIND.virus);
    else if (kind === 1) board[index] = cellOf(a, KIND.single);
    else if (kind === 2 && index % COLS < COLS - 1 && board[index + 1] === EMPTY) {
      [board[index], board[index + 1]] = [cellOf(a, KIND.right), cellOf(b, KIND.left)];
    } else if (kind === 3 && index + COLS < board.length) {
      [board[index], board[index + COLS]] = [cellOf(a, KIND.above), cellOf(b, KIND.below)];
    }
  }
  return board;
}

/** Halves that do not point at each other. */
function strays(board: Board): number[] {
  return board.map((_, index) => index).filter((index) => partnerOf(board, partnerOf(board, index)) !== index);
}

describe('C4.1 C4.4 C4.7 nothing is left hanging', () => {
  it.each(NAMES)(`after any of ${RESOLVES} resolves with a clear under %s`, (rules) => {
    const rows = rowsUnder(rules);
    let cleared = 0;
    for (let seed = 0; seed < RESOLVES; seed++) {
      const start = anyBottle(rows, seed * 977);
      const { board, clears } = resolveBoard(start, RULES[rules], 'low');
      const settles = clears > 0 || RULES[rules].afterLock === 'settle';
      if (settles && (hanging(board, RULES[rules].flat) !== undefined || strays(board).length > 0)) {
        expect.fail(`seed ${seed} leaves something in the air:\n${draw(board)}`);
      }
      if (!settles) expect(board).toBe(start);
      if (clears > 0) cleared++;
      expect(rowsOf(board)).toBe(rows);
    }
    expect(cleared).toBeGreaterThan(RESOLVES / 10);
  });
});
