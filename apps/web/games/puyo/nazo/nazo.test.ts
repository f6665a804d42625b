import { dailyNazo, generateNazo, NAZO_LEVELS, type NazoLevel, solveNazo } from '@rensa/bots/puyo/nazo';
import { type Aim, attempt, type Goal, type Nazo, placePair, RULES, traceChain } from '@rensa/games/puyo';
import { puzzleIn, readLink } from '@rensa/games/puyo/links';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysAfter, today } from '../../../base/calendar/days.ts';
import { memoryStorage } from '../../../base/storage/storage.testing.ts';
import { MAX_SOLUTIONS, NazoGame, nextIn, starsFor } from './puzzle/game.ts';
import { LIBRARY_VERSIONS } from './puzzle/library.ts';
import { FIRST_CHOICE, goalOf, puzzleOf } from './make/goal.ts';
import {
  codeHref,
  dailyId,
  dailyName,
  entryOf,
  fieldOf,
  libraryId,
  libraryNazo,
  librarySize,
} from './puzzle/puzzle.ts';
import { endlessHref, nextEndless } from './puzzle/endless.ts';
import { requestOf } from './puzzle/request.ts';
import { keepResult, nazoResults, noteSolved, readResults, streakDays } from './puzzle/results.ts';
import { keepMade, madeBefore } from './puzzle/made.ts';
import { neighborOf, libraryOrder, nextUnsolved, orderOf } from './puzzle/order.ts';
import { nextSigns, solvedSigns, startSigns } from './play/signs.ts';
import { lastHint } from './play/hints.tsx';
import { hintWords } from './play/hintwords.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';
import { nazoText } from './text/text.ts';
import { goalWords } from './parts/words.ts';

const nazo = inLibrary('easy', 3);
const [solution = []] = solveNazo(nazo, 1).solutions;

function inLibrary(level: NazoLevel, number: number): Nazo {
  const nazo = libraryNazo(level, number);
  if (nazo === undefined) throw new Error(`the library has no number ${number}`);
  return nazo;
}

function outlinedBy(signs: ReturnType<typeof startSigns>): readonly number[] {
  return signs.flatMap((sign) => (sign.kind === 'outline' ? sign.cells : []));
}

/** The cells of the first link that an answer fires after `placed` placements, by the rules. */
function poppedNext(puzzle: Nazo, answer: readonly Aim[], placed: number): ReadonlySet<number> {
  for (let i = placed; i < answer.length; i++) {
    const { board, index } = attempt(puzzle, answer.slice(0, i));
    const step = puzzle.steps[index];
    if (step?.kind !== 'pair' || answer[i] === undefined) throw new Error('no pair');
    const [first] = traceChain(placePair(board, step.pair, answer[i], RULES.tsu), RULES.tsu).links;
    if (first) return new Set(first.groups.flatMap(({ cells }) => cells));
  }
  throw new Error('nothing pops');
}

/** Moves the pair in hand step by step, and places it. */
function steer(game: NazoGame, to: { readonly col: number; readonly rot: number }): void {
  for (let i = 0; i < 4 && game.aim.value.rot !== to.rot; i++) game.rotate(1);
  for (let i = 0; i < 6 && game.aim.value.col !== to.col; i++) game.move(to.col > game.aim.value.col ? 1 : -1);
  game.place();
}

describe('a puzzle in play', () => {
  test('is solved by the placements of its answer', () => {
    const game = new NazoGame(nazo);
    for (const aim of solution) steer(game, aim);
    expect([game.attempt.value.outcome, game.stars.value, game.tries.value]).toEqual(['solved', 3, 1]);
    expect(game.place()).toBe(false);
  });

  test('is missed by the last pair, and goes on from any pair that is taken back', () => {
    const game = new NazoGame(nazo);
    steer(game, { col: 0, rot: 0 });
    steer(game, { col: 0, rot: 0 });
    expect(game.attempt.value.outcome).toBe('missed');
    game.takeBack();
    expect([game.attempt.value.outcome, game.tries.value, game.placed.value.length]).toEqual(['open', 2, 1]);
    game.restart();
    expect([game.tries.value, game.placed.value]).toEqual([3, []]);
  });

  test('keeps the tries that are over', () => {
    const game = new NazoGame(nazo);
    steer(game, { col: 0, rot: 0 });
    game.seconds.value = 7;
    game.restart();
    expect(game.past.value).toEqual([{ placed: [{ col: 0, rot: 0 }], seconds: 7 }]);
  });

  test('is as it was after the page has shown something', () => {
    const game = new NazoGame(nazo);
    steer(game, { col: 1, rot: 0 });
    const isFirst = game.beginPlayback(game.placed.value);
    game.place({ col: 0, rot: 0 });
    expect([game.inPlayback.value, game.placed.value, isFirst()]).toEqual([true, [{ col: 0, rot: 0 }], true]);
    game.endPlayback();
    expect([game.inPlayback.value, game.placed.value, isFirst()]).toEqual([false, [{ col: 1, rot: 0 }], false]);
    expect(game.tries.value).toBe(1);
  });

  test('stays within the walls', () => {
    const game = new NazoGame(nazo);
    for (let i = 0; i < 9; i++) game.move(-1);
    game.rotate(-1);
    expect(game.reachableAims.value).toContainEqual(game.aim.value);
    expect(game.aim.value).toEqual({ col: 1, rot: 3 });
    game.moveTo(5);
    expect(game.aim.value).toEqual({ col: 5, rot: 3 });
  });

  test('leaves fewer stars with each hint, with many tries, and none after the solution', () => {
    expect([starsFor(0, 3), starsFor(0, 4), starsFor(1, 1), starsFor(2, 1), starsFor(2, 9), starsFor(3, 1)]).toEqual([
      3, 2, 2, 1, 1, 0,
    ]);
  });
});

describe('a hint', () => {
  test.each(['easy', 'medium'] as const)('outlines what pops next, in every %s puzzle after every pair', (level) => {
    let outlined = 0;
    for (let number = 1; number <= librarySize(level); number++) {
      const each = inLibrary(level, number);
      const [answer = []] = solveNazo(each, 1).solutions;
      for (let placed = 0; placed < answer.length; placed++) {
        const cells = outlinedBy(startSigns(each, answer, answer.slice(0, placed)));
        expect([number, placed, cells.filter((cell) => !poppedNext(each, answer, placed).has(cell))]).toEqual([
          number,
          placed,
          [],
        ]);
        outlined += cells.length;
      }
    }
    expect(outlined).toBeGreaterThan(100);
  });

  test('never says after the solution that the goal is out of reach', async () => {
    await nazoText.load();
    const daily = dailyNazo('2026-11-18', 'easy');
    const { solutions } = solveNazo(daily, MAX_SOLUTIONS);
    const game = new NazoGame(daily);
    game.openHint();
    game.openHint();
    const line = () => lastHint({ game, solutions });
    expect(line()).toBe(en.hintNextBody(en.columnUp(1)));
    expect(hintWords('start', game, solutions)).toBe(en.hintStartBody);
    game.place({ col: 0, rot: 0 });
    expect(line()).toBe(en.hintNextBody(en.columnUp(2)));
    expect(hintWords('start', game, solutions)).toBe(en.hintThenBody);
    game.place({ col: 5, rot: 0 });
    expect([game.attempt.value.outcome, line()]).toEqual(['missed', en.hintDead]);
    game.takeBack();
    game.place({ col: 1, rot: 0 });
    expect([game.attempt.value.outcome, line(), hintWords('next', game, solutions)]).toEqual([
      'solved',
      undefined,
      en.solved,
    ]);
  });

  test('does not say that the goal is out of reach where solutions may be unknown', async () => {
    await nazoText.load();
    const game = new NazoGame(nazo);
    const known = Array.from({ length: MAX_SOLUTIONS }, () => solution);
    game.place({ col: 0, rot: 0 });
    expect(hintWords('next', game, known)).toBe(en.hintUnknown);
    expect(hintWords('next', game, [solution])).toBe(en.hintDead);
  });

  test('shows where the next pair goes, unless no answer begins like this', () => {
    expect(nextIn([solution], [])).toEqual(solution[0]);
    expect(nextIn([solution], solution.slice(0, 1))).toEqual(solution[1]);
    expect(nextIn([solution], [{ col: 0, rot: 0 }])).toBeUndefined();
    expect(nextSigns(nazo.board, { axis: 1, child: 2 }, { col: 4, rot: 0 })).toEqual([
      { kind: 'pale', cell: 4, color: 1 },
      { kind: 'pale', cell: 10, color: 2 },
    ]);
  });
});

test('the numeral of the chain is over the board that was solved, from two links on', () => {
  const chain = inLibrary('easy', 1);
  const single = puzzleIn(readLink('https://ips.karou.jp/simu/pn.html?980_c1g1__u01'));
  const [once = []] = solveNazo(single, 1).solutions;
  const [first = []] = solveNazo(chain, 1).solutions;
  const { board } = attempt(chain, first);
  expect(solvedSigns(chain, first, 'chain')).toEqual([{ kind: 'numeral', board, color: 1, link: 2, word: 'chain' }]);
  expect(solvedSigns(chain, first.slice(0, 1), 'chain')).toEqual([]);
  expect([attempt(single, once).outcome, solvedSigns(single, once, 'chain')]).toEqual(['solved', []]);
});

/** Puzzles of each level at least. */
const LIBRARY_SIZES = { easy: 120, medium: 120, hard: 43 } as const;

describe('endless puzzles', () => {
  const endless = (seed: number) => entryOf(libraryId('easy', seed), { version: 2, level: 'easy', seed }, nazo);

  test('are behind the library, whatever is rolled', () => {
    for (const roll of [0, 1, 4_294_967_295]) {
      const request = requestOf(endlessHref('hard', roll), '');
      expect(request).toMatchObject({ kind: 'made', name: { level: 'hard', version: LIBRARY_VERSIONS.hard } });
    }
  });

  test('follow one another, and never lead back into the library', () => {
    expect(nextUnsolved(endless(5000), {})).toBe('/puyo/nazo/2/easy/5001');
    expect(nextUnsolved(endless(4_294_967_295), {})).toBe('/puyo/nazo/2/easy/121');
    expect(nextEndless(endless(120).name)).toBe(undefined);
    expect(nextEndless(dailyName('2026-11-17', 'easy'))).toBe(undefined);
  });
});

describe('the library', () => {
  const solvedAt = (...ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, { solved: true, stars: 3, tries: 1, hints: 0, seconds: 1 }]));
  const easy = (n: number) => entryOf(libraryId('easy', n), { version: 2, level: 'easy', seed: n }, nazo);

  test('lists the newest first, and what is solved last', () => {
    const { easy: numbers, hard } = orderOf(solvedAt(libraryId('easy', 40), libraryId('easy', 2)));
    expect([numbers.slice(0, 2), numbers.slice(-3), hard[0]]).toEqual([[120, 119], [1, 40, 2], librarySize('hard')]);
  });

  test('leads from each puzzle to those beside it, and to the next that is not solved', () => {
    libraryOrder.value = orderOf({});
    const href = (n: number): string => `/puyo/nazo/2/easy/${n}`;
    expect([neighborOf(easy(120), -1), neighborOf(easy(40), 1), neighborOf(easy(2), -1)]).toEqual([
      undefined,
      href(39),
      href(3),
    ]);
    const solved = solvedAt(libraryId('easy', 39), libraryId('easy', 40));
    expect([nextUnsolved(easy(40), solved), nextUnsolved(easy(1), solved)]).toEqual([href(38), href(120)]);
    const { length } = libraryOrder.value.easy;
    const all = solvedAt(...Array.from({ length }, (_, i) => libraryId('easy', i + 1)));
    expect([nextUnsolved(easy(40), all), nextUnsolved(easy(1), all)]).toEqual([href(39), undefined]);
  });

  test('is not where a daily puzzle leads: that goes by level', () => {
    const name = dailyName('2026-11-17', 'medium');
    const daily = entryOf(dailyId(name), name, nazo);
    expect([neighborOf(daily, -1), neighborOf(daily, 1)]).toEqual([
      '/puyo/nazo/2/2026-11-17/easy',
      '/puyo/nazo/2/2026-11-17/hard',
    ]);
  });

  test('has what the generator makes of its numbers', () => {
    const chosen = [
      ['easy', 1],
      ['easy', 40],
      ['hard', 17],
    ] as const;
    for (const [level, number] of chosen) {
      const { board, steps, goal } = generateNazo(level, number, LIBRARY_VERSIONS[level]);
      expect(libraryNazo(level, number)).toEqual({ board, steps, goal });
    }
  });

  test('has hard puzzles with many kinds of goals', () => {
    const kinds = Array.from({ length: librarySize('hard') }, (_, i) => {
      const { count, clear } = inLibrary('hard', i + 1).goal;
      return `${count?.kind ?? ''} ${clear === null ? '' : clear === 0 ? 'all' : 'color'}`;
    });
    expect([...new Set(kinds)].toSorted()).toEqual([' all', ' color', 'chain ', 'chain all', 'colors ', 'puyos ']);
  });

  test.each(NAZO_LEVELS)('can be read, and each %s puzzle has one answer', (level) => {
    const size = librarySize(level);
    expect(size).toBeGreaterThanOrEqual(LIBRARY_SIZES[level]);
    const numbers = level === 'hard' ? [1, size] : Array.from({ length: size }, (_, i) => i + 1);
    for (const number of numbers) {
      const each = inLibrary(level, number);
      const { solutions, capped } = solveNazo(each, 1);
      expect([number, solutions.length, capped]).toEqual([number, 1, false]);
      expect(attempt(each, solutions[0] ?? []).outcome).toBe('solved');
    }
  });
});

describe('a puzzle that a person makes', () => {
  const { cells, steps } = fieldOf(nazo);
  const nothing = { ...FIRST_CHOICE, kind: 'none' } as const;

  test('has the goal that was chosen', () => {
    expect(goalOf({ ...FIRST_CHOICE, kind: 'puyos', atLeast: true, clear: 2 })).toEqual({
      count: { kind: 'puyos', atLeast: true, value: 8, color: 0 },
      clear: 2,
    });
    expect(goalOf({ ...nothing, clear: 0 })).toEqual({ count: null, clear: 0 });
    expect(puzzleOf({ cells, steps }, { ...nothing, clear: 5 })).toEqual(nazo);
  });

  test('needs a goal, and one to six pairs', () => {
    const [pair] = steps;
    if (pair === undefined) throw new Error('there is no pair');
    const withPairs = (count: number) => ({ cells, steps: Array.from({ length: count }, () => pair) });
    expect(puzzleOf({ cells, steps }, nothing)).toBeUndefined();
    expect([0, 1, 6, 7].map((count) => puzzleOf(withPairs(count), FIRST_CHOICE)?.steps.length)).toEqual([
      undefined,
      1,
      6,
      undefined,
    ]);
  });
});

describe('the streak', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['with the puzzle of today', today.value, 1, 1],
    ['not with that of another day', daysAfter(today.value, -1), 3, 0],
    ['not after the solution was shown', today.value, 0, 0],
  ])('counts today %s', (_, date, stars, days) => {
    readResults();
    const name = dailyName(date, 'easy');
    noteSolved(entryOf(dailyId(name), name, nazo), stars);
    expect(streakDays.value).toBe(days);
  });
});

describe('an address', () => {
  test('names a puzzle of the library, one that is made, or holds all of one', () => {
    expect(requestOf('/puyo/nazo/2/easy/3', '')).toMatchObject({
      kind: 'puzzle',
      entry: { id: libraryId('easy', 3), nazo },
    });
    expect(requestOf('/puyo/nazo/2/easy/4000', '')).toMatchObject({ kind: 'made', id: 'nazo/2/easy/4000' });
    expect(requestOf('/puyo/nazo/2/2026-11-17/hard', '')).toMatchObject({ kind: 'made', name: { date: '2026-11-17' } });
    const [path = '', search] = codeHref(nazo).split('?');
    expect(requestOf(path, `?${search}`)).toMatchObject({ kind: 'puzzle', entry: { nazo, href: codeHref(nazo) } });
    expect(requestOf('/puyo/nazo/', '')).toEqual({ kind: 'list' });
  });

  test.each([
    ['/puyo/nazo/2/easy', ''],
    ['/puyo/nazo/9/easy/1', ''],
    ['/puyo/nazo/2/2026-02-30/easy', ''],
    ['/puyo/nazo', '?field=x'],
    ['/puyo/nazo', '?field='],
  ])('is damaged: %s%s', (path, search) => {
    expect(requestOf(path, search)).toEqual({ kind: 'damaged' });
  });

  test('as a link of IPS holds the same puzzle', async () => {
    const { writeLink } = await import('@rensa/games/puyo/links');
    const { cells, goal } = readLink(writeLink('ips', fieldOf(nazo)));
    expect([cells, goal]).toEqual([nazo.board, nazo.goal]);
  });
});

describe('results', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    readResults();
  });
  afterEach(() => vi.unstubAllGlobals());
  const result = { solved: true, stars: 2, tries: 1, hints: 1, seconds: 9 };

  test('are kept, and a puzzle that was solved stays solved with the most stars', () => {
    keepResult('a', { ...result, solved: false, stars: 0 });
    keepResult('a', result);
    keepResult('a', { ...result, solved: false, stars: 0 });
    keepResult('a', { ...result, stars: 1 });
    nazoResults.value = {};
    readResults();
    expect(nazoResults.value).toEqual({ a: result });
  });

  test('of long ago make room', () => {
    for (let i = 0; i < 1003; i++) keepResult(`p${i}`, result);
    expect([Object.keys(nazoResults.value).length, nazoResults.value['p1002']]).toEqual([1000, result]);
    expect(nazoResults.value['p0']).toBeUndefined();
  });

  test('that cannot be read are put aside', () => {
    localStorage.setItem('rensa:nazo:puyo', '{"v":1,"value":{"a":7}}');
    readResults();
    expect(nazoResults.value).toEqual({});
  });
});

test('goals are said in words, exactly or at least, with what must go', async () => {
  await nazoText.load();
  const count = { kind: 'chain', atLeast: true, value: 5, color: 0 } as const;
  const goals: readonly Goal[] = [
    { count, clear: null },
    { count: { ...count, atLeast: false }, clear: 2 },
    { count: { ...count, kind: 'puyos', color: 6 }, clear: null },
    { count: null, clear: 0 },
    { count: null, clear: 7 },
  ];
  expect(goals.map(goalWords)).toEqual([
    'Make a 5-chain or more',
    'Make a 5-chain, and clear all green with it',
    'Pop 5 or more garbage at once',
    'Clear the board',
    'Clear all colored puyos',
  ]);
});

test('Japanese says "or more" beside the number, for every kind of goal', () => {
  const goals = [
    ja.chainGoal(5),
    ja.colorsGoal(3),
    ja.puyosGoal(1200, 'ぷよ'),
    ja.placesGoal(2, '赤'),
    ja.connectedGoal(6, '赤'),
    ja.totalColorsGoal(4),
    ja.totalPuyosGoal(20, 'おじゃまぷよ'),
  ];
  expect(goals.map((goal) => ja.orMore(goal))).toEqual([
    '5連鎖以上する',
    '3色以上同時に消す',
    'ぷよを1,200個以上同時に消す',
    '赤を2か所以上同時に消す',
    '赤を6連結以上で消す',
    '合計4色以上消す',
    'おじゃまぷよを合計20個以上消す',
  ]);
});

describe('puzzles that were made', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('are there at the next visit, and the oldest make room', () => {
    for (let i = 1; i <= 10; i++) keepMade(`nazo/3/hard/${i}`, nazo);
    expect(madeBefore('nazo/3/hard/10')).toEqual({ ...nazo });
    expect([madeBefore('nazo/3/hard/2') !== undefined, madeBefore('nazo/3/hard/1')]).toEqual([true, undefined]);
  });

  test('are made again where what is stored is damaged', () => {
    localStorage.setItem('rensa:nazo-made:puyo', JSON.stringify({ v: 1, value: { 'nazo/3/hard/1': 'AQ!' } }));
    expect(madeBefore('nazo/3/hard/1')).toBe(undefined);
  });
});
