import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLS, ROWS } from '../board.ts';
import { GOAL_KINDS, type Goal, takesColor } from '../goal.ts';
import { placePair } from '../place.ts';
import { resolveBoard } from '../resolve.ts';
import { RULES } from '../rules.ts';
import {
  type LinkFormat,
  LINK_FORMATS,
  parseCells,
  parseGoal,
  printCells,
  readLink,
  type SharedField,
  type SharedStep,
  writeGoal,
  writeLink,
} from './index.ts';

const drawn = (link: string): string => printCells(readLink(link).cells).replace(/^(\.{6}\n)+/, '');
const given = (drawing: string, more: Partial<SharedField> = {}): SharedField => ({
  cells: parseCells(drawing),
  steps: [],
  goal: null,
  ...more,
});
const pair = (axis: number, child: number, col?: number, rot = 0): SharedStep => ({
  kind: 'pair',
  pair: { axis, child },
  aim: col === undefined ? null : { col, rot },
});

/** The same drawing in every format that can hold it. */
const FIELDS: readonly [string, Partial<Record<LinkFormat, string>>][] = [
  [
    'RGBYPR',
    {
      puyop: 'http://www.puyop.com/s/asF',
      ips: 'https://ips.karou.jp/simu/ps.html?asF',
      pndsng: 'https://www.pndsng.com/puyo/index.html?a72becdfb',
      nexus: 'https://puyonexus.com/chainsim/?w=6&h=12&hr=1&chain=475684',
    },
  ],
  ['.R..G.', { puyop: 'http://www.puyop.com/s/10g', ips: 'https://ips.karou.jp/simu/ps.html?10g' }],
  [
    'O.....\n.RRK.I\nW.....',
    {
      puyop: `http://www.puyop.com/s/=${'0'.repeat(60)}600000011708900000`,
      ips: 'https://ips.karou.jp/simu/ps.html?~6.0119087',
    },
  ],
  ['.RRK.I\n......', { ips: 'https://ips.karou.jp/simu/ps.html?~0119080' }],
  ['.RRK.I\n......\nW.....', { ips: 'https://ips.karou.jp/simu/ps.html?~0119080.7' }],
];

describe('a field', () => {
  it.each(FIELDS.flatMap(([drawing, links]) => Object.entries(links).map(([format, link]) => [drawing, format, link])))(
    '%j is, for %s, %s',
    (drawing, format, link) => {
      expect(drawn(link)).toBe(drawing);
      expect(readLink(link).format).toBe(format);
      expect(writeLink(format as LinkFormat, given(drawing))).toBe(link);
    },
  );

  it('may be empty', () => {
    const links = LINK_FORMATS.map((format) => writeLink(format, given('......')));
    expect(links).toEqual([
      'http://www.puyop.com/s/',
      'https://ips.karou.jp/simu/ps.html?',
      'https://www.pndsng.com/puyo/index.html?a78',
      'https://puyonexus.com/chainsim/?w=6&h=12&hr=1&chain=',
      '/puyo/lab?field=AQAAAAA',
    ]);
    expect(links.map((link) => readLink(link).cells.every((cell) => cell === 0))).not.toContain(false);
  });

  it('keeps the chain that it holds', () => {
    const code = 'a2bdeb2c2bdcecbde2bcbdecedcedcdcedbcedcedbedcedbeb2cbcbcdec2ebcdebebcdebebcdeb';
    const { links, score } = resolveBoard(readLink(`puyo/index.html?${code}`).cells, RULES.tsu);
    expect([links.length, score]).toEqual([19, 175_080]);
  });

  it('is read without a host, with percent signs, and with something behind it', () => {
    for (const link of ['s/10g', '/s/10g', 'www.puyop.com/s/10g', 'https://puyop.com/s/10g#a', '/simu/pe.html?10g']) {
      expect(drawn(link)).toBe('.R..G.');
    }
    expect(drawn('http://ishikawapuyo.net/simu/pv.html?%7E6')).toBe('O.....');
    expect(readLink('https://ishikawapuyo.net/simu/pn.html').cells).toEqual(readLink('s/').cells);
  });
});

describe('steps', () => {
  it('of puyop.com are pairs with a column and a rotation', () => {
    expect(readLink('http://www.puyop.com/s/_0o').steps).toEqual([pair(1, 1, 2, 0)]);
  });

  it.each([
    ['c1axG4', [pair(1, 2), { kind: 'garbage', counts: [1, 0, 0, 0, 0, 1] }, pair(4, 4, 2, 0)]],
    ['QG', [pair(3, 5, 3, 3)]],
    ['yp', [{ kind: 'garbage', counts: [2, 3, 3, 2, 2, 3] }]],
    ['a0', [{ kind: 'garbage', counts: [0, 0, 0, 0, 0, 0] }]],
  ] satisfies [string, SharedStep[]][])('of IPS: %s', (code, steps) => {
    const link = `https://ips.karou.jp/simu/ps.html?_${code}`;
    expect(readLink(link).steps).toEqual(steps);
    expect(writeLink('ips', given('......', { steps }))).toBe(link);
  });

  it('make a game that can be played', () => {
    const { cells, steps } = readLink('https://ips.karou.jp/simu/pe.html?_c0c2cc');
    let board = cells;
    for (const step of steps) {
      if (step.kind === 'pair' && step.aim !== null) {
        ({ board } = resolveBoard(placePair(board, step.pair, step.aim, RULES.tsu), RULES.tsu));
      }
    }
    expect(printCells(board).replace(/^(\.{6}\n)+/, '')).toBe('RG....\nGG....\nRR....');
  });
});

describe('goals', () => {
  it.each([
    ['u04', { count: { kind: 'chain', atLeast: false, value: 4, color: 0 }, clear: null }],
    ['v0a', { count: { kind: 'chain', atLeast: true, value: 10, color: 0 }, clear: null }],
    ['270', { count: null, clear: 7 }],
    ['x13', { count: { kind: 'chain', atLeast: true, value: 3, color: 0 }, clear: 1 }],
    ['H25', { count: { kind: 'puyos', atLeast: true, value: 5, color: 2 }, clear: null }],
    ['a02', { count: { kind: 'totalColors', atLeast: false, value: 2, color: 0 }, clear: null }],
  ] satisfies [string, Goal][])('%s', (code, goal) => {
    const link = `https://ips.karou.jp/simu/pn.html?1_q1__${code}`;
    expect(readLink(link).goal).toEqual(goal);
    expect(writeLink('ips', given('.....R', { steps: [pair(2, 3)], goal }))).toBe(link);
  });

  it('are on one page only, and may stand in the third place', () => {
    expect(readLink('http://ishikawapuyo.net/simu/pn.html?__200').goal).toEqual({ count: null, clear: 0 });
    expect(readLink('http://ishikawapuyo.net/simu/ps.html?___200').goal).toBeNull();
  });

  it('are written in JSON by sign, and read by word too', () => {
    expect(writeGoal(parseGoal({ kind: 'chainAtLeast', value: 3 }, 'goal'))).toEqual({ kind: 'v', value: 3 });
    expect(writeGoal(parseGoal({ kind: 'clear', color: 'G' }, 'goal'))).toEqual({ kind: '2', color: 2 });
    expect(parseGoal({ kind: 'w', value: 2, color: 'colored' }, 'goal')).toEqual(
      parseGoal({ kind: 'chain', value: 2, clear: 7 }, 'goal'),
    );
  });

  it.each([
    [{ kind: 'z' }, 'goal.kind must be one of clear, chainClear'],
    [{ kind: 'u' }, 'value is missing'],
    [{ kind: 'u', value: 64 }, 'goal.value must be a whole number from 0 to 63, not 64'],
    [{ kind: '2', color: 'X' }, 'goal.color must be a letter of R G B Y P O'],
    [{ kind: '2', color: 8 }, 'goal.color must be a whole number from 0 to 7, not 8'],
  ])('%j is refused', (raw, message) => {
    expect(() => parseGoal(raw, 'goal')).toThrow(message);
  });
});

describe('a link says what is wrong', () => {
  it.each([
    ['', 'cannot be read as a link: use one of puyop.com, IPS, pndsng.com, Puyo Nexus, Rensa'],
    ['https://example.com/s/10g', 'cannot be read as a link'],
    ['https://puyonexus.com/chain/abc12', 'a short link of Puyo Nexus is a number in its database'],
    ['s/10!', 'the link of puyop.com is damaged: the character "!" does not belong there'],
    [`s/${'1'.repeat(40)}`, 'the board has 40 characters, at most 39'],
    ['s/7', 'the board has an unknown cell 7'],
    ['s/1_0', 'the last step is cut off'],
    ['s/1_p0', 'there is no pair numbered 25'],
    ['s/1_0_0', 'there is extra data after the steps'],
    ['s/_0e', 'a pair is placed outside the board'],
    [`s/_${'00'.repeat(101)}`, 'puyop.com has at most 100 steps, not 101'],
    ['simu/pn.html?1_0', 'the link of IPS is damaged: the last step is cut off'],
    ['simu/pn.html?1___u0', 'the goal must have three characters, not "u0"'],
    ['simu/pn.html?1___z04', 'there is no kind of goal "z"'],
    ['simu/pn.html?1___290', 'a goal has no color 9'],
    ['simu/ps.html?_11', 'there is no pair "1"'],
    ['simu/ps.html?_03', 'there is no placement "3"'],
    ['puyo/index.html?a79', 'the link of pndsng.com is damaged: the board has more than 78 cells'],
    ['puyo/index.html?a7', 'the board has 7 cells, not 78'],
    ['puyo/index.html?7a', 'it starts with a number, but must start with a letter'],
    ['puyo/index.html?a77h', 'the character "h" does not belong there'],
    ['chainsim/?w=8&chain=1', 'its board is 8 x 12, not 6 x 12'],
    ['chainsim/?w=6', 'there is no chain in it'],
    ['chainsim/?chain=B', 'it has a point puyo, which is not known here'],
    ['chainsim/?hr=3&chain=4', 'hr cannot be "3"'],
    ['/puyo/lab?field=AgAAAAA', 'the link of Rensa is damaged: it was made by a newer version'],
    ['/puyo/lab?field=AQA', 'the text ends too early'],
    ['/puyo/lab?field=AQAAAAAA', 'there is extra data after its end'],
    ['x'.repeat(9000), 'a link has at most 8000 characters, not 9000'],
  ])('%j', (link, message) => {
    expect(() => readLink(link)).toThrow(message);
  });

  it.each([
    [
      'puyop',
      given(`R.....\n${'......\n'.repeat(13)}`.trim()),
      'puyop.com has 13 rows, and this board has a puyo in the 14th',
    ],
    ['puyop', given('......', { goal: { count: null, clear: 0 } }), 'puyop.com has no goals'],
    [
      'puyop',
      given('......', { steps: Array.from({ length: 101 }, () => pair(1, 1)) }),
      'puyop.com has at most 100 steps, not 101',
    ],
    [
      'ips',
      given('......', { steps: [{ kind: 'garbage', counts: [2, 0, 0, 0, 0, 0] }] }),
      'IPS lets ojama fall evenly',
    ],
    ['pndsng', given('......', { steps: [pair(1, 1)] }), 'pndsng.com holds only boards'],
    ['pndsng', given('K.....'), 'pndsng.com knows colors and ojama only'],
    ['nexus', given('......', { steps: [pair(1, 1)] }), 'old links of Puyo Nexus hold only boards'],
  ] satisfies [LinkFormat, SharedField, string][])('when %s cannot hold it (%#)', (format, field, message) => {
    expect(() => writeLink(format, field)).toThrow(message);
  });
});

const cellsUpTo = (most: number, rows: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: 0, max: most }), { minLength: rows * COLS, maxLength: rows * COLS })
    .map((cells) => [...cells, ...Array.from({ length: (ROWS - rows) * COLS }, () => 0)]);
const color = fc.integer({ min: 1, max: 5 });
const aim = fc
  .record({ col: fc.integer({ min: 0, max: 5 }), rot: fc.integer({ min: 0, max: 3 }) })
  .filter(({ col, rot }) => !(col === 0 && rot === 3) && !(col === 5 && rot === 1));
const pairStep = fc.record({
  kind: fc.constant('pair' as const),
  pair: fc.record({ axis: color, child: color }),
  aim: fc.option(aim, { nil: null }),
});
const garbageStep = fc
  .record({
    base: fc.integer({ min: 0, max: 4 }),
    more: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ base, more }) => ({ kind: 'garbage' as const, counts: more.map((bit) => base + bit) }));
const steps = fc.array(fc.oneof(pairStep, garbageStep), { maxLength: 100 });
const goalColor = fc.integer({ min: 0, max: 7 });
const goal = fc
  .record({
    kind: fc.constantFrom(...GOAL_KINDS),
    atLeast: fc.boolean(),
    value: fc.integer({ min: 0, max: 63 }),
    color: goalColor,
    clear: fc.option(goalColor, { nil: null }),
  })
  .map(({ kind, atLeast, value, color: of, clear }): Goal => {
    return { count: { kind, atLeast, value, color: takesColor(kind) ? of : 0 }, clear };
  });
const ipsGoal = goal.map((each): Goal => (each.count?.kind === 'chain' ? each : ({ ...each, clear: null } as Goal)));

const SHAPES: Readonly<Record<LinkFormat, fc.Arbitrary<SharedField>>> = {
  puyop: fc.record({ cells: cellsUpTo(9, 13), steps, goal: fc.constant(null) }),
  ips: fc.record({ cells: cellsUpTo(9, 13), steps, goal: fc.option(ipsGoal, { nil: null }) }),
  pndsng: fc.record({ cells: cellsUpTo(6, 13), steps: fc.constant([]), goal: fc.constant(null) }),
  nexus: fc.record({ cells: cellsUpTo(9, 13), steps: fc.constant([]), goal: fc.constant(null) }),
  rensa: fc.record({ cells: cellsUpTo(9, 14), steps, goal: fc.option(goal, { nil: null }) }),
};

it.each(LINK_FORMATS)('what is written for %s is read again', (format) => {
  fc.assert(
    fc.property(SHAPES[format], (field) => {
      expect(readLink(writeLink(format, field))).toEqual({ format, ...field });
    }),
  );
});
