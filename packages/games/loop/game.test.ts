import { hash, LIMITS, packReplay, resume, Session, unpackReplay, verify } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze } from '../falling/drawn.testing.ts';
import { cellsBeside, cycleFrom, edgesOf } from './board/cycle.ts';
import { loop, loopKnowing } from './game.ts';
import type { SolveStep } from './solve/grade.ts';
import { waysLeft } from './solve/hint.ts';
import { INPUT, type Way } from './play/input.ts';
import { after, drawn, eventsOf, printed, stroke } from './play/drawn.testing.ts';
import { parseSetup, puzzleOf } from './setup.ts';
import { type Setup, type State, TOOLS, TRIAL_STEPS } from './play/state.ts';
import { cluesOf, pathsOf } from './play/view.ts';

const DAILY: Setup = { kind: 'daily', date: '2025-11-30', level: 'medium' };
const SMALL: Setup = { kind: 'sized', rows: 4, cols: 4 };

const cells = fc.integer({ min: 0, max: 40 });
const inputs = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...TOOLS), cells).map(([tool, cell]) => INPUT.press(tool, cell)) },
    { weight: 8, arbitrary: fc.tuple(cells, cells).map(([from, to]) => INPUT.run(from, to)) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(cells, fc.array(fc.constantFrom<Way>('left', 'right', 'up', 'down'), { maxLength: 9 }))
        .map(([from, ways]) => INPUT.trace(from, ways)),
    },
    { weight: 4, arbitrary: fc.constantFrom(INPUT.lift, INPUT.tap, INPUT.cancel, INPUT.undo, INPUT.redo) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 80 }).map(INPUT.cross) },
    { weight: 1, arbitrary: fc.constantFrom(...TRIAL_STEPS).map(INPUT.trial) },
    { weight: 1, arbitrary: fc.constant(INPUT.oldTap) },
    { weight: 1, arbitrary: fc.constantFrom(INPUT.restart, INPUT.hint, INPUT.oldHint, INPUT.reveal) },
    { weight: 1, arbitrary: fc.integer() },
  ),
  { maxLength: 150 },
);

describe('any game', () => {
  const start = loop.start(DAILY, 0);

  it('never changes an old state, survives JSON, and never has three lines in a cell', () => {
    fc.assert(
      fc.property(inputs, (all) => {
        let state = freeze(start);
        for (const input of all) {
          state = freeze(loop.step(state, [input]).state);
          expectPaths(state);
        }
        expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
      }),
      { numRuns: 60 },
    );
  });

  it('plays out the same from its replay, and goes on from there with its undo', () => {
    fc.assert(
      fc.property(inputs, (all) => {
        const session = new Session(loop, SMALL, 7);
        for (const input of all) session.advance([input > 0 ? input & 0x7fff_ffff : 0]);
        const replay = unpackReplay(packReplay(session.replay()));
        expect(verify(loop, replay)).toMatchObject({ ok: true, ticks: session.ticks });
        expect(resume(loop, replay).state).toEqual(session.state);
      }),
      { numRuns: 40 },
    );
  });

  it('is where it would be after as many idle ticks when it has waited', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 20 }), (all, ticks) => {
        const state = after(start, ...all);
        expect(loop.wait?.(state, ticks)).toEqual(after(state, ...Array.from({ length: ticks }, () => 0)));
      }),
      { numRuns: 40 },
    );
  });

  it('L6.3 is where it was after undo and redo', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 10 }), (all, back) => {
        const state = after(start, ...all, INPUT.cancel);
        const steps = Math.min(back, state.past.length);
        const gone = after(state, ...Array.from({ length: steps }, () => INPUT.undo));
        const again = after(gone, ...Array.from({ length: steps }, () => INPUT.redo));
        expect(again).toMatchObject({ lines: state.lines, past: state.past, future: state.future });
      }),
      { numRuns: 60 },
    );
  });

  function expectPaths(state: State): void {
    const { drawn, crossed } = state.lines;
    expect(new Set([...drawn, ...crossed]).size).toBe(drawn.length + crossed.length);
    const degrees = new Map<number, number>();
    for (const cell of drawn.flatMap((edge) => cellsBeside(edge, state.puzzle.cols))) {
      degrees.set(cell, (degrees.get(cell) ?? 0) + 1);
    }
    expect(Math.max(0, ...degrees.values())).toBeLessThanOrEqual(2);
    expect(pathsOf(state).reduce((sum, { cells, closed }) => sum + cells.length - (closed ? 0 : 1), 0)).toBe(
      drawn.length,
    );
  }
});

describe('L6.1 the setup', () => {
  const board = { rows: 2, cols: 3, clues: [[0, 1, 4]] };

  const shaped = { kind: 'sized', generator: 2, rows: 5, cols: 5, holes: 1 };

  it.each([DAILY, SMALL, shaped, { kind: 'given', board }])('takes %j', (setup) => {
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });

  it.each([
    [null, 'the setup must be an object'],
    [{}, 'kind is missing: it must be daily, sized or given'],
    [{ kind: 'daily', date: '2025-02-30', level: 'easy' }, 'a day of the calendar'],
    [
      { kind: 'daily', date: 20251130, level: 'easy' },
      'date must be a day of the calendar written YYYY-MM-DD, not 20251130',
    ],
    [{ kind: 'daily', date: '2025-11-30', level: 'giant' }, 'level must be easy, medium or hard, not "giant"'],
    [{ kind: 'sized', rows: 4, cols: 13 }, 'cols must be a whole number from 2 to 12, not 13'],
    [{ kind: 'sized', rows: 4, cols: 4, seed: 1 }, 'the setup has an unknown key "seed"'],
    [{ ...shaped, generator: 1 }, 'generator must be'],
    [{ ...shaped, rows: 3 }, 'rows must be a whole number from 4 to 12, not 3'],
    [{ ...shaped, holes: 2 }, 'a 5x5 board has 1, 3 holes, not 2'],
    [{ kind: 'sized', rows: 5, cols: 5, holes: 1 }, 'the setup has an unknown key "holes"'],
    [{ kind: 'given', board: { rows: 2, cols: 2, clues: [[0, 0, 10]] } }, 'it is 0 to 9'],
  ])('refuses %j', (raw, reason) => {
    expect(() => parseSetup(raw)).toThrow(reason);
  });

  it('names the puzzle: a date, a size and the seed, or the board itself', () => {
    expect(loop.start(DAILY, 5).puzzle.id).toBe('loop/1/2025-11-30/medium');
    expect(loop.start(SMALL, 5).puzzle.id).toBe('loop/1/4x4/5');
    expect(loop.start({ kind: 'given', board }, 5).puzzle).toMatchObject({ rows: 2, solution: [0, 1, 2, 5, 4, 3] });
  });

  it.each([
    ['that has no loop', { rows: 3, cols: 3, clues: [] }],
    ['that has several', { rows: 4, cols: 4, clues: [] }],
    ['whose clue is wrong', { rows: 2, cols: 3, clues: [[0, 1, 3]] }],
  ])('refuses a board %s', (_, given) => {
    expect(() => loop.start({ kind: 'given', board: given }, 0)).toThrow('does not solve this board');
  });

  it('starts the same on a puzzle at hand, and only on the right one', () => {
    const known = puzzleOf(SMALL, 3);
    expect(loopKnowing(known).start(SMALL, 3)).toEqual(loop.start(SMALL, 3));
    expect(loopKnowing(known).start(SMALL, 3).puzzle).toBe(known);
    expect(loopKnowing(known).start(SMALL, 4)).toEqual(loop.start(SMALL, 4));
  });
});

describe('play', () => {
  const nearly = drawn('┌╴.\n└─╴', [{ cell: 1, value: 4 }]);
  const last = stroke(nearly, '1,2 0,2 0,1');

  it('L6.2 time counts every tick until the puzzle is solved', () => {
    const solved = after(nearly, 0, 0, 0, ...last);
    expect(solved.ticks).toBe(3 + last.length);
    expect(after(solved, 0, 0)).toBe(solved);
  });

  it('L6.3 undo and redo go one move at a time, and something new ends redo', () => {
    const blank = drawn('...\n...');
    const two = after(blank, ...stroke(blank, '0,0 0,2'), ...stroke(blank, '1,0 1,1'));
    expect(printed(after(two, INPUT.undo))).toBe('╶─╴\n...');
    expect(printed(after(two, INPUT.undo, INPUT.undo, INPUT.undo, INPUT.redo))).toBe('╶─╴\n...');
    expect(after(two, INPUT.undo, INPUT.undo).moves).toBe(2);
    const other = after(two, INPUT.undo, ...stroke(blank, '1,2 1,1'));
    expect(printed(after(other, INPUT.redo))).toBe('╶─╴\n.╶╴');
    expect(eventsOf(two, INPUT.redo)).toEqual([]);
  });

  it('L6.3 undo goes back a thousand moves', () => {
    const blank = drawn('..\n..');
    const many = Array.from({ length: 1001 }, () => [
      ...stroke(blank, '0,0 0,1'),
      ...stroke(blank, '0,0', 'eraser'),
    ]).flat();
    const back = after(blank, ...many, ...Array.from({ length: 1200 }, () => INPUT.undo));
    expect(back.future).toHaveLength(1000);
  });

  it('L6.4 restart takes all lines away, can be undone, and time goes on', () => {
    const empty = after(nearly, 0, INPUT.restart);
    expect(empty).toMatchObject({ lines: { drawn: [], crossed: [], firm: null }, ticks: 2, moves: 0 });
    expect(after(empty, INPUT.undo).lines).toEqual(nearly.lines);
    expect(after(empty, INPUT.restart).past).toHaveLength(1);
  });

  it('L6.5 the puzzle is solved when the pen is up', () => {
    const [press = 0, ...rest] = last;
    const down = after(nearly, press, ...rest.slice(0, -1));
    expect([down.solved, loop.result(down)]).toEqual([false, undefined]);
    const up = after(down, INPUT.lift);
    expect(loop.result(up)).toEqual([{ outcome: 'won', score: 0 }]);
    expect(after(up, INPUT.restart, INPUT.undo, ...stroke(up, '0,0'))).toBe(up);
    expect(eventsOf(nearly, ...last).at(-1)).toEqual({ kind: 'solved', ticks: last.length, moves: 1 });
  });

  it('L6.5 keys need not be lifted', () => {
    expect(after(nearly, ...stroke(nearly, '1,2 0,2 0,1', 'keys').slice(0, -1))).toMatchObject({
      solved: true,
      stroke: null,
      moves: 1,
    });
  });

  it('L6.6 clues are neutral, met or exceeded; only full cells count', () => {
    const statuses = (text: string) =>
      cluesOf(drawn(text, [{ cell: 1, value: 1 }])).map(({ turns, status }) => [turns, status]);
    expect(statuses('╶─╴\n...')).toEqual([[0, 'neutral']]);
    expect(statuses('╶─┐\n..╵')).toEqual([[1, 'met']]);
    expect(statuses('┌─┐\n╵.╵')).toEqual([[2, 'exceeded']]);
  });

  it('L6.6 reports once the pen is up which clues have changed, and which a complete loop does not meet', () => {
    const wrong = drawn('┌╴.\n└─╴', [
      { cell: 1, value: 3 },
      { cell: 4, value: 4 },
    ]);
    const events = eventsOf(wrong, ...last);
    expect(events.slice(-3)).toEqual([
      { kind: 'clue', cell: 1, status: 'exceeded' },
      { kind: 'clue', cell: 4, status: 'met' },
      { kind: 'complete', unmet: [1] },
    ]);
    expect(after(wrong, ...last).solved).toBe(false);
  });

  it('L5.15 nothing but the loop is left once it is solved', () => {
    const crossed = after(nearly, INPUT.cross(3), INPUT.trial('begin'), INPUT.cross(2));
    const solved = after(crossed, ...last);
    expect(solved).toMatchObject({ solved: true, lines: { crossed: [], firm: null } });
    expect(solved.lines.drawn).toHaveLength(6);
  });

  it('L6.10 a tick without input changes nothing but the time', () => {
    const before = after(nearly, INPUT.hint);
    const { ticks, ...rest } = after(before, 0);
    expect(ticks).toBe(2);
    for (const [name, value] of Object.entries(rest)) expect(value).toBe(before[name as keyof State]);
  });

  it('L6.10 twelve idle hours on the largest board can be checked', () => {
    const session = new Session(loop, { kind: 'sized', rows: 12, cols: 12 }, 1);
    const ticks = LIMITS.ticks;
    const replay = { ...session.replay(), ticks, log: [[ticks, 0]], hash: hash({ ...session.state, ticks }) };
    expect(verify(loop, replay).ok).toBe(true);
  });

  it('L6.10 a replay says how many hints were taken, and whether the solution was seen', () => {
    const session = new Session(loop, SMALL, 7);
    for (const input of [INPUT.hint, INPUT.hint, INPUT.hint, INPUT.hint, INPUT.reveal]) session.advance([input]);
    expect(verify(loop, session.replay()).facts).toEqual({ hints: 2, seen: true });
    expect(verify(loop, new Session(loop, SMALL, 7).replay()).facts).toEqual({ hints: 0, seen: false });
  });

  it('L6.8 remembers that the solution was shown', () => {
    expect(after(nearly, INPUT.reveal).solutionSeen).toBe(true);
    expect(after(nearly, INPUT.reveal, INPUT.undo, ...last)).toMatchObject({ solutionSeen: true, solved: true });
    expect(eventsOf(nearly, INPUT.reveal, INPUT.reveal)).toEqual([{ kind: 'revealed' }]);
  });

  it.each([-1, 31, 0.5, Number.NaN, 2 ** 31, INPUT.undo + 16, INPUT.press('pen', 200), INPUT.run(0, 4), INPUT.lift, 3])(
    'L6.9 ignores %d, which means nothing here',
    (input) => {
      expect(after(nearly, input)).toEqual({ ...nearly, ticks: 1 });
    },
  );

  it('L6.9 ignores the pen on a hole', () => {
    const holed = drawn('.#\n..');
    expect(after(holed, INPUT.press('pen', 1), INPUT.run(1, 3), INPUT.lift).lines.drawn).toEqual([]);
  });
});

describe('L6.7 a hint', () => {
  const start = loop.start(DAILY, 0);
  const right = edgesOf(start.puzzle, start.puzzle.solution);
  const once = [INPUT.hint, INPUT.hint, INPUT.hint];

  it('says where, then why, then draws its lines, and counts as one', () => {
    expect(after(start, INPUT.hint)).toMatchObject({ hints: 1, told: { stage: 1 }, lines: start.lines });
    expect(after(start, INPUT.hint, INPUT.hint)).toMatchObject({ hints: 1, told: { stage: 2 }, lines: start.lines });
    const followed = after(start, ...once);
    expect(followed).toMatchObject({ hints: 1, told: null, moves: 0, past: [start.lines] });
    expect(followed.lines.drawn).not.toEqual([]);
    expect(right).toEqual(expect.arrayContaining([...followed.lines.drawn]));
    const stages = eventsOf(start, ...once).filter(({ kind }) => kind === 'hinted');
    expect(stages).toEqual([1, 2, 3].map((stage) => ({ kind: 'hinted', stage })));
  });

  it('starts over when the lines change', () => {
    const changed = after(start, INPUT.hint, INPUT.hint, INPUT.press('pen', 0), INPUT.run(0, 2), INPUT.lift);
    expect(after(changed, INPUT.hint)).toMatchObject({ hints: 2, told: { stage: 1 } });
  });

  it('goes by the lines before the stroke under way', () => {
    const told = after(start, INPUT.hint);
    const down = after(told, INPUT.press('pen', 7), INPUT.run(7, 10));
    expect(down.lines).not.toEqual(told.lines);
    expect(down.told).toBe(told.told);
  });

  it('removes a wrong line before anything else', () => {
    const wrong = [0, 1, 2, 3, 4].map((cell) => 2 * cell).find((edge) => !right.includes(edge)) as number;
    const [a, b] = cellsBeside(wrong, start.puzzle.cols);
    const state = after(start, ...once, INPUT.press('pen', a), INPUT.run(a, b), INPUT.lift);
    const mended = after(state, ...once);
    expect(mended.lines.drawn).not.toContain(wrong);
    expect(mended.lines.drawn).toHaveLength(state.lines.drawn.length - 1);
  });

  it('has its ways listed, as many as it counts, each with its lines', () => {
    const { puzzle } = start;
    let state: State = start;
    for (let hints = 0; state.told?.hint.kind !== 'area' && hints < 100; hints++) {
      state = after(state, ...(state.told === null ? [INPUT.hint] : [INPUT.hint, INPUT.hint, INPUT.hint]));
    }
    const hint = state.told?.hint as SolveStep;
    const ways = waysLeft(puzzle, state.lines, hint.cell);
    expect([ways.length, new Set(ways.map((way) => way.join())).size]).toEqual([hint.ways, hint.ways]);
    for (const way of ways) expect(way).toEqual(expect.arrayContaining([...hint.drawn]));
    for (const edge of hint.crossed) expect(ways.flat()).not.toContain(edge);
    expect(ways.some((way) => way.every((edge) => right.includes(edge)))).toBe(true);
    expect(waysLeft(puzzle, state.lines, puzzle.solution.find((cell) => !isClue(cell)) ?? 0)).toEqual([]);
  });

  function isClue(cell: number): boolean {
    return start.puzzle.clues.some((clue) => clue.cell === cell);
  }

  it('after hint leads to the solution', () => {
    let state: State = start;
    for (let hints = 0; !state.solved && hints < 200; hints++) state = after(state, ...once);
    expect(state.solved).toBe(true);
    expect(cycleFrom(state.puzzle, state.lines.drawn)).toEqual(state.puzzle.solution);
    expect(state.moves).toBe(0);
  });
});
