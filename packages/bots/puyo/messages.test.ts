import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Ask, MAX_LINE, type Message, parseMessage } from '../protocol/messages.ts';
import { puyoBots } from './game.ts';
import { parsePosition, positionOf, viewAt } from './view/position.ts';

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const short = fc.string({ maxLength: 100 });
const letters = (from: string, length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...from), minLength: length, maxLength: length });

const side = fc.record(
  {
    board: fc.array(letters('.RGBYPO', 6), { minLength: 14, maxLength: 14 }).map((rows) => rows.join('\n')),
    pairs: fc.array(letters('RGBYP', 2), { minLength: 1, maxLength: 16 }),
    pending: whole(0, 1_000_000),
    due: whole(0, 1_000_000),
    placed: whole(0, 1_000_000),
    links: whole(0, 100),
    busy: whole(0, 1_000_000),
    carried: whole(0, 1_000_000),
    allClear: fc.boolean(),
  },
  { requiredKeys: ['board', 'pairs', 'pending'] },
);

const ask: fc.Arbitrary<Ask> = fc
  .tuple(
    side,
    fc.record(
      {
        id: whole(0, Number.MAX_SAFE_INTEGER),
        nodes: whole(1, 100_000_000),
        ms: whole(1, 86_400_000),
        left: whole(1, 1_000_000),
        ticks: whole(0, 1_000_000),
        target: whole(1, 70),
        palette: fc.constantFrom('RGBY', 'GBYP', 'RGB'),
        opponent: side,
      },
      { requiredKeys: ['id'] },
    ),
  )
  .map(([own, rest]) => ({ type: 'position', ...own, ...rest, colors: 5 }));

const placement = fc.record(
  { col: whole(0, 5), rot: whole(0, 3), score: fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0) },
  { requiredKeys: ['col', 'rot'] },
);

const protocol = fc.constantFrom(1 as const, 2 as const);

const message: fc.Arbitrary<Message> = fc.oneof(
  fc
    .tuple(protocol, fc.constantFrom('tsu', 'classic'))
    .map(([protocol, rules]) => ({ type: 'rules', protocol, game: 'puyo', rules }) as const),
  ask,
  fc.constantFrom({ type: 'stop' } as const, { type: 'quit' } as const),
  fc
    .record({ name: short, author: short, version: short }, { requiredKeys: ['name'] })
    .chain((about) => protocol.map((protocol) => ({ type: 'info', protocol, ...about }) as const)),
  fc
    .tuple(fc.constantFrom('won', 'lost', 'drawn', 'stopped'), short)
    .map(([result, reason]) => ({ type: 'over', result, reason }) as const),
  fc
    .record({ id: whole(0, Number.MAX_SAFE_INTEGER), placements: fc.array(placement, { maxLength: 24 }) })
    .map((found) => ({ type: 'suggestion', ...found }) as const),
  short.map((reason) => ({ type: 'error', reason }) as const),
);

describe('a message', () => {
  it('is read as it was written, from an object or from its text, with any extra fields', () => {
    fc.assert(
      fc.property(message, (message) => {
        expect(parseMessage(puyoBots, message)).toEqual(message);
        expect(parseMessage(puyoBots, JSON.stringify(message))).toEqual(message);
        expect(parseMessage(puyoBots, { ...message, extra: { deep: [1] } })).toEqual(message);
      }),
    );
  });

  it('is shorter than a line may be', () => {
    fc.assert(fc.property(message, (message) => JSON.stringify(message).length < MAX_LINE / 10));
  });
});

/** The message of the error: one sentence on one line. */
function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    expect(error.constructor).toBe(Error);
    expect(error.message).toMatch(/^[^\n]{5,300}$/);
    return error.message;
  }
  return '';
}

describe('an invalid message', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true });

  it('is rejected with one sentence', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string(), fc.json()), (raw) => {
        expect(complaint(() => parseMessage(puyoBots, raw))).not.toBe('');
      }),
    );
  });

  it('with any value in one field is accepted, or refused with one sentence', () => {
    const fields = [
      'id',
      'board',
      'pairs',
      'pending',
      'due',
      'placed',
      'links',
      'busy',
      'carried',
      'allClear',
      'ticks',
      'target',
      'palette',
      'colors',
      'left',
      'opponent',
      'nodes',
      'ms',
      'placements',
    ];
    const more = ['protocol', 'name', 'author', 'game', 'rules', 'reason', 'type'];
    fc.assert(
      fc.property(message, fc.constantFrom(...fields, ...more), anything, (message, field, raw) => {
        complaint(() => parseMessage(puyoBots, { ...message, [field]: raw }));
      }),
    );
  });

  const POSITION = { type: 'position', id: 1, board: 'R', pairs: ['RG'] };
  const OTHER = { board: 'R', pairs: [], pending: 0 };

  it.each([
    ['', /not JSON: ""/],
    ['{"type": "stop"', /not JSON/],
    ['"stop"', /^the message must be an object, not "stop"$/],
    [' '.repeat(MAX_LINE + 1), /too long: more than 65536/],
    [[], /^the message must be an object, not \[\]$/],
    [{}, /^type is missing: it must be rules, position, .* or error$/],
    [{ type: 'toString' }, /^type must be rules, position, .* or error, not "toString"$/],
    [{ type: 'rules', game: 'puyo', rules: 'tsu' }, /^protocol is missing: it must be 1 or 2$/],
    [{ type: 'rules', protocol: 3, game: 'puyo', rules: 'tsu' }, /^protocol must be 1 or 2, not 3$/],
    [{ type: 'over', result: 'lucky', reason: '' }, /^result must be won, lost, drawn or stopped, not "lucky"$/],
    [{ type: 'rules', protocol: 1, game: 'gems', rules: 'arcade' }, /^game must be puyo, not "gems"$/],
    [{ type: 'rules', protocol: 1, game: 'puyo', rules: 'fever' }, /^rules must be tsu or classic, not "fever"$/],
    [{ type: 'info', protocol: 1, name: 'x'.repeat(101) }, /^name must be a text of at most 100/],
    [{ type: 'info', protocol: 1, name: 'x', version: 3 }, /^version must be a text .* not 3$/],
    [{ ...POSITION, id: '1' }, /^id must be a whole number .* not "1"$/],
    [{ ...POSITION, board: undefined }, /^board is missing: it must be a drawing/],
    [{ ...POSITION, board: 'RRRRRRR' }, /7 cells/],
    [{ ...POSITION, pairs: 'RG' }, /^pairs must be a list, not "RG"$/],
    [{ ...POSITION, pairs: [] }, /the first pair is the one in hand/],
    [{ ...POSITION, pairs: ['RO'] }, /^pairs\[0\] must be two of R G B Y P, the axis first, not "RO"$/],
    [{ ...POSITION, pairs: Array.from({ length: 17 }, () => 'RG') }, /^pairs must have 0 to 16 entries, not 17$/],
    [{ ...POSITION, pending: -1 }, /^pending must/],
    [{ ...POSITION, due: 0.5 }, /^due must/],
    [{ ...POSITION, links: 101 }, /^links must/],
    [{ ...POSITION, colors: 6 }, /^colors must be a whole number from 1 to 5, not 6$/],
    [{ ...POSITION, left: 0 }, /^left must/],
    [{ ...POSITION, allClear: 1 }, /^allClear must be true or false, not 1$/],
    [{ ...POSITION, palette: 'RGO' }, /^palette must be letters of R G B Y P, not "RGO"$/],
    [{ ...POSITION, target: 0 }, /^target must/],
    [{ ...POSITION, nodes: 0.5 }, /^nodes must/],
    [{ ...POSITION, ms: '1s' }, /^ms must/],
    [{ ...POSITION, opponent: 3 }, /^opponent must be an object with board, pairs, not 3$/],
    [{ ...POSITION, opponent: { ...OTHER, board: 4 } }, /^opponent\.board must be a drawing/],
    [{ type: 'suggestion', placements: [] }, /^id is missing/],
    [{ type: 'suggestion', id: 1 }, /^placements is missing: it must be a list$/],
    [{ type: 'suggestion', id: 1, placements: [7] }, /^placements\[0\] must be an object with col, rot, not 7$/],
    [
      { type: 'suggestion', id: 1, placements: [{ col: 6, rot: 0 }] },
      /^placements\[0\]\.col must be a whole number from 0 to 5, not 6$/,
    ],
    [
      { type: 'suggestion', id: 1, placements: [{ col: 0, rot: -1 }] },
      /^placements\[0\]\.rot must be a whole number from 0 to 3/,
    ],
    [
      { type: 'suggestion', id: 1, placements: Array.from({ length: 101 }, () => ({ col: 0, rot: 0 })) },
      /^placements must have 0 to 100 entries, not 101$/,
    ],
    [{ type: 'error' }, /^reason is missing: it must be a text/],
  ])('%j', (raw, message) => {
    expect(complaint(() => parseMessage(puyoBots, raw))).toMatch(message);
  });
});

it('the messages in the docs are valid', () => {
  const told = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const lines = [...told.matchAll(/^(?:host|bot) +({.*})$/gm)].map(([, line]) => line);
  expect(lines.map((line) => parseMessage(puyoBots, line).type)).toEqual([
    'rules',
    'info',
    'position',
    'suggestion',
    'over',
    'quit',
  ]);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject(parseMessage(puyoBots, line));
});

describe('a position', () => {
  it('says the same as its view', () => {
    fc.assert(
      fc.property(ask, (ask) => {
        const position = parsePosition(ask);
        expect(positionOf(viewAt(position))).toEqual(position);
      }),
    );
  });

  it('needs only a board and a pair', () => {
    expect(parsePosition({ board: 'R', pairs: ['RG'] })).toEqual({ board: 'R', pairs: ['RG'], pending: 0, colors: 4 });
    expect(viewAt(parsePosition({ board: 'R', pairs: ['RG'], opponent: null }))).toMatchObject({
      pairs: [{ axis: 1, child: 2 }],
      left: null,
      opponent: null,
    });
  });

  it('has at least the colors seen on either side', () => {
    const colors = (raw: object): number => parsePosition(raw).colors;
    expect(colors({ board: 'RGBYP', pairs: ['RG'] })).toBe(5);
    expect(colors({ board: 'RGB', pairs: ['YP'], colors: 3 })).toBe(5);
    expect(colors({ board: 'RGB', pairs: ['RG'], colors: 3 })).toBe(3);
    expect(colors({ board: 'RGB', pairs: ['RY'], opponent: { board: 'PO', pairs: [] } })).toBe(5);
  });
});
