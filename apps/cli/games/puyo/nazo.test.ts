import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../../testing/rensa.testing.ts';

const PUZZLE = { board: '.R..R.\n.R.OR.\n.ROOR.\n.YYOO.', pairs: ['RY', 'RY'], goal: { kind: 'u', value: 3 } };
const ANSWER = {
  solutions: [
    [
      { col: 3, rot: 2 },
      { col: 2, rot: 0 },
    ],
  ],
};

const solve = (input: unknown): Promise<unknown> => rensaJson(['nazo', 'solve'], JSON.stringify(input));

describe.concurrent('nazo solve', () => {
  it('finds every answer', async () => {
    expect(await solve(PUZZLE)).toEqual(ANSWER);
    expect((await rensa(['nazo', 'solve'], JSON.stringify(PUZZLE))).out).toBe('1 answer\n4↓ 3↑\n');
  });

  it('takes goals by word', async () => {
    expect(await solve({ ...PUZZLE, goal: { kind: 'chain', value: 3 } })).toEqual(ANSWER);
  });

  it('takes a link with a goal', async () => {
    const { link } = (await rensaJson(
      ['field', '--to', 'ips'],
      JSON.stringify({ ...PUZZLE, steps: PUZZLE.pairs.map((pair) => ({ pair })) }),
    )) as { link: string };
    expect(await solve({ link })).toEqual(ANSWER);
    expect(await rensaJson(['nazo', 'solve', link])).toEqual(ANSWER);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await solve({ ...PUZZLE, goal: { kind: 'u', value: 9 } })).toEqual({ solutions: [] });
  });

  it('says when there are more answers than asked for', async () => {
    const many = { board: 'RRR', pairs: ['RG'], goal: { kind: 'v', value: 1 } };
    expect(await rensaJson(['nazo', 'solve', '--limit', '2'], JSON.stringify(many))).toMatchObject({ capped: true });
  });

  it('takes several, with errors in their place', async () => {
    const { code, out } = await rensa(['nazo', 'solve', '--json'], JSON.stringify([PUZZLE, { board: 'R' }]));
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([ANSWER, { error: expect.stringMatching('pairs is missing') }]);
  });
});

it.concurrent.each([
  [['nazo'], '', /nazo needs a subcommand: solve/],
  [['nazo', 'make'], '', /nazo has no subcommand "make": use solve/],
  [['nazo', 'solve'], '[1', /not valid JSON/],
  [['nazo', 'solve'], '7', /the puzzle must be an object, not 7/],
  [['nazo', 'solve'], '{"link": "simu/ps.html?1"}', /the link has no goal/],
  [['nazo', 'solve'], '{"link": "s/1"}', /the link has no goal/],
  [['nazo', 'solve'], '{"board": "R", "pairs": ["RG"], "goal": {"kind": "!"}}', /goal\.kind must be one of/],
  [
    ['nazo', 'solve'],
    `{"board": "R", "pairs": [${'"RG", '.repeat(6)}"RG"], "goal": {"kind": "u", "value": 1}}`,
    /a puzzle has at most 6 pairs, not 7/,
  ],
])('refuses %j %j', async (args, input, message) => {
  expect(await refused(args, input)).toMatch(message);
});

describe.concurrent('nazo generate', () => {
  it('makes a puzzle with one answer, which solve finds', async () => {
    const made = (await rensaJson(['nazo', 'generate', '--seed', '3'])) as {
      readonly id: string;
      readonly solution: unknown;
      readonly link: string;
    };
    expect(made.id).toBe('nazo/3/easy/3');
    expect(await rensaJson(['nazo', 'solve', made.link])).toEqual({ solutions: [made.solution] });
    expect(await rensaJson(['nazo', 'generate', '--id', made.id])).toEqual(made);
  });

  it('makes those of a day, and rejects an invalid day', async () => {
    const daily = ['nazo', 'generate', '--difficulty', 'easy', '--date'];
    expect(await rensaJson([...daily, '2026-11-17'])).toMatchObject({ id: 'nazo/2/2026-11-17/easy' });
    expect(await refused([...daily, '2026-02-30'])).toMatch('a date is a day of the calendar');
    expect(await refused(['nazo', 'generate', '--date', '2026-11-17'])).toMatch('a daily puzzle needs --difficulty');
    expect(await refused(['nazo', 'generate', '--id', 'nazo/2/easy/3', '--seed', '1'])).toMatch(
      '--seed cannot be combined with --id',
    );
  });
});
