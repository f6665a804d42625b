import { Session } from '@rensa/engine';
import {
  dailyPuzzle,
  INPUT,
  loop,
  printCycle,
  printLines,
  shapedPuzzle,
  sizedPuzzle,
  writePuzzle,
} from '@rensa/games/loop';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../../testing/rensa.testing.ts';
import { scratch } from '../../testing/scratch.testing.ts';
import { countByWalking } from './reference.ts';

const generate = (...flags: string[]): Promise<unknown> => rensaJson(['loop', 'generate', ...flags]);
const solve = (input: unknown, ...flags: string[]): Promise<unknown> =>
  rensaJson(['loop', 'solve', ...flags], typeof input === 'string' ? input : JSON.stringify(input));

const BOARD = { rows: 4, cols: 4, clues: [] };
const UNIQUE = {
  rows: 4,
  cols: 4,
  clues: [
    [0, 0, 2],
    [1, 1, 3],
    [1, 2, 3],
    [2, 1, 5],
    [3, 3, 2],
  ],
};

describe.concurrent('loop generate', () => {
  it('makes the puzzle of a size and a seed, by default 6x6 and 1', async () => {
    const [plain, sized, rectangle] = await Promise.all([
      generate(),
      generate('--size', '8', '--seed', '0xff'),
      generate('--rows', '4', '--cols', '7', '--seed', '3'),
    ]);
    expect(plain).toEqual(writePuzzle(sizedPuzzle(6, 6, 1).puzzle));
    expect(sized).toEqual(writePuzzle(sizedPuzzle(8, 8, 255).puzzle));
    expect(rectangle).toEqual(writePuzzle(sizedPuzzle(4, 7, 3).puzzle));
  });

  it('makes the puzzle of a date', async () => {
    const puzzle = await generate('--date', '2025-11-30', '--difficulty', 'hard');
    expect(puzzle).toEqual(writePuzzle(dailyPuzzle('2025-11-30', 'hard').puzzle));
    expect(puzzle).toMatchObject({ id: 'loop/1/2025-11-30/hard', rows: 8, cols: 8 });
  });

  it('makes many at once, in the order written', async () => {
    const puzzles = (await generate('--size', '4', '--seeds', '9,0x2,4-5')) as { id: string }[];
    expect(puzzles.map(({ id }) => id)).toEqual([9, 2, 4, 5].map((seed) => `loop/1/4x4/${seed}`));
  });

  it('makes a board with holes', async () => {
    const puzzle = await generate('--rows', '7', '--cols', '5', '--holes', '3', '--seed', '9');
    expect(puzzle).toEqual(writePuzzle(shapedPuzzle({ rows: 7, cols: 5, holes: 3 }, 9).puzzle));
    expect(puzzle).toMatchObject({ id: 'loop/2/7x5-3/9', holes: { length: 3 } });
    const { rows, cols, holes, clues, solution } = puzzle as Record<string, unknown>;
    expect(await solve({ rows, cols, holes, clues })).toEqual({ solutions: 1, capped: false, solution });
    expect(await generate('--size', '6', '--holes', '0')).toMatchObject({ id: 'loop/1/6x6/1' });
  });

  it('makes the puzzle of a name', async () => {
    const ids = [
      'loop/1/8x8/42',
      'loop/2/8x8/42',
      'loop/2/7x7-3/42',
      'loop/1/2025-11-30/medium',
      'loop/2/2026-12-06/easy',
    ];
    const puzzles = (await Promise.all(ids.map((id) => generate('--id', id)))) as { id: string }[];
    expect(puzzles.map(({ id }) => id)).toEqual(ids);
    expect(puzzles[0]).toEqual(await generate('--size', '8', '--seed', '42'));
  });

  it.each([
    [['--size', '6', '--holes', '3'], 'a 6x6 board has 0, 2, 4 holes, not 3'],
    [['--size', '3', '--holes', '1'], 'a side has 4 to 12 cells'],
    [['--holes', 'x'], '--holes'],
    [['--id', 'loop/1/8x8'], '"loop/1/8x8" is not the name of a puzzle'],
    [['--id', 'loop/1/8x8/1', '--seed', '2'], '--seed cannot be combined with --id'],
    [['--id', 'loop/1/2026-12-06/easy'], 'it is loop/2/2026-12-06/easy'],
  ])('refuses %j', async (flags, reason) => {
    const { out, err, code } = await rensa(['loop', 'generate', ...flags]);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(reason);
  });

  it('makes what solve finds again', async () => {
    const { rows, cols, holes, clues, solution } = (await generate(
      '--date',
      '2025-12-03',
      '--difficulty',
      'easy',
    )) as Record<string, unknown>;
    expect(holes).toHaveLength(1);
    expect(await solve({ rows, cols, holes, clues })).toEqual({ solutions: 1, capped: false, solution });
  });

  it('draws the clues beside the loop', async () => {
    const { out } = await rensa(['loop', 'generate', '--size', '4']);
    expect(out).toMatch(/^loop\/1\/4x4\/1: 5 clues, bottleneck \d, score \d, \d steps?\n\n([.\d] ){3}[.\d] {5}┌─/);
  });
});

describe.concurrent('loop solve', () => {
  it('counts up to a limit, and says whether there are more', async () => {
    const [two, six, one] = await Promise.all([solve(BOARD), solve(BOARD, '--limit', '6'), solve(UNIQUE, '--limit=1')]);
    expect(two).toMatchObject({ solutions: 2, capped: true });
    expect(six).toMatchObject({ solutions: 6, capped: false });
    expect(one).toMatchObject({ solutions: 1, capped: false });
    expect((one as { solution: number[][] }).solution.slice(0, 4)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
  });

  it('says at once why an odd board has none', async () => {
    const odd = {
      solutions: 0,
      capped: false,
      solution: null,
      reason: expect.stringMatching(/even number .* 25 are open/),
    };
    expect(await solve({ ...BOARD, rows: 5, cols: 5 })).toEqual(odd);
    expect((await rensa(['loop', 'solve'], '...\n...\n...\n')).out).toMatch(/^no solution: a loop visits/);
  });

  it('gives null where clues contradict each other', async () => {
    expect(await solve({ ...BOARD, clues: [[0, 0, 9]] })).toEqual({ solutions: 0, capped: false, solution: null });
  });

  it('takes a drawing, a file, and JSON over several lines', async () => {
    const file = scratch('loop.json', JSON.stringify(UNIQUE, null, 2));
    const [drawn, spread, given] = await Promise.all([
      solve('2...\n.33.\n.5..\n...2\n'),
      solve(JSON.stringify(UNIQUE, null, 2)),
      rensaJson(['loop', 'solve', file]),
    ]);
    expect([spread, given]).toEqual([drawn, drawn]);
  });

  it('takes many: an array, one per line, drawings', async () => {
    const line = JSON.stringify(UNIQUE);
    const [array, lines, drawings] = (await Promise.all([
      solve([UNIQUE]),
      solve(`${line}\n\n${line}\n`),
      solve('..\n..\n---\n...\n...\n'),
    ])) as { solutions: number }[][];
    expect([array, lines, drawings].map((all) => all?.map(({ solutions }) => solutions))).toEqual([
      [1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('leaves the error of a bad one in its place', async () => {
    const { code, out, err } = await rensa(
      ['loop', 'solve', '--json'],
      JSON.stringify([UNIQUE, { ...BOARD, rows: 99 }]),
    );
    expect([code, err]).toEqual([2, 'rensa: board 2: rows must be a whole number from 2 to 12, not 99\n']);
    expect(JSON.parse(out)).toMatchObject([
      { solutions: 1 },
      { error: 'rows must be a whole number from 2 to 12, not 99' },
    ]);
    const lines = await rensa(['loop', 'solve', '--json'], `nonsense\n${JSON.stringify(UNIQUE)}\n`);
    expect(lines.code).toBe(2);
    expect(JSON.parse(lines.out)).toMatchObject([{ error: expect.stringMatching(/not valid JSON/) }, { solutions: 1 }]);
  });

  it.each([
    ['', /the board is empty/],
    ['{"rows": 4', /not valid JSON/],
    ['....\n...\n', /row 1 has 3 cells, row 0 has 4/],
    ['....\n..?.\n', /unknown cell/],
    [JSON.stringify({ ...BOARD, clues: [[4, 0, 1]] }), /outside the 4x4 board/],
    [JSON.stringify({ ...BOARD, clues: [[0, 0, 10]] }), /it is 0 to 9/],
    [JSON.stringify({ ...BOARD, rows: 40 }), /from 2 to 12, not 40/],
    [JSON.stringify({ ...BOARD, rows: 2.5 }), /from 2 to 12, not 2.5/],
    [JSON.stringify({ rows: 4, clues: [] }), /cols is missing: it must be a whole number/],
  ])('refuses %j', async (input, message) => {
    expect(await refused(['loop', 'solve'], input)).toMatch(message);
  });
});

describe.concurrent('loop count', () => {
  it('counts exactly, as a string', async () => {
    const counts = await Promise.all(
      [
        ['4', '4'],
        ['6', '7'],
        ['12', '12'],
        ['3', '5'],
      ].map(([rows = '', cols = '']) => rensaJson(['loop', 'count', '--rows', rows, '--cols', cols])),
    );
    expect(counts).toEqual([{ count: '6' }, { count: '5320' }, { count: '1076226888605605706' }, { count: '0' }]);
  });

  it('agrees with walking', () => {
    expect([countByWalking(4, 4), countByWalking(4, 5), countByWalking(3, 4)]).toEqual([6, 14, 2]);
  });

  it('speaks to people', async () => {
    const { out } = await rensa(['loop', 'count', '--rows', '6', '--cols', '6']);
    expect(out).toBe('1,072 loops\n');
  });
});

it.concurrent.each([
  [[], /loop needs a subcommand: generate, solve or count/],
  [['dance'], /loop has no subcommand "dance": use generate, solve or count/],
  [['toString'], /loop has no subcommand "toString"/],
  [['generate', '--size', '5'], /no loop on 5x5: .* 25 are open/],
  [['generate', '--size', '5', '--seeds', '1-3'], /no loop on 5x5/],
  [['generate', '--size', '13'], /--size must be a whole number from 2 to 12/],
  [['generate', '--rows', '4'], /--rows is not enough: add --cols/],
  [['generate', '--cols', '4'], /--cols is not enough: add --rows/],
  [['generate', '--size', '4', '--rows', '4', '--cols', '4'], /not both/],
  [['generate', '--seed', '1', '--seeds', '1-2'], /not both/],
  [['generate', '--limit', '2'], /unknown flag "--limit"/],
  [['generate', 'file'], /flags only, not "file"/],
  [['generate', '--date', '2025-02-30', '--difficulty', 'easy'], /a day of the calendar/],
  [['generate', '--date', '2025-02-03', '--difficulty', 'giant'], /easy, medium or hard, not "giant"/],
  [['generate', '--date', '2025-02-03'], /needs --date YYYY-MM-DD and --difficulty/],
  [['generate', '--difficulty', 'hard'], /needs --date YYYY-MM-DD and --difficulty/],
  [
    ['generate', '--date', '2025-02-03', '--difficulty', 'easy', '--size', '4'],
    /--size cannot be combined with --date/,
  ],
  [['solve', 'a', 'b'], /one file/],
  [['solve', '--limit', '0'], /--limit must be a whole number from 1 to 1000000/],
  [['solve', '--size', '4'], /unknown flag "--size": known flags: --limit/],
  [['count'], /a size is needed/],
  [['count', '--rows', '13', '--cols', '4'], /--rows must be a whole number from 2 to 12/],
  [['count', '--rows', '1', '--cols', '4'], /--rows must be a whole number from 2 to 12/],
  [['count', '4'], /flags only/],
])('refuses loop %j', async (words, message) => {
  expect(await refused(['loop', ...words])).toMatch(message);
});

describe.concurrent('a solve', () => {
  const golden = fileURLToPath(new URL('../../../../replays/loop-daily-easy.json', import.meta.url));
  const { puzzle } = dailyPuzzle('2025-12-03', 'easy');

  it('is verified like any replay, its puzzle made again', async () => {
    expect(await rensaJson(['verify', golden])).toMatchObject({ ok: true, result: [{ outcome: 'won', score: 0 }] });
    const other = readFileSync(golden, 'utf8').replace('2025-12-03', '2025-12-10');
    expect((await rensa(['verify'], other)).code).toBe(1);
  });

  it('is shown as lines at any tick', async () => {
    const shown = (at: string): Promise<unknown> => rensaJson(['replay', golden, '--at', at]);
    expect(await shown('0')).toMatchObject({ boards: [printLines(puzzle, [])] });
    expect(await rensaJson(['replay', golden])).toMatchObject({ boards: [printCycle(puzzle, puzzle.solution)] });
  });
});

it('verify says whether help was taken, and names seed 0 where the seed makes no difference', async () => {
  const session = new Session(loop, loop.parseSetup({ kind: 'daily', date: '2026-01-01', level: 'easy' }), 0);
  for (const input of [INPUT.hint, INPUT.hint, INPUT.reveal]) session.advance([input]);
  const verdict = await rensaJson(['verify'], JSON.stringify({ ...session.replay(), seed: 99 }));
  expect(verdict).toMatchObject({ ok: true, game: 'loop', seed: 0, standard: true, hints: 1, seen: true });
});
