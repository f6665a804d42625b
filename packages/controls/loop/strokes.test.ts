// Each way of drawing and its effect, with real pointer paths through control and game. A case is its name, the spots of a
// drag (row and column of a cell, or a point in cells; `;` begins another drag, one spot alone is a tap), and the board
// before and after it, side by side. Every case runs in mirror image too.

import { describe, expect, it } from 'vitest';

import { drawings, LoopScenario } from './scenario.testing.ts';

const TAPS = `
an empty cell draws nothing: 1,0
....  ....
....  ....

a second one draws straight in the row or column: 1,0; 1,2; 1,2; 0,3; 2,3
....  ...╷
....  ╶─╴│
....  ...╵

a second one elsewhere draws with the fewest turns, sideways first: 0,0; 2,3
....  ╶──┐
....  ...│
....  ...╵

a second one elsewhere draws with the fewest turns, be they not sideways first: 0,0; 2,3
...#  ╷..#
....  │...
....  └──╴

a second one draws by the shortest free way: 0,0; 1,2
.╷..  ╷╷..
.│..  ││╷.
.│..  │││.
.╵..  │╵│.
....  └─┘.

a second one on the end of a line joins it: 1,1; 0,0
╶──╴  ┌──╴
....  └╴..

a drawn cell loses its lines; what had no other vanishes, the rest of the chain stays: 0,1
╶─┐.  ..╷.
..│.  ..│.
..└╴  ..└╴

an end is picked up, and the next tap draws on from there: 0,3; 1,3; 1,1
╶──╴  ╶──┐
....  .╶─┘

each further one draws on: 0,0; 0,3; 2,3; 2,1
....  ╶──┐
....  ...│
....  .╶─┘

less than 8 pixels of way are still a tap: 0.4,1.4 0.5,1.5
╶──╴  ..╶╴
....  ....

more than that is none, even within the cell: 0.4,1.4 0.4,1.65 0.4,1.4
╶──╴  ╶──╴
....  ....

leaving the board and going up there does nothing: 0,1 -2,1
╶──╴  ╶──╴
....  ....`;

const BACK = `
to the first cell takes the only line away: 1,1 1,2 1,1
....  ....
....  ....

by one cell takes the last line away only: 1,0 1,1 1,2 1,1
....  ....
....  ╶╴..

is no loop of two cells: 1,1 1,2 1,1 0,1 1,1
....  ....
....  ....

brings back lines that had to give way: 1,0 1,1 1,2 1,1
.╷..  ....
.│..  ╶┐..
.└─╴  .└─╴

all the way leaves everything as it was: 1,0 1,3 1,0
.╷..  .╷..
.│..  .│..
.└─╴  .└─╴`;

const STARTS = `
at the end of a line goes on from it: 0,2 0,3 1,3
╶─╴.  ╶──┐
....  ...╵

in the middle of a line lets the shorter chain go: 0,1 1,1
╶─┐.  .┌┐.
..│.  .╵│.
..╵.  ..╵.

in the middle does so when the line was drawn one way: 1,0 1,2; 1,2 1,3 2,3; 1,1 0,1
....  .╷..
....  .└─┐
....  ...╵

in the middle does so when it was drawn the other way: 2,3 1,3 1,2; 1,2 1,0; 1,1 0,1
....  .╷..
....  .└─┐
....  ...╵

between equal chains lets the older one go: 0,0 0,1; 0,1 0,2; 0,1 1,1
....  .┌╴.
....  .╵..

between equal chains lets the older one go, be it on the other side: 0,1 0,2; 0,0 0,1; 0,1 1,1
....  ╶┐..
....  .╵..

in the middle and going along the line changes nothing: 0,1 0,3
╶──╴  ╶──╴
....  ....`;

const MEETINGS = `
a full cell keeps the line that goes straight on, though its chain is shorter: 1,0 1,1
.┌─╴  .╶─╴
.└╴.  ╶─╴.

a full cell keeps the longer chain if no line goes straight on: 1,2 1,1
.╷..  ....
.│..  .┌╴.
.│..  .│..
.╵..  .╵..

a full cell swaps when the next step is where the dropped line went: 1,2 1,1 0,1
.╷..  .╷..
.│..  .└╴.
.│..  .╷..
.╵..  .╵..

a line and going on cuts it in two, and both stay: 2,0 2,3
..╷.  ..╷.
..│.  ..╵.
..│.  ╶──╴
..│.  ..╷.
..╵.  ..╵.

its own stroke cuts it on the side of the start; what comes off stays: 3,0 0,0 0,2 1,2 1,0
....  ┌─┐.
....  └─┘.
....  ╷...
....  ╵...

its own stroke keeps the later part, though the other goes straight on: 2,0 1,0 1,1 0,1 0,2 1,2 1,1
....  .┌┐.
....  ╷└┘.
....  ╵...

its own stroke keeps the later part, though the other is longer: 3,3 3,0 0,0 0,1 1,1 1,0
....  ┌┐..
....  └┘..
....  ╷...
....  └──╴

its own stroke a third time keeps what it drew last: 1,0 1,3 0,3 0,1 2,1 2,0 1,0 1,1
....  .╶─┐
....  ┌┐╶┘
....  └┘..

its own start cuts off the line that it went on from: 0,1 0,2 1,2 1,1 0,1
╶╴..  .┌┐.
....  .└┘.

its own stroke and going on passes through it: 1,0 1,2 2,2 2,1 0,1
....  .╷..
....  .│╷.
....  .└┘.

the start closes a loop: 0,1 0,2 1,2 1,1 0,1
....  .┌┐.
....  .└┘.`;

const WAYS = `
draws through cells that the pointer skipped: 0,0 0,3 2,3
....  ╶──┐
....  ...│
....  ...╵

draws across lines, for that is where it went: 1,0 1,3
.╷..  ....
.│..  ╶──╴
.╵..  ....

takes the cells that a slanting way goes through: 0,0 1,3
....  ╶─┐.
....  ..└╴

goes around a hole: 1,0 1,3
....  ┌─┐.
.#..  ╵#└╴
....  ....

comes back from outside through empty cells, not through the end of a line: 0,1 -1,1 -1,3 0,3
..╷..  .╷╷╷.
..╵..  .│╵│.
.....  .└─┘.

comes back through the end of a line if it must: 0,1 -1,1 -1,3 0,3
..╷..  .╶─╴.
..│..  ..╷..
..╵..  ..╵..

never comes back through a full cell; where there is no other way, nothing changes: 3,0 3,-2 -2,-2 -2,3 0,3
.╶┐.  .╶┐.
..└┐  ..└┐
...╵  ...╵
....  ....

goes on from the rim where it comes back: 1,0 1,1 -1.5,1.5 -1.5,3.5 1,3
....  .┌─┐
....  ╶┘.╵
....  ....

keeps what was drawn when it goes up outside: 1,1 1,9
....  ....
....  .╶─╴

crosses an exact corner sideways first: 0,0 1,1
....  ╶┐..
....  .╵..

crosses a corner the longer way first: 0,0 1.9,1.5
....  ╷...
....  └╴..

enters a cell only well past its border: 1.5,1.5 1.5,2.15
....  ....
....  ....

leaves a cell only well past its border, so that nothing flickers: 1.5,1.5 1.5,2.25 1.5,1.85
....  ....
....  .╶╴.`;

/** Name, drags, boards. */
function casesIn(text: string): string[][] {
  return text
    .trim()
    .split('\n\n')
    .map((part) => /^(.*): (.*)\n([^]*)$/.exec(part)?.slice(1) ?? [part]);
}

describe.each([
  ['as drawn', false],
  ['in mirror image', true],
])('%s', (_, mirrored) => {
  describe.each([
    ['a tap', TAPS],
    ['going back', BACK],
    ['starting', STARTS],
    ['meeting', MEETINGS],
    ['the pen', WAYS],
  ])('%s', (_group, text) => {
    it.each(casesIn(text))('%s', (_name, drags = '', boards = '') => {
      const [before = '', after] = drawings(boards);
      const scene = new LoopScenario(before, { mirrored });
      for (const drag of drags.split(';')) scene.drag(drag);
      expect(scene.drawing).toBe(after);
      expect(scene.state.past.length > 0).toBe(before !== after);
    });
  });
});
