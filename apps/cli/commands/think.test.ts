import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, programJson } from '../testing/program.testing.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';

beforeAll(buildProgram);

interface Thought {
  readonly moves: readonly { readonly col: number; readonly rot: number; readonly score: number }[];
  readonly nodes: number;
  readonly ms: number;
}

const WORDS = ['think', 'puyo', '--budget', '1500'];
const think = (position: unknown): Promise<unknown> => rensaJson(WORDS, JSON.stringify(position));

/** A position with a chain that is ready to fire. */
const READY = { board: 'R.....\nGR....\nGBR...\nGBBR..', pairs: ['RB', 'YG', 'YB'] };

describe.concurrent('a position', () => {
  it('is answered with placements, best first', async () => {
    const { moves, nodes, ms } = (await think(READY)) as Thought;
    expect(moves).toHaveLength(22);
    expect(moves.map(({ score }) => score)).toEqual(moves.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(new Set(moves.map(({ col, rot }) => 4 * col + rot)).size).toBe(22);
    expect(nodes).toBeGreaterThan(0);
    expect(nodes).toBeLessThanOrEqual(1500);
    expect(ms).toBeGreaterThanOrEqual(0);
  });

  it('gets the same answer every time', async () => {
    const [first, again] = (await Promise.all([think(READY), think(READY)])) as [Thought, Thought];
    expect(again.moves).toEqual(first.moves);
    expect(again.nodes).toBe(first.nodes);
  });

  it('gets the same answer from several threads', async () => {
    const opponent = { board: 'RGBYRG', pairs: ['RG', 'BY'] };
    const positions = [READY, { ...READY, opponent }];
    const [one, three] = (await Promise.all([
      think(positions),
      programJson([...WORDS, '--threads', '3'], JSON.stringify(positions)),
    ])) as Thought[][];
    expect(three?.map(({ moves, nodes }) => ({ moves, nodes }))).toEqual(
      one?.map(({ moves, nodes }) => ({ moves, nodes })),
    );
  });

  it('lists two of one color with rot 0 and 1 only', async () => {
    const { moves } = (await think({ board: '......', pairs: ['RR'] })) as Thought;
    expect(moves).toHaveLength(11);
    expect(moves.every(({ rot }) => rot < 2)).toBe(true);
  });

  it('lists only what can be reached', async () => {
    const wall = `P\n${'Y\nB\nR\nG\n'.repeat(3)}`.replaceAll(/^./gm, '.$&.$&');
    const { moves } = (await think({ board: wall, pairs: ['RG'] })) as Thought;
    expect(new Set(moves.map(({ col }) => col))).toEqual(new Set([2]));
  });

  it('may name an opponent, five colors and fields that nobody knows', async () => {
    const opponent = { board: 'RGBYP', pairs: ['PP'], pending: 6 };
    expect(await think({ board: 'RGBYPO', pairs: ['PR', 'GB'], opponent, extra: 1 })).toMatchObject({
      moves: expect.any(Array),
    });
  });
});

describe.concurrent('many positions', () => {
  it('are an array, or one per line, with errors in their place', async () => {
    const bad = { board: 'R', pairs: ['RX'] };
    const array = await rensa(['think', 'puyo', '--budget=500', '--json'], JSON.stringify([READY, bad]));
    const lines = await rensa(['think', 'puyo', '--budget=500', '--json'], `${JSON.stringify(READY)}\n{`);
    for (const { code, out } of [array, lines]) {
      expect(code).toBe(2);
      expect(JSON.parse(out)).toMatchObject([{ nodes: expect.any(Number) }, { error: expect.any(String) }]);
    }
    expect(array.err).toMatch(/^rensa: position 2: pairs\[0\] must be two of R G B Y P, the axis first, not "RX"\n$/);
  });
});

it.concurrent.each([
  ['', /empty/],
  ['{', /not valid JSON/],
  ['7', /the position must be an object with board, pairs, not 7$/],
  ['{"pairs": ["RG"]}', /board is missing: it must be a drawing/],
  ['{"board": "R"}', /pairs is missing: it must be a list/],
  ['{"board": "R", "pairs": []}', /in hand/],
  ['{"board": "RQ", "pairs": ["RG"]}', /"Q"/],
  [
    '{"board": "R", "pairs": ["RG"], "opponent": {"board": "R", "pairs": [], "pending": -1}}',
    /opponent\.pending must be a whole number/,
  ],
])('refuses %j', async (input, message) => {
  expect(await refused(['think', 'puyo', '--json'], input)).toMatch(message);
});

it.concurrent.each([
  [['think'], /think needs a game: puyo\b/],
  [['think', 'puyo', '--budget', '1'], /--budget must be a whole number from 100/],
  [['think', 'puyo', '--seed', '1'], /unknown flag "--seed"/],
  [['think', 'puyo', 'a', 'b'], /one file/],
])('refuses %j', async (args, message) => {
  expect(await refused(args, '{}')).toMatch(message);
});
