// A case names its clause, lists the strokes (cells as row,col; `>` sends the pen there; `;` begins another stroke; one
// cell alone is a tap) and shows the board before and after them, side by side.

import { describe, expect, it } from 'vitest';
import { INPUT } from './input.ts';
import { triedEdges } from '../board/lines.ts';
import { after, drawn, eventsOf, printed, stroke } from './drawn.testing.ts';
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

L5.8 goes on from the cell that was tapped: 0,0; 0,2; 2,2; 2,0
...  ╶─┐
...  ..│
...  ╶─┘

L5.8 picks up an end and goes on from there: 0,2; 1,2; 1,0
╶─╴  ╶─┐
...  ╶─┘

L5.8 closes the loop by taps: 0,0; 0,1; 1,1; 1,0; 0,0
..  ┌┐
..  └┘

L5.8 begins again elsewhere once the anchor is full: 1,0; 0,0; 1,2; 0,2
╶╴..  ┌╴╷.
....  ╵.╵.

L5.8 leaves the line alone that it lets go: 0,0; 0,2; 0,2; 1,0; 1,1
...  ╶─╴
...  ╶╴.

L5.9 takes the lines of a cell away: 0,1
╶──╴  ..╶╴

L5.9 takes the lines of a full cell away even with an anchor: 1,0; 0,1
╶──╴  ..╶╴
....  ....

L5.9 draws on from the anchor after it: 1,0; 0,1; 1,1
╶──╴  ..╶╴
....  ╶╴..`;

/** As taps were in version 1. */
const OLD_TAPS = `
L6.11 draw from the anchor, and the next tap begins again: 0,0; 1,2; 1,0
...  ╶─┐
...  ..╵

L6.11 take the line of an end away: 0,0
╶──╴  .╶─╴

L6.11 draw to an end while there is an anchor: 1,1; 0,0
╶─╴  ┌─╴
...  └╴.

L6.11 take the lines of a full cell away: 0,1
╶──╴  ..╶╴`;

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

const PENCIL = `
L5.16 takes away the line that it goes back along from an open end: 0,2 0,1
╶─╴.  ╶╴..
....  ....

L5.16 takes it away to its other end: 0,2 0,0
╶─╴.  ....
....  ....

L5.16 takes it away around corners: 1,1 0,1 0,0
┌┐..  ╷...
╵╵..  ╵...

L5.16 draws from where it leaves the line: 0,3 0,1 1,1
╶──╴  ╶┐..
....  .╵..

L5.16 draws from where the line ends: 0,2 0,0 1,0
.╶╴.  ┌╴..
....  ╵...

L5.16 brings back what it took when it returns: 0,2 0,0 0,2
╶─╴.  ╶─╴.
....  ....

L5.2 L5.16 follows a line that it does not begin at the end of: 1,1 0,1 0,3
╶──╴  .┌─╴
....  .╵..

L5.2 L5.16 follows its line once it has left it: 0,3 0,2 1,2 1,1 0,1 0,0
╶──╴  ╶┐╷.
....  .└┘.`;

function casesIn(text: string): string[][] {
  const parts = text.trim().split('\n\n');
  return parts.map((part) => /^(.*): (.*)\n([^]*)$/.exec(part)?.slice(1) ?? [part]);
}

function expectCase(tool: Tool, strokes: string, boards: string, tap = INPUT.tap): void {
  const rows = boards.split('\n').map((row) => row.split(/\s+/));
  const [before, expected] = [0, 1].map((i) => rows.map((row) => row[i]).join('\n'));
  let state = drawn(before);
  const inputs = strokes.split('; ').flatMap((spots) => stroke(state, spots, tool));
  state = after(state, ...inputs.map((input) => (input === INPUT.tap ? tap : input)));
  expect(printed(state)).toBe(expected);
}

describe('the pen', () => {
  it.each(casesIn(PEN))('%s', (_, strokes = '', boards = '') => expectCase('pen', strokes, boards));
});

describe('the pencil', () => {
  it.each(casesIn(PENCIL))('%s', (_, strokes = '', boards = '') => expectCase('pencil', strokes, boards));

  // The one case left out goes back along a line from its open end.
  it.each(casesIn(PEN).filter(([name = '']) => !name.endsWith('follows a line that is there')))(
    'draws as a pen: %s',
    (_, strokes = '', boards = '') => expectCase('pencil', strokes, boards),
  );
});

describe('taps of old drawings', () => {
  it.each(casesIn(OLD_TAPS))('%s', (_, strokes = '', boards = '') => expectCase('pen', strokes, boards, INPUT.oldTap));
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

  it('L5.6 reports a loop that leaves cells out at once', () => {
    const round = [INPUT.press('pen', 0), INPUT.trace(0, ['right', 'down', 'left', 'up'])];
    expect(eventsOf(blank, ...round)).toContainEqual({ kind: 'closed', cells: [0, 1, 4, 3] });
    expect(after(blank, ...round).stroke).not.toBeNull();
    const wide = drawn('┌┐..\n└┘..');
    expect(eventsOf(wide, ...stroke(wide, '0,2 0,3')).map(({ kind }) => kind)).toEqual(['drawn']);
  });

  const tap = (cell: number) => [INPUT.press('pen', cell), INPUT.tap];

  it('L5.8 sets an anchor by a tap, moves it where no path exists, and removes it', () => {
    const walled = drawn('.╶┐.\n..└┐\n...╵');
    expect(after(walled, ...tap(8))).toMatchObject({ anchor: 8, moves: 0 });
    expect(after(walled, ...tap(8), ...tap(3)).anchor).toBe(3);
    expect(after(walled, ...tap(8), ...tap(8)).anchor).toBeNull();
    expect(after(walled, ...tap(8), ...stroke(walled, '1,0 1,1')).anchor).toBeNull();
    expect(after(walled, ...tap(8), INPUT.press('pen', 4), INPUT.run(4, 5)).anchor).toBeNull();
    expect(after(walled, ...tap(8), INPUT.restart).anchor).toBeNull();
  });

  it('L5.8 moves the anchor with each tap, one move and one step for undo each', () => {
    const one = after(blank, ...tap(0), ...tap(2));
    expect(one).toMatchObject({ anchor: 2, moves: 1 });
    const two = after(one, ...tap(5));
    expect(two).toMatchObject({ anchor: 5, moves: 2 });
    expect(after(two, ...tap(5))).toMatchObject({ anchor: null, moves: 2, lines: two.lines });
    expect(after(two, INPUT.undo)).toMatchObject({ anchor: null, lines: one.lines });
  });

  it('L5.8 picks up an end, and an anchor that a join has filled is let go by a tap on it', () => {
    const line = drawn('╶─╴\n...');
    expect(after(line, ...tap(2))).toMatchObject({ anchor: 2, moves: 0, lines: line.lines });
    const joined = after(line, ...tap(3), ...tap(0));
    expect(joined).toMatchObject({ anchor: 0, moves: 1 });
    expect(after(joined, ...tap(0))).toMatchObject({ anchor: null, lines: joined.lines });
  });

  it('L5.13 a cross comes, goes and gives way, is undone, and is no move', () => {
    const line = drawn('╶─╴\n...');
    const crossed = after(line, ...tap(3), INPUT.cross(0));
    expect(crossed).toMatchObject({ lines: { drawn: [2], crossed: [0] }, moves: 0, anchor: 3 });
    expect(after(crossed, INPUT.undo).lines).toEqual(line.lines);
    expect(after(crossed, INPUT.cross(0)).lines).toMatchObject({ drawn: [2], crossed: [] });
    expect(after(crossed, ...stroke(line, '0,0 0,1')).lines).toMatchObject({ drawn: [2, 0], crossed: [] });
    expect(eventsOf(line, INPUT.cross(0), INPUT.cross(0))).toEqual([
      { kind: 'erased', edges: [0] },
      { kind: 'crossed', edges: [0] },
      { kind: 'uncrossed', edges: [0] },
    ]);
  });

  it('L5.13 a cross needs an edge between two open cells', () => {
    const holed = drawn('.#.\n...');
    for (const edge of [0, 4, 11, 200]) expect(after(holed, INPUT.cross(edge)).lines).toEqual(holed.lines);
  });

  it('L5.14 what is drawn in a trial is kept or discarded together', () => {
    const line = drawn('╶─╴\n...');
    const begun = after(line, INPUT.trial('begin'));
    const tried = after(begun, ...stroke(line, '1,0 1,2'), INPUT.cross(0));
    expect(triedEdges(tried.lines)).toEqual([6, 8]);
    expect(after(tried, INPUT.trial('keep')).lines).toEqual({ drawn: [2, 6, 8], crossed: [0], firm: null });
    expect(after(tried, INPUT.trial('discard')).lines).toEqual(line.lines);
    expect(after(tried, INPUT.trial('discard'), INPUT.undo).lines).toEqual(tried.lines);
    expect(after(tried, INPUT.undo, INPUT.undo, INPUT.undo).lines).toEqual(line.lines);
    expect(after(tried, INPUT.restart).lines).toEqual({ drawn: [], crossed: [], firm: null });
  });

  it('L5.14 there is one trial at a time, and it says what became of it', () => {
    const begun = after(blank, INPUT.trial('begin'));
    expect(after(begun, INPUT.trial('begin'))).toMatchObject({ lines: begun.lines, past: begun.past });
    expect(after(blank, INPUT.trial('keep'), INPUT.trial('discard')).past).toEqual([]);
    const steps = [INPUT.trial('begin'), INPUT.trial('discard'), INPUT.trial('keep')];
    expect(eventsOf(blank, ...steps)).toEqual(['begin', 'discard'].map((step) => ({ kind: 'trial', step })));
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
