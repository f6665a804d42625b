import { describe, expect, it } from 'vitest';
import { idsWith } from '../catalog/games.ts';
import { listed } from '../io/lists.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';
import { scratch } from '../testing/scratch.testing.ts';

const ABLE = listed(idsWith('resolve'), 'or');
const TWO_LINKS = '..GG\nRRRRGG\n';
const NINETEEN = 'a2bdeb2c2bdcecbde2bcbdecedcedcdcedbcedcedbedcedbeb2cbcbcdec2ebcdebebcdebebcdeb';

/** Letters, each with an optional run length. */
function unfold(runs: string): string {
  const letters: Readonly<Record<string, string>> = { a: '.', b: 'R', c: 'B', d: 'Y', e: 'G' };
  const cells = [...runs.matchAll(/([a-e])(\d*)/g)].map(([, letter = '', run]) =>
    letters[letter]?.repeat(Number(run) || 1),
  );
  return cells.join('').replaceAll(/.{6}/g, '$&\n');
}

/** A whole board with these rows at its bottom. */
function onFloor(...rows: readonly string[]): string {
  return [...Array.from({ length: 14 - rows.length }, () => '......'), ...rows].join('\n');
}

const resolve = (input: string, ...flags: string[]): Promise<unknown> =>
  rensaJson(['resolve', 'puyo', ...flags], input);

describe.concurrent('one board', () => {
  it('answers with every part of the contract', async () => {
    expect(await resolve(TWO_LINKS)).toEqual({
      chains: 2,
      score: 360,
      links: [
        { chain: 1, cleared: 4, garbage: 0, colors: 1, groups: [4], bonus: 1, score: 40 },
        { chain: 2, cleared: 4, garbage: 0, colors: 1, groups: [4], bonus: 8, score: 320 },
      ],
      allClear: true,
      board: onFloor(),
    });
  });

  it('resolves the board of 19 links', async () => {
    expect(await resolve(unfold(NINETEEN))).toMatchObject({ chains: 19, score: 175_080 });
  });

  it('gives a board that can be fed back', async () => {
    const board = onFloor('RROGYY');
    expect(await resolve('..O\n......\nRR.GYY\n')).toMatchObject({ chains: 0, links: [], allClear: false, board });
    expect(await resolve(board)).toMatchObject({ board });
  });

  it('plays by the rules that are named', async () => {
    const [classic, tsu] = await Promise.all([resolve('RRRR', '--rules=classic'), resolve('RRRR', '--rules', 'tsu')]);
    expect([classic, tsu]).toMatchObject([{ score: 5040 }, { score: 40 }]);
  });

  it('counts ojama apart', async () => {
    expect(await resolve('OO\nRRRRO\n')).toMatchObject({ links: [{ cleared: 4, garbage: 3, colors: 1 }] });
  });

  it('reads a file, a dash, Windows line ends, spaces and a byte order mark alike', async () => {
    const file = scratch('board.txt', '\uFEFF\r\n  GG\r\nRRRRGG   \r\n\r\n');
    const [fromFile, fromDash] = await Promise.all([
      rensaJson(['resolve', 'puyo', file]),
      rensaJson(['resolve', 'puyo', '-'], TWO_LINKS),
    ]);
    expect(fromFile).toEqual(fromDash);
    expect(fromFile).toMatchObject({ chains: 2 });
  });

  it('is a text for people without --json', async () => {
    const { code, out, err } = await rensa(['resolve', 'puyo'], TWO_LINKS);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('2 links, 360 points, all clear');
    expect(out).toContain('│ . . . . . . │');
    expect(out).not.toContain('\u001b');
  });
});

describe.concurrent('many boards', () => {
  it('answers in order, with errors in their place', async () => {
    const { code, out, err } = await rensa(['resolve', 'puyo', '--json'], 'RRRR\n---\nRxR\n---\n.\n---\n');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { chains: 1 },
      { error: expect.stringContaining('"x"') },
      { chains: 0 },
      { error: expect.stringContaining('empty') },
    ]);
    expect(err).toMatch(/^rensa: board 2: .*\(and 1 more\)\n$/);
  });

  it('is an array with exit 0 when all are good', async () => {
    expect(await resolve('RRRR\n---\nGGG')).toMatchObject([{ chains: 1 }, { chains: 0 }]);
  });

  it('gives each a title in the text', async () => {
    const { code, out } = await rensa(['resolve', 'puyo'], 'RRRR\n---\n?');
    expect(code).toBe(2);
    expect(out).toMatch(/board 1\n[^]*1 link, 40 points[^]*board 2\nerror: .*"\?"/);
  });
});

describe.concurrent('bad input', () => {
  it.each([
    ['a strange letter', 'RRQ', /"Q"/],
    ['a lower-case letter', 'rrrr', /"r"/],
    ['a row that is too wide', 'RRRRRRR', /7 cells, at most 6/],
    ['too many rows', '......\n'.repeat(15), /15 rows, at most 14/],
    ['nothing', '', /empty/],
    ['blank lines only', '\n  \n\n', /empty/],
    ['a blank line between rows', 'RR\n\nRR', /blank/],
    ['binary', '\u0000\u0001\u0002', /unknown cell/],
  ])('refuses %s', async (_, input, message) => {
    expect(await refused(['resolve', 'puyo', '--json'], input)).toMatch(message);
  });

  it('refuses bad usage', async () => {
    const lines = await Promise.all([
      refused(['resolve']),
      refused(['resolve', 'chess']),
      refused(['resolve', 'puyo', '--rules', 'nes']),
      refused(['resolve', 'puyo', '--seed', '1']),
      refused(['resolve', 'puyo', 'a', 'b']),
      refused(['resolve', 'puyo', '/no/such/file']),
      refused(['resolve', 'puyo', '/']),
      refused(['resolve', 'puyo', '/dev/zero']),
    ]);
    [
      new RegExp(`resolve needs a game: ${ABLE}$`),
      new RegExp(`no game "chess": use ${ABLE}$`),
      /--rules must be classic or tsu, not "nes"$/,
      /unknown flag "--seed"/,
      /one file/,
      /"\/no\/such\/file": there is no such file$/,
      /directory$/,
      /too large/,
    ].forEach((message, i) => expect(lines[i]).toMatch(message));
  });
});
