import { Session } from '@rensa/engine';
import { cluesOf, INPUT, type Loop, loop, parseBoard, writeBoard } from '@rensa/games/loop';
import { describe, expect, test } from 'vitest';
import { cellWords } from './cells.tsx';
import { beginLesson, LESSONS } from '../tutorial/lessons.ts';
import { messageOf } from './sentences.ts';
import { en } from '../text/en.ts';

function state(board: string, ...lines: readonly (readonly number[])[]): Session<Loop> {
  const session: Session<Loop> = new Session(loop, { kind: 'given', board: writeBoard(parseBoard(board)) }, 0);
  for (const cells of lines) {
    draw(session, cells);
    session.advance([INPUT.lift]);
  }
  return session;
}

/** Draws a line and leaves the pen down. */
function draw(session: Session<Loop>, cells: readonly number[]): Session<Loop> {
  session.advance([INPUT.press('pen', cells[0] ?? 0)]);
  cells.slice(1).forEach((cell, i) => session.advance([INPUT.run(cells[i] ?? 0, cell)]));
  return session;
}

const NOTCH_BELOW = '....\n....\n.5..';
const said = (session: Session<Loop>) => messageOf(session.state, en);

function hinted(session: Session<Loop>, times: number) {
  for (let i = 0; i < times; i++) session.advance([INPUT.hint]);
  return said(session);
}

describe('a loop that is not the solution', () => {
  const notchAbove = [0, 1, 5, 6, 2, 3, 7, 11, 10, 9, 8, 4, 0];

  test('says how many clues it does not meet, once the pen is up', () => {
    expect(said(draw(state(NOTCH_BELOW), notchAbove))).toBeUndefined();
    expect(said(state(NOTCH_BELOW, notchAbove))).toBe(en.incomplete(1));
  });

  test('is found at once when it leaves cells out', () => {
    expect(said(draw(state(NOTCH_BELOW), [0, 1, 5, 4, 0]))).toBe(en.closed);
    expect(said(state(NOTCH_BELOW, [0, 1, 5, 4, 0]))).toBe(en.closed);
  });

  test('is not announced while it is open', () => {
    expect(said(state(NOTCH_BELOW, [0, 1, 5]))).toBeUndefined();
  });
});

describe('a hint', () => {
  test('says where to look, then why', () => {
    expect(hinted(state(NOTCH_BELOW), 1)).toBe(en.lookCells(4));
    expect(hinted(state(NOTCH_BELOW), 2)).toBe(en.whyCorner);
    const lone = state(NOTCH_BELOW, [4, 0, 1], [2, 3, 7], [4, 8, 9], [10, 11]);
    expect(hinted(lone, 1)).toBe(en.lookCell(3, 4));
  });

  test('about cells with two ways left says why a line is crossed out there', () => {
    const told = [1, 2, 3, 4].flatMap((seed) => {
      const session: Session<Loop> = new Session(loop, { kind: 'sized', rows: 6, cols: 6 }, seed);
      return Array.from({ length: 12 }, () => {
        hinted(session, 2);
        const { told } = session.state;
        const words = said(session);
        session.advance([INPUT.hint]);
        return told?.hint.kind === 'deadEnd' ? [{ crossed: told.hint.crossed.length > 0, words }] : [];
      }).flat();
    });
    expect(told.map(({ words }) => words?.includes(en.whyEarly))).toEqual(told.map(({ crossed }) => crossed));
    expect(new Set(told.map(({ crossed }) => crossed))).toEqual(new Set([true, false]));
  });

  test('about a clue names it, its turns and the arrangements that are left', () => {
    const corners = [
      [4, 0, 1],
      [2, 3, 7],
      [4, 8, 9],
      [10, 11, 7],
    ];
    expect(hinted(state(NOTCH_BELOW, ...corners), 1)).toBe(en.lookClue(5, 3, 2));
    expect(hinted(state(NOTCH_BELOW, ...corners), 2)).toMatch(/1 of its 5 turns/);
  });

  test('names the fault first', () => {
    expect(hinted(state(NOTCH_BELOW, [9, 10]), 1)).toBe(en.lookWrong(3, 2));
    expect(hinted(state(NOTCH_BELOW, [9, 10]), 2)).toContain(en.lineClue(5, 3, 2));
    expect(hinted(state(NOTCH_BELOW, [0, 1, 5, 4, 0]), 2)).toContain(en.wrongLoop);
  });
});

describe('a cell for screen readers', () => {
  const { state: drawn } = state(NOTCH_BELOW, [5, 9, 8]);
  const clue = cluesOf(drawn)[0];

  test('names its place, its lines and its clue', () => {
    expect(cellWords(drawn, 9, clue, en)).toBe('row 3, column 2, line left and up, clue 5: 1 of 5 turns');
    expect(cellWords(drawn, 0, undefined, en)).toBe('row 1, column 1, no line');
  });

  test('does not take the end of one row for a neighbor of the next', () => {
    const { state: wrapped } = state(NOTCH_BELOW, [3, 7]);
    expect(cellWords(wrapped, 4, undefined, en)).toBe('row 2, column 1, no line');
  });
});

describe('the lessons', () => {
  test.each(LESSONS.map((lesson, i) => [i + 1, lesson] as const))('%i can be begun and solved', (_, lesson) => {
    const session = beginLesson(lesson);
    expect(session.result).toBeUndefined();
    session.advance([INPUT.restart]);
    const { solution } = session.state.puzzle;
    session.advance([INPUT.press('pen', solution[0] ?? 0)]);
    solution.forEach((cell, i) => session.advance([INPUT.run(cell, solution[(i + 1) % solution.length] ?? 0)]));
    session.advance([INPUT.lift]);
    expect(session.result).toBeDefined();
  });

  test('one of them begins with a line that is wrong', () => {
    const wrong = LESSONS.filter((lesson) => {
      const session = beginLesson(lesson);
      session.advance([INPUT.hint]);
      return lesson.ink.length > 0 && /^A line .* is wrong/.test(messageOf(session.state, en) ?? '');
    });
    expect(wrong).toHaveLength(1);
  });
});
