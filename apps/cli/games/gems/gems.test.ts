import { Session } from '@rensa/engine';
import { gems } from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../../testing/rensa.testing.ts';

/** A whole board with these rows at its bottom. */
function onFloor(...rows: readonly string[]): string {
  return [...Array.from({ length: 13 - rows.length }, () => '......'), ...rows].join('\n');
}

const resolve = (input: string, ...flags: string[]): Promise<unknown> =>
  rensaJson(['resolve', 'gems', ...flags], input);
const drop = (input: string, ...flags: string[]): Promise<unknown> => rensaJson(['drop', 'gems', ...flags], input);

describe.concurrent('resolve gems', () => {
  it('answers with every part of the contract under classic', async () => {
    expect(await resolve('RR.r.0\nRRRb.Y\nGRRB.Y', '--rules', 'classic')).toEqual({
      chains: 2,
      score: 318,
      events: [
        { chain: 1, normal: 3, power: 0, crash: 1, counter: 0, diamond: 1, score: 40 },
        { chain: 2, normal: 0, power: 7, crash: 1, counter: 0, diamond: 0, score: 278 },
      ],
      tech: 0,
      allClear: false,
      board: onFloor('G.....'),
    });
  });

  it('lists power gems under arcade, its default ruleset', async () => {
    expect(await resolve('.YY\n.YY\nRRR\nRRR')).toEqual({
      chains: 0,
      score: 0,
      events: [],
      tech: 0,
      allClear: false,
      board: onFloor('.YY...', '.YY...', 'RRR...', 'RRR...'),
      power: [
        { col: 1, row: 2, w: 2, h: 2 },
        { col: 0, row: 0, w: 3, h: 2 },
      ],
    });
  });

  it('pays tech bonuses and all clears into the score, apart from the events', async () => {
    const [classic, arcade] = await Promise.all([resolve('0\n---\nRr', '--rules=classic'), resolve('0\n---\nRr')]);
    expect(classic).toMatchObject([
      { chains: 0, tech: 1, allClear: true, score: 15_000, events: [] },
      { chains: 1, tech: 0, allClear: true, score: 5020, events: [{ score: 20 }] },
    ]);
    expect(arcade).toMatchObject([{ score: 10_600 }, { score: 800 }]);
  });

  it('takes counter gems, and gives a board that can be fed back', async () => {
    const board = onFloor('F....W', 'RGBYrA');
    expect(await resolve(board, '--rules', 'classic')).toMatchObject({ chains: 0, board });
  });

  it('is a text for people without --json', async () => {
    const { out } = await rensa(['resolve', 'gems', '--rules', 'classic'], 'Rr.0.G');
    expect(out).toContain('1 link, 10,020 points, 1 tech');
    expect(out).toContain('│ . . . . . G │');
  });

  it.each([
    ['a letter of no gem', 'RRX', /unknown cell "X"/],
    ['a wide row', 'RRRRRRR', /7 cells, at most 6/],
    ['a high board', 'R\n'.repeat(14), /14 rows, at most 13/],
    ['nothing', '', /empty/],
  ])('refuses %s', async (_, input, message) => {
    expect(await refused(['resolve', 'gems', '--json'], input)).toMatch(message);
  });

  it('refuses the rules of another game', async () => {
    expect(await refused(['resolve', 'gems', '--rules', 'tsu'], 'R')).toMatch(
      /--rules must be classic or arcade, not "tsu"/,
    );
  });
});

describe.concurrent('drop gems', () => {
  it('answers as resolve does, for all pieces together', async () => {
    expect(await drop('RR:A\nRR:A\nGr:R\n0B:LLL\n', '--rules', 'arcade')).toEqual({
      chains: 2,
      score: 980,
      events: [
        { chain: 1, normal: 0, power: 4, crash: 1, counter: 0, diamond: 0, score: 930 },
        { chain: 1, normal: 1, power: 0, crash: 0, counter: 0, diamond: 1, score: 50 },
      ],
      tech: 0,
      allClear: false,
      board: onFloor('....G.'),
      power: [],
    });
  });

  it('ends with the board before a piece that is too high', async () => {
    const tower = 'RB:\nGY:\n'.repeat(3);
    const [whole, more] = await Promise.all([drop(tower), drop(`${tower}Rr:A\nYY:LLL`)]);
    expect(more).toEqual(whole);
  });

  it('plays several games', async () => {
    const { code, out, err } = await rensa(['drop', 'gems', '--json'], 'RG:LLLB\n---\nR:\n---\n');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { board: onFloor('GR....') },
      { error: expect.stringContaining('PAIR:MOVES') },
      { error: expect.stringContaining('nothing to drop') },
    ]);
    expect(err).toMatch(/^rensa: game 2: .*\(and 1 more\)\n$/);
  });

  it.each([
    ['RG', /"RG" is not PAIR:MOVES/],
    ['RG:LX', /unknown moves "LX"/],
    ['RP:L', /PAIR:MOVES/],
    ['', /nothing to drop/],
  ])('refuses %j', async (input, message) => {
    expect(await refused(['drop', 'gems'], input)).toMatch(message);
  });

  it('is for games that have it', async () => {
    expect(await refused(['drop', 'puyo'], '')).toMatch(/drop has no game "puyo": use gems$/);
  });
});

describe.concurrent('deal gems', () => {
  it('lists pieces, the lower gem first', async () => {
    const pieces = ['YG', 'BR', 'YG', 'YB', 'GY', 'BY'];
    const deal = (...flags: string[]) => rensaJson(['deal', 'gems', '--rules', 'classic', '--seed', '12345', ...flags]);
    expect(await deal('--count', '6')).toEqual({ pieces });
    expect(((await deal('--count', '25')) as { pieces: string[] }).pieces.at(-1)).toBe('G0');
  });

  it('takes no colors', async () => {
    expect(await refused(['deal', 'gems', '--colors', '4'])).toMatch(/unknown flag "--colors"/);
  });
});

it.concurrent('a replay of gems is shown and judged', async () => {
  const session = new Session(gems, { rules: 'arcade', mode: 'timed2', pattern: 'quilt' }, 3);
  while (session.result === undefined) session.advance([session.ticks % 40 === 0 ? 1 : 16]);
  const replay = JSON.stringify(session.replay());
  const [shown, judged] = await Promise.all([rensaJson(['replay'], replay), rensaJson(['verify'], replay)]);
  expect(shown).toMatchObject({ ticks: session.ticks, scores: [session.state.score], result: session.result });
  expect(judged).toMatchObject({ ok: true, result: session.result });
});
