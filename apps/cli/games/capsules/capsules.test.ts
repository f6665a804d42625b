import { Session, duel } from '@rensa/engine';
import { capsules, parseSetup } from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../../testing/rensa.testing.ts';
import { scratch } from '../../testing/scratch.testing.ts';

const EMPTY_ROW = '.'.repeat(16);

/** A whole board with these rows at its bottom. */
function onFloor(height: number, ...rows: readonly string[]): string {
  return [...Array.from({ length: height - rows.length }, () => EMPTY_ROW), ...rows].join('\n');
}

const resolve = (input: string, ...flags: string[]): Promise<unknown> =>
  rensaJson(['resolve', 'capsules', ...flags], input);
const deal = (...flags: string[]): Promise<unknown> => rensaJson(['deal', 'capsules', ...flags]);

describe.concurrent('resolve capsules', () => {
  const TWO_CLEARS = '......yv\n......r^\nb*b*b*b*\nr*r*r*\n';

  it('answers with every part of the contract, by default under nes at medium speed', async () => {
    const board = onFloor(16, '......yo........');
    expect(await resolve(TWO_CLEARS)).toEqual({ clears: 2, lines: 2, viruses: 7, score: 19_000, board });
  });

  it('plays by the rules and the speed that are named', async () => {
    const [classic, hi] = await Promise.all([
      resolve(TWO_CLEARS, '--rules', 'classic', '--speed', 'low'),
      resolve(TWO_CLEARS, '--speed=hi'),
    ]);
    expect(classic).toMatchObject({ score: 1200, board: onFloor(18, '......yo........') });
    expect(hi).toMatchObject({ score: 28_500 });
  });

  it('looks for lines first under classic, and lets a flat capsule come apart only when things fall', async () => {
    const settling = '--options={"afterLock":"settle"}';
    const [classic, settled, nes] = await Promise.all([
      resolve('r>b<\ny*', '--rules=classic'),
      resolve('r>b<\ny*', '--rules=classic', settling),
      resolve('r>b<\ny*'),
    ]);
    expect(classic).toMatchObject({ board: onFloor(18, 'r>b<............', 'y*..............') });
    expect(settled).toMatchObject({ board: onFloor(18, 'ro..............', 'y*bo............') });
    expect(nes).toMatchObject({ board: onFloor(16, 'r>b<............', 'y*..............') });
  });

  it('clears a line across a gap under classic', async () => {
    const across = await resolve('y*r>r<r>r<\ny*', '--rules=classic');
    expect(across).toMatchObject({ clears: 1, board: onFloor(18, 'y*..............', 'y*..............') });
  });

  it('counts a cross as two lines and eight in a row as one', async () => {
    expect(await resolve('..y*\n..y*\n..y*\ny*y*y*y*\n---\nb*b*b*b*b*b*b*b*')).toMatchObject([
      { clears: 1, lines: 2, viruses: 7 },
      { clears: 1, lines: 1, viruses: 8 },
    ]);
  });

  it('gives a board that can be fed back', async () => {
    const { board } = (await resolve('rv..y>b<\nb^..b*r*')) as { board: string };
    expect(await resolve(board)).toMatchObject({ clears: 0, board });
  });

  it('is a text for people without --json', async () => {
    const { code, out } = await rensa(['resolve', 'capsules', '--speed', 'low'], 'b*\nr*rororo');
    expect(code).toBe(0);
    expect(out).toContain('1 line in 1 clear, 1 virus, 100 points');
    expect(out).toContain('│ b* .. .. .. .. .. .. .. │\n│ .. .. .. .. .. .. .. .. │\n└─────────────────────────┘');
  });

  it.each([
    [['--rules', 'tsu'], 'r*', /classic or nes, not "tsu"/],
    [['--speed', 'fast'], 'r*', /low, med or hi, not "fast"/],
    [['--level', '1'], 'r*', /unknown flag "--level"/],
    [[], 'r>b*', /column 1: "r>" has no other half where it points/],
    [[], 'r', /unknown cell "r"/],
    [[], 'r*'.repeat(9), /9 cells, at most 8/],
    [[], '..\n'.repeat(17), /17 rows, at most 16/],
    [['--rules', 'classic'], '..\n'.repeat(19), /19 rows, at most 18/],
  ])('refuses %j %j', async (flags, input, message) => {
    expect(await refused(['resolve', 'capsules', ...flags], input)).toMatch(message);
  });
});

describe.concurrent('deal capsules', () => {
  it('has the capsules and the viruses of a seed', async () => {
    const dealt = (await deal('--seed', '0x8988')) as { pieces: string[]; board: string };
    const index = (piece: string): number => 3 * 'yrb'.indexOf(piece.charAt(0)) + 'yrb'.indexOf(piece.charAt(1));
    expect(dealt.pieces.map(index).join('')).toBe('58301072030073316776');
    const rows = ['............b*..', EMPTY_ROW, '......r*........', EMPTY_ROW, 'b*..y*..........'];
    expect(dealt.board).toBe(onFloor(16, ...rows, ...Array.from({ length: 5 }, () => EMPTY_ROW)));
  });

  it('follows rules, level and count', async () => {
    const [classic, nes] = (await Promise.all([
      deal('--rules', 'classic', '--level', '20', '--count', '3'),
      deal('--level', '24', '--count', '1', '--seeds', '2-3'),
    ])) as [{ pieces: string[]; board: string }, { pieces: string[]; board: string }[]];
    expect(classic.pieces).toHaveLength(3);
    expect(classic.board.split('\n')).toHaveLength(18);
    expect(classic.board.split('*')).toHaveLength(85);
    expect(nes.map(({ pieces, board }) => [pieces.length, board.split('*').length])).toEqual([
      [1, 85],
      [1, 85],
    ]);
  });

  it('refuses a level that the rules do not have', async () => {
    expect(await refused(['deal', 'capsules', '--level', '25'])).toMatch(
      /level must be a whole number from 0 to 24, not 25/,
    );
    expect(await refused(['deal', 'capsules', '--rules', 'classic', '--level', '21'])).toMatch(/0 to 20/);
    expect(await refused(['deal', 'capsules', '--colors', '4'])).toMatch(/unknown flag "--colors"/);
  });
});

describe.concurrent('replays of capsules', () => {
  it('are shown and judged, alone and in a match', async () => {
    const solo = new Session(capsules, parseSetup({ rules: 'nes' }), 3);
    const match = new Session(duel(capsules), parseSetup({ rules: 'classic', mode: 'single' }), 3);
    while (match.result === undefined) match.advance([32, 0]);
    for (let i = 0; i < 400; i++) solo.advance([16]);
    const [first, second] = [solo, match].map((session, i) =>
      scratch(`capsules-${i}.json`, JSON.stringify(session.replay())),
    ) as [string, string];
    expect(await rensaJson(['verify', first, second])).toMatchObject([
      { ok: true, ticks: 400, result: null },
      { ok: true, result: [{ outcome: 'lost' }, { outcome: 'won' }] },
    ]);
    const { out } = await rensa(['replay', second]);
    expect(out).toMatch(/^│( ..){8} │ {3}│( ..){8} │$/m);
  });
});

describe.concurrent('bots of capsules', () => {
  it('play a stage of a level at a speed, and count its viruses', async () => {
    const play = (...flags: string[]): Promise<unknown> =>
      rensaJson(['play', 'capsules', '--bot', 'skilled', ...flags]);
    const [first, hi, slow] = await Promise.all([
      play('--seed', '8'),
      play('--level', '4', '--speed', 'hi', '--seeds', '8,9'),
      play('--level', '2', '--gap', '6', '--rules', 'classic'),
    ]);
    expect(first).toMatchObject({ result: 'won', viruses: 4, virusesLeft: 0 });
    expect(hi).toMatchObject([
      { result: 'won', viruses: 20, virusesLeft: 0 },
      { result: 'won', viruses: 20, virusesLeft: 0 },
    ]);
    expect(slow).toMatchObject({ result: 'won', viruses: 12 });
    expect(Object.keys(first as object)).toEqual([
      'result',
      'score',
      'pieces',
      'maxChain',
      'maxChainScore',
      'msPerMove',
      'hash',
      'viruses',
      'virusesLeft',
    ]);
  });

  it('stop after K pieces, and say what is left', async () => {
    const { out } = await rensa(['play', 'capsules', '--bot', 'novice', '--level', '20', '--pieces', '3']);
    expect(out).toMatch(/^stopped after 3 pairs/m);
    const [, gone, left] = /^viruses: (\d+)\nvirusesLeft: (\d+)$/m.exec(out) ?? [];
    expect(Number(gone) + Number(left)).toBe(84);
  });

  it('play matches that can be told apart', async () => {
    const bots = ['match', 'capsules', '--bots', 'skilled,novice', '--seeds', '8,1000'];
    expect(await rensaJson(bots)).toMatchObject({ wins: [2, 0], draws: 0 });
  });

  it('name the row of a placement, and answer over the protocol', async () => {
    const position = { board: 'b*y*b*y*........\nr*r*............', pairs: ['rr', 'yb'] };
    const [thought, message] = await Promise.all([
      rensaJson(['think', 'capsules', '--budget', '2000'], JSON.stringify(position)),
      rensa(['bot', 'casual', '--game', 'capsules'], JSON.stringify({ type: 'position', id: 4, ...position })),
    ]);
    expect((thought as { moves: object[] }).moves[0]).toMatchObject({ col: 2, rot: 1, row: 0 });
    expect(JSON.parse(message.out)).toMatchObject({ type: 'suggestion', id: 4 });
  });

  it.each([
    [['play', 'capsules', '--level', '25'], /level must be a whole number from 0 to 24, not 25/],
    [['play', 'capsules', '--speed', 'fast'], /speed must be low, med or hi, not "fast"/],
    [['play', 'capsules', '--gap', '0'], /--gap must be a whole number from 1 to 60/],
    [['play', 'capsules', '--bot', 'swift'], /unknown bot "swift": choose strong, .* or cmd:PROGRAM/],
  ])('refuse %j', async (args, message) => {
    expect(await refused(args)).toMatch(message);
  });
});
