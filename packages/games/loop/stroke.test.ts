// A case names its clause, tells the strokes (cells as row,col; `>` sends the pen there; `;` begins another stroke; one
// cell alone is a tap) and shows the board before and after them, side by side.

import { describe, expect, it } from 'vitest';
import { INPUT } from './input.ts';
import { after, drawn, eventsOf, printed, stroke } from './testing.ts';
import type { Tool } from './state.ts';

const PEN = `
L5.2 draws from cell to cell: 0,0 0,2 1,2
...  ╶─┐
...  ..╵

L5.2 follows a line that is there: 0,0 0,3
╶──╴  ╶──╴
....  ....

L5.3 takes the last step back: 0,0 0,2 0,1
....  ╶╴..

L5.3 brings back what gave way: 1,0 1,2 1,1
.╷.  ...
.│.  ╶┐.
.│.  .│.
.╵.  .╵.

L5.4 keeps the line by which it came: 1,0 1,2
.╷.  ...
.│.  ╶─╴
.╵.  ...

L5.4 keeps the longer chain where it begins: 0,1 1,1
╶──╴  .┌─╴
....  .╵..

L5.4 keeps the newer of two equal chains where it begins: 0,1 0,2; 0,0 0,1; 0,1 1,1
...  ╶┐.
...  .╵.

L5.5 keeps the later part of its own stroke: 2,0 1,0 1,1 0,1 0,2 1,2 1,1
....  .┌┐.
....  ╷└┘.
....  ╵...

L5.5 keeps the latest part of its own stroke: 1,0 1,3 0,3 0,1 2,1 2,0 1,0 1,1
....  .╶─┐
....  ┌┐╶┘
....  └┘..

L5.5 keeps the line that goes straight on: 1,0 1,1
.┌─╴  .╶─╴
.└╴.  ╶─╴.

L5.5 keeps the longer chain where nothing goes straight on: 1,2 1,1
.╷.  ...
.│.  .┌╴
.│.  .│.
.╵.  .╵.

L5.5 keeps the newer of two equal chains: 1,1 0,1; 1,1 2,1; 1,2 1,1
...  ...
...  .┌╴
...  .╵.

L5.7 goes the shortest way through empty cells: 0,0 >0,2
.╷.  ╷╷╷
.╵.  │╵│
...  └─┘

L5.7 goes with the fewest turns, sideways first: 0,0 >2,2
...  ╶─┐
...  ..│
...  ..╵

L5.7 goes with the fewest turns before sideways: 0,0 >2,2
..#  ╷.#
...  │..
...  └─╴

L5.7 goes through an end if it must: 0,0 >0,2
.╷.  ╶─╴
.│.  .╷.
.╵.  .╵.

L5.7 goes around a hole: 1,0 1,2
...  ┌─┐
.#.  ╵#╵
...  ...

L5.7 stays where full cells and holes leave no way: 2,0 >0,3
.╶┐.  .╶┐.
..└┐  ..└┐
...╵  ...╵

L5.8 draws from the anchor: 0,0; 1,2
...  ╶─┐
...  ..╵

L5.8 draws from the anchor to an end: 1,1; 0,0
╶─╴  ┌─╴
...  └╴.

L5.9 takes the lines of a cell away: 0,1
╶──╴  ..╶╴

L5.9 takes the lines of a full cell away even with an anchor: 1,0; 0,1
╶──╴  ..╶╴
....  ....`;

const ERASER = `
L5.10 takes away what it goes along: 0,0 0,1
┌──╴  ╷╶─╴
└──╴  └──╴

L5.10 takes away a line that it crosses: 1,0 1,2
.╷.  ...
.│.  ...
.╵.  ...

L5.10 leaves a corner that it passes: 1,0 1,2
.╷.  .╷.
.└╴  .╵.
...  ...

L5.10 clears a cell: 0,1
╶──╴  ..╶╴

L5.10 never draws, nor does going back bring anything back: 0,0 0,2 0,0
╶─╴  ...`;

const KEYS = `
L5.11 take away a line that is there: 0,1 0,2
╶──╴  ╶╴╶╴

L5.11 draw where there is none: 0,0 0,1 1,1
...  ╶┐.
...  .╵.`;

function casesIn(text: string): string[][] {
  const parts = text.trim().split('\n\n');
  return parts.map((part) => /^(.*): (.*)\n([^]*)$/.exec(part)?.slice(1) ?? [part]);
}

function expectCase(tool: Tool, strokes: string, boards: string): void {
  const rows = boards.split('\n').map((row) => row.split(/\s+/));
  const [before, expected] = [0, 1].map((i) => rows.map((row) => row[i]).join('\n'));
  let state = drawn(before as string);
  for (const spots of strokes.split('; ')) state = after(state, ...stroke(state, spots, tool));
  expect(printed(state)).toBe(expected);
}

describe('the pen', () => {
  it.each(casesIn(PEN))('%s', (_, strokes = '', boards = '') => expectCase('pen', strokes, boards));
});

describe('the eraser', () => {
  it.each(casesIn(ERASER))('%s', (_, strokes = '', boards = '') => expectCase('eraser', strokes, boards));
});

describe('keys', () => {
  it.each(casesIn(KEYS))('%s', (_, strokes = '', boards = '') => expectCase('keys', strokes, boards));
});

describe('a stroke', () => {
  const blank = drawn('...\n...');

  it('L5.1 is one move and one step for undo, from down to up', () => {
    const [press = 0, ...rest] = stroke(blank, '0,0 0,2 1,2');
    const down = after(blank, press, ...rest.slice(0, -1));
    expect(down).toMatchObject({ moves: 0, past: [] });
    const up = after(down, INPUT.lift);
    expect(up).toMatchObject({ moves: 1, past: [blank.lines], stroke: null });
    expect(after(up, INPUT.undo).lines).toEqual(blank.lines);
  });

  it('L5.1 is nothing if it changed nothing', () => {
    expect(after(blank, ...stroke(blank, '0,0 0,1 0,0'))).toMatchObject({ moves: 0, past: [], lines: blank.lines });
  });

  it('L5.2 takes its whole way in one input, straight or traced', () => {
    const traced = after(blank, INPUT.press('pen', 3), INPUT.trace(3, ['up', 'right', 'right', 'down', 'left']));
    expect(printed(traced)).toBe('┌─┐\n╵╶┘');
    expect(after(blank, INPUT.press('pen', 0), INPUT.run(0, 2)).lines.drawn).toEqual([0, 2]);
  });

  it('L5.2 ends with what it drew, even if that is said to be a tap', () => {
    expect(printed(after(blank, INPUT.press('pen', 0), INPUT.run(0, 2), INPUT.tap))).toBe('╶─╴\n...');
  });

  it('L5.6 tells at once of a loop that leaves cells out', () => {
    const round = [INPUT.press('pen', 0), INPUT.trace(0, ['right', 'down', 'left', 'up'])];
    expect(eventsOf(blank, ...round)).toContainEqual({ kind: 'closed', cells: [0, 1, 4, 3] });
    expect(after(blank, ...round).stroke).not.toBeNull();
    const wide = drawn('┌┐..\n└┘..');
    expect(eventsOf(wide, ...stroke(wide, '0,2 0,3')).map(({ kind }) => kind)).toEqual(['drawn']);
  });

  it('L5.8 sets an anchor by a tap, moves it where no way leads, and takes it away', () => {
    const walled = drawn('.╶┐.\n..└┐\n...╵');
    const tap = (cell: number) => [INPUT.press('pen', cell), INPUT.tap];
    expect(after(walled, ...tap(8))).toMatchObject({ anchor: 8, moves: 0 });
    expect(after(walled, ...tap(8), ...tap(3)).anchor).toBe(3);
    expect(after(walled, ...tap(8), ...tap(8)).anchor).toBeNull();
    expect(after(walled, ...tap(8), ...stroke(walled, '1,0 1,1')).anchor).toBeNull();
    expect(after(walled, ...tap(8), INPUT.press('pen', 4), INPUT.run(4, 5)).anchor).toBeNull();
    expect(after(walled, ...tap(8), INPUT.restart).anchor).toBeNull();
  });

  it.each(['cancel', 'undo', 'hint', 'reveal'] as const)('L5.12 is taken back by %s', (what) => {
    const state = drawn('.╷.\n.│.\n.╵.');
    const cut = after(state, INPUT.press('pen', 3), INPUT.run(3, 5));
    expect(cut.lines).not.toEqual(state.lines);
    expect(after(cut, INPUT[what])).toMatchObject({ lines: state.lines, stroke: null, past: [], moves: 0 });
  });

  it('L5.12 is taken back when the pen comes down again', () => {
    const lost = after(blank, INPUT.press('pen', 0), INPUT.run(0, 2), ...stroke(blank, '1,0 1,1'));
    expect(printed(lost)).toBe('...\n╶╴.');
  });
});
