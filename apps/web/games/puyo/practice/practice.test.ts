import {
  at,
  type Colors,
  EMPTY_BOARD,
  parseBoard,
  placePair,
  printBoard,
  puyo,
  RULES,
  type State,
} from '@rensa/games/puyo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aimOf } from './live.ts';
import { planSigns } from './plan.ts';
import { FIRST_SESSION, pairsFrom, positionAt, type PracticeSession } from './session.ts';
import { handState, liveState, reachableAim } from './states.ts';
import {
  branched,
  EMPTY_TREE,
  lanesOf,
  laneAt,
  moved,
  movesTo,
  type PracticeMove,
  endOf,
  redoOf,
  renamed,
  takenBack,
  tryBeside,
  type TryTree,
  visited,
  withoutLane,
} from './tree.ts';
import { addressOf, parseSession, sessionAt, sessionFrom, writeSession } from './written.ts';

const place = (col: number, rot = 0): PracticeMove => ({ kind: 'place', aim: { col, rot } });
const treeOf = (...moves: readonly PracticeMove[]): TryTree => moves.reduce(moved, EMPTY_TREE);
const sessionOf = (...moves: readonly PracticeMove[]): PracticeSession => ({
  ...FIRST_SESSION,
  tree: treeOf(...moves),
});

describe('tries', () => {
  it('keep what was taken back', () => {
    const back = takenBack(takenBack(treeOf(place(0), place(1), place(2))));
    expect(movesTo(back)).toEqual([place(0)]);
    expect(movesTo(visited(back, redoOf(back) ?? 0))).toEqual([place(0), place(1)]);
  });

  it('follow a move that was made before, and begin with any other one', () => {
    const back = takenBack(treeOf(place(0), place(1)));
    expect(moved(back, place(1)).nodes).toHaveLength(2);
    const other = moved(back, place(5));
    expect([laneAt(other), lanesOf(other)]).toEqual([
      1,
      [
        { lane: 0, nodes: [1, 2] },
        { lane: 1, nodes: [3] },
      ],
    ]);
    expect(redoOf(takenBack(other))).toBe(3);
  });

  it('know a move again that was read from a file', () => {
    const turned = { kind: 'place', aim: { rot: 0, col: 1 } } as const;
    const garbage = (...counts: readonly number[]): PracticeMove => ({ kind: 'garbage', counts });
    const recolored = (axis: number): PracticeMove => ({ kind: 'pair', turn: 3, pair: { axis, child: 2 } });
    expect(moved(takenBack(treeOf(place(1))), turned).nodes).toHaveLength(1);
    for (const [move, other] of [
      [garbage(1, 0), garbage(0, 1)],
      [recolored(1), recolored(2)],
      [
        { kind: 'sort', turn: 2, to: 4 },
        { kind: 'sort', turn: 2, to: 5 },
      ],
      [place(1), garbage(1, 1)],
    ] as const) {
      const back = takenBack(treeOf(move));
      expect([moved(back, { ...move }).nodes.length, moved(back, other).nodes.length]).toEqual([1, 2]);
    }
  });

  it('begin wherever one wants, and are gone through one after the other', () => {
    const second = branched(treeOf(place(0), place(1)), place(1));
    expect(lanesOf(second)).toEqual([
      { lane: 0, nodes: [1, 2] },
      { lane: 1, nodes: [3] },
    ]);
    expect([tryBeside(second, -1), tryBeside(second, 1)]).toEqual([2, undefined]);
    expect(branched(takenBack(second), place(1)).nodes).toHaveLength(4);
  });

  it('begin at the start, too', () => {
    const other = moved(takenBack(treeOf(place(0))), place(3));
    expect(lanesOf(other).map(({ lane }) => lane)).toEqual([0, 1]);
  });

  it('can be named, and removed with those that began in them', () => {
    const first = treeOf(place(0), place(1), place(2));
    const second = moved(visited(first, 1), place(3));
    const third = moved(second, place(4));
    const fourth = moved(visited(third, 4), place(5));
    expect(lanesOf(fourth).map(({ nodes }) => nodes)).toEqual([[1, 2, 3], [4, 5], [6]]);
    const left = withoutLane(renamed(renamed(fourth, 0, 'GTR'), 1, 'Other'), 1);
    expect(lanesOf(left).map(({ nodes }) => nodes)).toEqual([[1, 2, 3]]);
    expect([left.names, movesTo(left)]).toEqual([{ 0: 'GTR' }, [place(0)]]);
  });

  it('have an end, where the way goes on that was gone last', () => {
    const tree = moved(takenBack(moved(moved(EMPTY_TREE, place(0)), place(1))), place(2));
    expect(endOf(takenBack(takenBack(tree)))).toBe(3);
    expect(endOf(visited(tree, 2))).toBe(2);
  });
});

describe('a position', () => {
  const { start } = FIRST_SESSION;

  it('is what the moves lead to, and takes the pairs of the seed', () => {
    const session = sessionOf(place(0), place(5, 2));
    const [first, second] = pairsFrom(session, positionAt(session, 0), 2);
    const { board, turn } = positionAt(session);
    expect(turn).toBe(2);
    expect([board[0], board[6], board[5], board[11]]).toEqual([first?.axis, first?.child, second?.child, second?.axis]);
  });

  it('has the points of what popped, and those of an all clear with the next chain', () => {
    const red = { axis: 1, child: 1 };
    const edits = [0, 1, 2, 3].map((turn): PracticeMove => ({ kind: 'pair', turn, pair: red }));
    const session = sessionOf(...edits, place(0), place(0), place(3), place(3));
    expect(positionAt(session, 6)).toMatchObject({ links: 1, score: 40, bonusDue: true, board: EMPTY_BOARD });
    expect(positionAt(session)).toMatchObject({ links: 1, score: 40 + 40 + 2100 });
  });

  it('has the coming pairs in another order after they were sorted; what was placed stays', () => {
    const session = sessionOf(place(0), { kind: 'sort', turn: 1, to: 3 });
    const [first, second, third, fourth, fifth] = pairsFrom(session, positionAt(session, 0), 5);
    expect(pairsFrom(session, positionAt(session), 4)).toEqual([third, fourth, second, fifth]);
    const late = sessionOf(place(0), { kind: 'sort', turn: 3, to: 0 });
    expect(pairsFrom(late, { ...positionAt(late), turn: 0 }, 4)).toEqual([first, second, third, fourth]);
  });

  it('is changed by garbage, and lost when the top is reached', () => {
    const full = { ...start, board: parseBoard('..G...\n..R...\n..G...\n..R...\n..G...\n..R...') };
    const session = { start: full, tree: treeOf({ kind: 'garbage', counts: [1, 0, 6, 0, 0, 0] }) };
    expect(printBoard(positionAt(session).board).split('\n').at(-1)).toBe('O.R...');
    expect([positionAt(session, 0).lost, positionAt(session).lost]).toEqual([false, true]);
  });
});

describe('the pair in hand', () => {
  const wall = parseBoard(Array.from({ length: 12 }, () => '.O....').join('\n'));

  it('stays within the walls, and behind no column that is full', () => {
    expect(reachableAim(EMPTY_BOARD, { col: 9, rot: 1 })).toEqual({ col: 4, rot: 1 });
    expect(reachableAim(EMPTY_BOARD, { col: -3, rot: 3 })).toEqual({ col: 1, rot: 3 });
    expect(reachableAim(wall, { col: 0, rot: 0 })).toEqual({ col: 2, rot: 0 });
    expect(reachableAim(wall, { col: 0, rot: 3 })).toEqual({ col: 3, rot: 3 });
  });

  it('is that of the seed, and hangs where it is seen', () => {
    const session = sessionOf(place(0));
    const state = handState(session, positionAt(session), { col: 4, rot: 2 });
    const [pair, next] = pairsFrom(session, positionAt(session), 2);
    expect(state.pair).toMatchObject({ ...pair, col: 4, row: 11, facing: 2 });
    expect(state.next[0]).toEqual(next);
  });
});

describe.each(['tsu', 'classic'] as const)('in real time under %s', (rules) => {
  const edit: PracticeMove = { kind: 'pair', turn: 3, pair: { axis: 5, child: 5 } };
  const start = { ...FIRST_SESSION.start, rules };
  const session: PracticeSession = { start, tree: treeOf(place(0), edit) };

  it('the game deals the pairs of the try, and goes on from its board', () => {
    let state: State = liveState(session);
    const dealt: Colors[] = [];
    for (let tick = 0; tick < 3000 && dealt.length < 4; tick++) {
      const { state: after, events } = puyo.step(state, [0]);
      if (events.some(({ kind }) => kind === 'spawned') && after.pair) dealt.push(after.pair);
      state = after;
    }
    const wanted = pairsFrom(session, positionAt(session), 4);
    expect(dealt.map(({ axis, child }) => ({ axis, child }))).toEqual(wanted);
    expect(state.board[0]).toBe(positionAt(session).board[0]);
  });
});

it('what locks on a board is the aim that puts it there', () => {
  const pair = { axis: 1, child: 2 };
  for (const aim of [0, 1, 2, 3].map((rot) => ({ col: 3, rot }))) {
    const board = placePair(EMPTY_BOARD, pair, aim, RULES.tsu);
    expect(aimOf([board.indexOf(1), board.indexOf(2)])).toEqual(aim);
  }
  expect(aimOf([at(5, 0), at(6, 0)])).toEqual({ col: 0, rot: 0 });
});

describe('the chain in reach on the board', () => {
  const board = parseBoard('.GBYR.\n.RGBYR\n.RGBYR\n.RGBYR');

  it('has a number per link, outlines, and the place that starts it', () => {
    const signs = planSigns(board, 'tsu', { axis: 5, child: 5 }, undefined);
    expect(signs.flatMap((sign) => (sign.kind === 'number' ? sign.text : []))).toEqual(['1', '2', '3', '4', '5']);
    expect(signs.at(-1)).toMatchObject({ kind: 'trigger', cell: at(0, 0), color: 1, text: '5' });
  });

  it('is that after the pair is placed', () => {
    const signs = planSigns(board, 'tsu', { axis: 5, child: 5 }, { col: 0, rot: 0 });
    expect(signs.at(-1)).toMatchObject({ kind: 'trigger', cell: at(2, 0), text: '5' });
  });

  it('is nothing on an empty board', () => {
    expect(planSigns(EMPTY_BOARD, 'tsu', { axis: 1, child: 1 }, undefined)).toEqual([]);
  });
});

const aim = fc
  .record({ col: fc.integer({ min: 0, max: 5 }), rot: fc.integer({ min: 0, max: 3 }) })
  .filter(({ col, rot }) => !(col === 0 && rot === 3) && !(col === 5 && rot === 1));
const color = fc.integer({ min: 1, max: 5 });
const move: fc.Arbitrary<PracticeMove> = fc.oneof(
  aim.map((each): PracticeMove => ({ kind: 'place', aim: each })),
  fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 })
    .map((counts): PracticeMove => ({ kind: 'garbage', counts })),
  fc
    .record({ turn: fc.integer({ min: 0, max: 30 }), axis: color, child: color })
    .map(({ turn, axis, child }): PracticeMove => ({ kind: 'pair', turn, pair: { axis, child } })),
  fc
    .record({ turn: fc.integer({ min: 0, max: 14 }), to: fc.integer({ min: 0, max: 14 }) })
    .map((sorted): PracticeMove => ({ kind: 'sort', ...sorted })),
);

describe('what is written', () => {
  it('is read again: the whole tree', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(move, fc.nat(9)), { maxLength: 30 }), (steps) => {
        const tree = steps.reduce(
          (tree, [each, to]) => moved(visited(tree, Math.min(to, tree.nodes.length)), each),
          EMPTY_TREE,
        );
        const session = {
          start: FIRST_SESSION.start,
          tree: visited({ ...renamed(tree, 0, 'first'), last: {} }, tree.at),
        };
        expect(parseSession(JSON.parse(writeSession(session)))).toEqual(session);
      }),
      { numRuns: 60 },
    );
  });

  it('is read again: one try, as an address', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const session = sessionOf(...moves);
        const opened = sessionAt(addressOf(session).split('?')[1] ?? '');
        expect(positionAt(opened).board).toEqual(positionAt(session).board);
        expect(pairsFrom(opened, positionAt(opened), 8)).toEqual(pairsFrom(session, positionAt(session), 8));
        expect(opened.start).toEqual(session.start);
      }),
      { numRuns: 60 },
    );
  });

  it('may be a link of another site, with its moves', () => {
    const steps = [{ kind: 'pair', pair: { axis: 5, child: 4 }, aim: { col: 2, rot: 1 } }] as const;
    const session = sessionFrom(FIRST_SESSION.start, { cells: parseBoard('RRR'), steps, goal: null });
    expect(printBoard(positionAt(session).board).split('\n').slice(-2)).toEqual(['..P...', 'RRRY..']);
  });

  it.each([
    [{}, 'rules is missing'],
    [{ ...JSON.parse(writeSession(FIRST_SESSION)), at: 1 }, 'there is no move 1'],
    [
      { ...JSON.parse(writeSession(FIRST_SESSION)), nodes: [{ parent: 1, lane: 0, kind: 'place', col: 0, rot: 0 }] },
      'comes before',
    ],
    [
      { ...JSON.parse(writeSession(FIRST_SESSION)), nodes: [{ parent: 0, lane: 0, kind: 'place', col: 6, rot: 0 }] },
      'col must be',
    ],
  ])('%# is refused', (raw, why) => {
    expect(() => parseSession(raw)).toThrow(why);
  });

  it('is only its board where a try is too long for a link', () => {
    const moves = Array.from({ length: 1001 }, (): PracticeMove => ({ kind: 'garbage', counts: [1, 0, 0, 0, 0, 0] }));
    const session = sessionOf(...moves);
    const opened = sessionAt(addressOf(session).split('?')[1] ?? '');
    expect([opened.tree.nodes.length, opened.start.board]).toEqual([0, positionAt(session).board]);
  });

  it('says what is wrong with an address', () => {
    expect(() => sessionAt('field=!')).toThrow('damaged');
    expect(() => sessionAt('seed=-1&field=AQAAAAA')).toThrow('seed must be');
    expect(() => sessionAt('seed=abc')).toThrow('not "abc"');
  });
});
