import { LIMITS, packReplay, type Replay, Session, duel } from '@rensa/engine';
import { GAMES } from '@rensa/games';
import { INPUT } from '@rensa/games/falling';
import { printBoard, puyo } from '@rensa/games/puyo';
import { testDeck } from '../../../packages/engine/deck.testing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { listed } from '../io/lists.ts';
import { buildProgram } from '../testing/program.testing.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';
import { scratch } from '../testing/scratch.testing.ts';
import { sampleReplay } from '../games/puyo/sample.ts';

beforeAll(buildProgram);

/** Games and matches in the order of the catalog. */
const KNOWN = GAMES.flatMap(({ id, duel }) => (duel === null ? [id] : [id, duel.id]));
const SETUP = { rules: 'tsu', mode: 'endless', colors: 4 } as const;
const ORIGIN = { game: 'puyo', version: puyo.version, setup: SETUP, dealt: 'seed', seed: 1, standard: true };
const lost = sampleReplay();
const running = sampleReplay(500);

function match(): { replay: Replay; boards: string[] } {
  const session = new Session(duel(puyo), SETUP, 7);
  for (let i = 0; i < 250; i++) session.advance([INPUT.soft, i % 40 === 0 ? INPUT.left : 0]);
  return { replay: session.replay(), boards: session.state.boards.map(({ board }) => printBoard(board)) };
}

const text = (replay: object): string => JSON.stringify(replay);

describe.concurrent('verify', () => {
  it('is valid for a finished game, in both forms', async () => {
    const [json, compact] = await Promise.all([
      rensaJson(['verify'], text(lost)),
      rensaJson(['verify', '-'], packReplay(lost)),
    ]);
    expect(json).toEqual({
      ok: true,
      ...ORIGIN,
      result: [{ outcome: 'lost', score: expect.any(Number) }],
      ticks: lost.ticks,
      hash: lost.hash,
    });
    expect(compact).toEqual(json);
  });

  it('has no result while the game is running', async () => {
    expect(await rensaJson(['verify'], text(running))).toEqual({
      ok: true,
      ...ORIGIN,
      result: null,
      ticks: 500,
      hash: running.hash,
    });
  });

  it('exits 1 when a replay is not valid', async () => {
    const longer = { ...lost, ticks: lost.ticks + 1, log: [[...(lost.log[0] ?? []), 1, 63]] };
    const wrong: readonly [object, RegExp, object?][] = [
      [{ ...running, seed: 2 }, /lead to [0-9a-f]{16}/, { seed: 2, hash: expect.stringMatching(/^[0-9a-f]{16}$/) }],
      [{ ...running, hash: '0123456789abcdef' }, /claims 0123456789abcdef/, { hash: running.hash }],
      [{ ...running, version: 999 }, /version 999/, { version: 999 }],
      [{ ...running, setup: { rules: 'sun' } }, /setup is refused/, { setup: { rules: 'sun' }, standard: false }],
      [{ ...running, ticks: 500, log: [[499, 0, 1, 64]] }, /puyo has no input 64/],
      [{ ...running, ticks: 900_000, log: [[900_000, 0]] }, /900000 ticks: at most 864000 of puyo are verified/],
      [{ ...running, log: [running.log[0], running.log[0]] }, /2 seats/],
      [longer, /goes on after the game ended/],
      [{ ...running, ticks: 501 }, /covers 500 ticks, the replay says 501/],
    ];
    const ran = await Promise.all(wrong.map(([replay]) => rensa(['verify', '--json'], text(replay))));
    ran.forEach(({ code, out, err }, i) => {
      expect({ code, err }).toEqual({ code: 1, err: '' });
      expect(JSON.parse(out)).toEqual({
        ok: false,
        ...ORIGIN,
        reason: expect.stringMatching(wrong[i]?.[1] ?? ''),
        result: null,
        ticks: expect.any(Number),
        ...wrong[i]?.[2],
      });
    });
  });

  it('distinguishes a custom game from one that the page offers', async () => {
    const setup = { ...SETUP, options: { allClearScore: 1_000_000 } };
    const session = new Session(puyo, puyo.parseSetup(setup), 7);
    session.advance([0]);
    const verdict = await rensaJson(['verify'], text(session.replay()));
    expect(verdict).toMatchObject({ ok: true, setup, seed: 7, standard: false });
  });

  it('says of a game dealt from cards which these were', async () => {
    const setup = puyo.parseSetup(SETUP);
    const session = new Session(puyo, setup, 0, testDeck(puyo, setup, 100, 1));
    for (let i = 0; i < 200; i++) session.advance([INPUT.soft]);
    const replay = session.replay();
    const [json, plain] = await Promise.all([
      rensaJson(['verify'], packReplay(replay)),
      rensa(['verify'], text(replay)),
    ]);
    expect(json).toEqual({
      ok: true,
      ...ORIGIN,
      seed: 0,
      cards: replay.cards,
      dealt: 'cards',
      result: null,
      ticks: 200,
      hash: replay.hash,
    });
    expect(plain.out).toContain('dealt from cards');
    const [pairs = [], ...rest] = replay.cards ?? [];
    for (const cards of [
      [pairs.slice(1), ...rest],
      [[...pairs, 0], ...rest],
    ])
      expect((await rensa(['verify'], text({ ...replay, cards }))).code).toBe(1);
  });

  it('judges several files in order, and a match', async () => {
    const files = [
      scratch('a.json', text(running)),
      scratch('b.json', text({ ...running, seed: 3 })),
      scratch('c.txt', packReplay(match().replay)),
    ];
    const { code, out } = await rensa(['verify', ...files, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ ok: true }, { ok: false }, { ok: true }]);
  });

  it('leaves an error in the place of a file that is no replay, and exits 2', async () => {
    const files = [scratch('good.json', text(running)), scratch('bad.json', '{'), '/no/such/file'];
    const { code, out, err } = await rensa(['verify', ...files, '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { ok: true },
      { error: expect.stringContaining('JSON') },
      { error: expect.stringContaining('no such file') },
    ]);
    expect(err).toMatch(/^rensa: [^\n]*bad.json: [^\n]*\n$/);
  });

  it('speaks to people', async () => {
    const [holds, fails] = await Promise.all([
      rensa(['verify'], text(lost)),
      rensa(['verify'], text({ ...lost, seed: 2 })),
    ]);
    expect(holds.out).toMatch(
      /^valid: [\d,]+ ticks \(\d+:\d\d\), lost with [\d,]+ points?, hash [0-9a-f]{16}\npuyo \d+, .*, seed 1, standard\n$/,
    );
    expect(fails.out).toMatch(/^not valid: /);
  });
});

describe.concurrent('replay', () => {
  it('shows the end, the start and any tick between', async () => {
    const [end, start, middle] = await Promise.all([
      rensaJson(['replay'], text(lost)),
      rensaJson(['replay', '--at', '0'], text(lost)),
      rensaJson(['replay', '--at', '500'], text(lost)),
    ]);
    expect(end).toMatchObject({ tick: lost.ticks, ticks: lost.ticks, result: [{ outcome: 'lost' }] });
    expect(start).toEqual({ tick: 0, ticks: lost.ticks, boards: [Array(14).fill('......').join('\n')], scores: [0] });
    expect(middle).toMatchObject({ tick: 500, boards: [boardAfter(running)] });
  });

  it('says that a game had custom rules', async () => {
    const options = { popTicks: 3 };
    const session = new Session(puyo, puyo.parseSetup({ rules: 'tsu', options }), 7);
    session.advance([0]);
    const { out } = await rensa(['replay'], packReplay(session.replay()));
    expect(out).toMatch(/^puyo, custom rules, seed 7: tick 1 of 1 /);
  });

  it('shows both boards of a match', async () => {
    const { replay, boards } = match();
    const [json, drawn] = await Promise.all([
      rensaJson(['replay'], packReplay(replay)),
      rensa(['replay'], packReplay(replay)),
    ]);
    expect(json).toMatchObject({ tick: 250, boards, scores: [expect.any(Number), expect.any(Number)] });
    expect(drawn.out).toMatch(/^puyo-versus, seed 7: tick 250 of 250 \(0:04 of 0:04\)\n/);
    expect(drawn.out).toContain('seat 2: ');
    expect(drawn.out).toContain('│   │');
  });

  it('refuses ticks that are not there, and what it cannot play', async () => {
    const lines = await Promise.all([
      refused(['replay', '--at', '501'], text(running)),
      refused(['replay', '--at', '-1'], text(running)),
      refused(['replay', 'a', 'b']),
      refused(['replay'], '{'),
      refused(['replay'], text({ ...running, version: 999 })),
      refused(['replay'], text({ ...running, setup: null })),
      refused(['replay'], text({ ...running, log: [running.log[0], running.log[0]] })),
    ]);
    [/from 0 to 500/, /from 0 to 500/, /one file/, /JSON/, /version 999/, /setup must be an object/, /2 seats/].forEach(
      (message, i) => expect(lines[i]).toMatch(message),
    );
  });
});

function boardAfter(replay: Replay): string {
  const session = new Session(puyo, SETUP, replay.seed);
  const inputs = (replay.log[0] ?? []).flatMap((ticks, i, log) =>
    i % 2 === 0 ? Array<number>(ticks).fill(log[i + 1] ?? 0) : [],
  );
  for (const input of inputs) session.advance([input]);
  return printBoard(session.state.board);
}

describe.concurrent('what is no replay', () => {
  const bomb = { ...running, ticks: 1e9, log: [[1e9, 0]] };
  const crowd = {
    ...running,
    ticks: 1_000_001,
    log: [Array.from({ length: 2_000_002 }, (_, i) => (i % 2 === 0 ? 1 : (i >> 1) % 2))],
  };
  const inputs: readonly (readonly [string, string, RegExp])[] = [
    ['nothing', '', /empty/],
    ['a text', 'hello', /not a replay/],
    ['a JSON list', '[1,2]', /not a replay/],
    ['another format', '{"format":"other/1"}', /not a replay/],
    ['a cut JSON text', text(running).slice(0, -20), /not valid JSON/],
    ['a cut compact text', packReplay(running).slice(0, -20), /./],
    [
      'another game',
      text({ ...running, game: 'chess\n\u001b[2J' }),
      new RegExp(`unknown game "chess\\\\n.*: known games: ${listed(KNOWN)}$`),
    ],
    ['a log of a billion ticks', text(bomb), /ticks must be a whole number from 0 to 2592000/],
    ['a log of a million runs', text(crowd), /too/],
    ['more text than any replay has', `{"format":"${'x'.repeat(LIMITS.text)}"}`, /too large/],
    ['nested arrays without end', `{"format":"rensa-replay/1","log":${'['.repeat(100_000)}`, /nested too deeply/],
  ];
  it.each(inputs)('is refused: %s', async (_, input, message) => {
    expect(await refused(['verify', '--json'], input)).toMatch(message);
  });
});
