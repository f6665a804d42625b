import { GAMES } from '@rensa/games';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContestScore } from '../bots/series.ts';
import { idsWith } from '../catalog/games.ts';
import { listed } from '../io/lists.ts';
import { BIN, buildProgram, programJson } from '../testing/program.testing.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';
import { scratch, scratchFolder } from '../testing/scratch.testing.ts';

beforeAll(buildProgram);

const ABLE = listed(idsWith('match'), 'or');
/** A game that no bot plays. */
const UNABLE = GAMES.find(({ id }) => !idsWith('match').includes(id))?.id ?? '';

const wordsFor = (bots: string, flags: readonly string[]): string[] => ['match', 'puyo', '--bots', bots, ...flags];
const match = async (bots: string, ...flags: string[]): Promise<ContestScore> =>
  (await rensaJson(wordsFor(bots, flags))) as ContestScore;
/** Runs the real program: for external programs and for several games at a time. */
const matchApart = async (bots: string, ...flags: string[]): Promise<ContestScore> =>
  (await programJson(wordsFor(bots, flags))) as ContestScore;

/** Removes the times, which depend on the machine. */
const untimed = (score: ContestScore | undefined): object[] =>
  (score?.games ?? []).map(({ msPerMove, ...game }) => ({ ...game, timed: msPerMove.length }));

const commandOf = (file: string): string =>
  `cmd:'${process.execPath}' ${fileURLToPath(new URL(file, import.meta.url))}`;
const bad = (name: string): string => commandOf(`../testing/bots/${name}.js`);

describe.concurrent('two bots', () => {
  it('play one game per seed, and the answer has every part of the contract', async () => {
    const pair = [expect.any(Number), expect.any(Number)] as unknown;
    const { wins, draws, games } = await match('swift,swift', '--seeds', '3,0x10', '--pieces', '2');
    expect({ wins, draws }).toEqual({ wins: [0, 0], draws: 2 });
    expect(games).toEqual(
      [3, 16].map((seed) => ({
        seed,
        winner: null,
        reason: 'nobody won in 2 pairs',
        ticks: expect.any(Number),
        scores: pair,
        maxChains: pair,
        pieces: [2, 2],
        msPerMove: pair,
      })),
    );
  });

  it('play the same game again', async () => {
    const [first, again] = await Promise.all([1, 2].map(() => match('swift,strong', '--pieces', '3')));
    expect(untimed(again)).toEqual(untimed(first));
    expect(first?.games[0]?.seed).toBe(1);
  });

  it('change seats from seed to seed if that is wanted, and stay first and second in the answer', async () => {
    const flags = ['--seeds', '1-2', '--time', '10000'];
    const [kept, swapped] = await Promise.all([
      matchApart(`novice,${bad('crash')}`, ...flags),
      matchApart(`novice,${bad('crash')}`, ...flags, '--swap'),
    ]);
    expect(untimed(swapped)).toEqual(untimed(kept));
    expect(swapped).toMatchObject({ wins: [2, 0], games: [{ winner: 0 }, { winner: 0 }] });
  });

  it('play several games at a time, with the same answer, and leave each game as a file', async () => {
    const folder = join(scratchFolder(), 'match');
    const flags = ['--seeds', '5,1-2', '--pieces', '3', '--swap'];
    const [one, several] = await Promise.all([
      match('novice,learner', ...flags),
      matchApart('novice,learner', ...flags, '--jobs', '2', '--replay', folder),
    ]);
    expect(untimed(several)).toEqual(untimed(one));
    expect(readdirSync(folder).toSorted()).toEqual(['1.json', '2.json', '5.json']);
    const replay = (await rensaJson(['verify', join(folder, '5.json')])) as object;
    expect(replay).toMatchObject({ ok: true, seed: 5, ticks: one.games[0]?.ticks });
  });

  it('play under another ruleset', async () => {
    const [tsu, classic] = await Promise.all(
      ['tsu', 'classic'].map((rules) => match('novice,novice', '--pieces', '3', '--rules', rules)),
    );
    expect(classic?.games[0]?.ticks).not.toBe(tsu?.games[0]?.ticks);
  });

  it('are shown to people line by line, and then the score', async () => {
    const { code, out } = await rensa(['match', 'puyo', '--bots', 'swift,novice', '--pieces', '1', '--seeds', '1-2']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^seed 1: a draw in 0:0\d, .*\nseed 2: .*, nobody won in 1 pairs\nswift: 0 wins\nnovice: 0 wins\n2 draws\n$/,
    );
  });
});

describe.concurrent('a program', () => {
  it('of ours plays behind the protocol as it does without', async () => {
    const served = `${commandOf('../bin/rensa.js')} bot swift`;
    const flags = ['--seeds', '5', '--pieces', '4', '--time', '60000'];
    const [direct, guest] = await Promise.all([
      match('swift,swift', ...flags),
      matchApart(`swift,${served}`, ...flags),
    ]);
    const named = (score: ContestScore): object =>
      JSON.parse(JSON.stringify(untimed(score)).replaceAll(/cmd:|'/g, '')) as object;
    expect(named(guest)).toEqual(named(direct));
  });

  it('may have commas in its command', async () => {
    const inline = `cmd:'${process.execPath}' -e 'process.exit([4,5].length)'`;
    const { games } = await matchApart(`${inline},swift`);
    expect(games[0]?.reason).toMatch(/ forfeits: bot crashed \(exit 2\)$/);
  });

  it('is named as it names itself, with its command where the other has that name, too', async () => {
    const old = bad('old').slice('cmd:'.length);
    const { names, games } = await matchApart(`cmd:${old},novice`, '--pieces', '1');
    expect(names).toEqual(['old', 'novice']);
    expect(games[0]).not.toHaveProperty('names');
    const served = `'${process.execPath}' ${BIN} bot novice`;
    expect((await matchApart(`novice,cmd:${served}`, '--pieces', '1', '--jobs', '2')).names).toEqual([
      'novice',
      `novice (${served})`,
    ]);
  });

  it('in Python plays a game', async ({ skip }) => {
    if (!hasPython()) skip('there is no python3 here');
    const example = `cmd:python3 ${fileURLToPath(new URL('../../../examples/bot.py', import.meta.url))}`;
    const { games } = await matchApart(`${example},${example}`, '--pieces', '30', '--time', '10000');
    expect(games).toMatchObject([{ winner: null, reason: 'nobody won in 30 pairs' }]);
    expect(Math.min(...(games[0]?.scores ?? []))).toBeGreaterThan(100);
  });
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.concurrent('a bad program loses the game, not the match:', () => {
  it.each([
    ['crash', / forfeits: bot crashed \(exit 1\): Error: out of ideas$/],
    ['hang', / forfeits: 3 moves in a row without a good answer, the last: no answer in 50 ms$/],
    ['junk', / forfeits: 3 moves in a row .* the last: this is not JSON: "what a lovely board"$/],
    ['illegal', / forfeits: 3 moves in a row .* the last: col 5, rot 1 cannot be reached$/],
  ])('%s', async (name, reason) => {
    const { wins, draws, games } = await matchApart(
      `${bad(name)},swift`,
      '--seeds',
      '1-2',
      '--time',
      name === 'hang' ? '50' : '10000',
    );
    expect({ wins, draws }).toEqual({ wins: [0, 2], draws: 0 });
    expect(games.map(({ seed }) => seed)).toEqual([1, 2]);
    for (const game of games) expect(game).toMatchObject({ winner: 1, reason: expect.stringMatching(reason) });
  });

  it('one that does not exist', async () => {
    const { games } = await matchApart('swift,cmd:/no/such/bot --really');
    expect(games).toMatchObject([
      { winner: 0, reason: expect.stringMatching(/crashed \(exit 127\): .*\/no\/such\/bot/) },
    ]);
  });

  it('one that speaks another protocol', async () => {
    const { games } = await matchApart(`cmd:echo '{"type": "info", "protocol": 3, "name": "new"}'; cat,swift`);
    expect(games[0]?.reason).toMatch(/ forfeits: no greeting: protocol must be 1 or 2, not 3$/);
  });

  it('one that knows only the first protocol plays, and gets no message about the end', async () => {
    const { games } = await matchApart(`${bad('old')},swift`, '--pieces', '2', '--time', '10000');
    expect(games[0]?.reason).toBe('nobody won in 2 pairs');
  });

  it('one that never ends its line', async () => {
    const { games } = await matchApart(`cmd:cat /dev/zero,swift`);
    expect(games[0]?.reason).toMatch(/ forfeits: no greeting: the line is too long/);
  });

  it('two of them', async () => {
    const { wins, games } = await matchApart(`${bad('crash')},${bad('junk')}`, '--seeds', '1-2');
    expect(wins).toEqual([0, 2]);
    expect(games[1]?.reason).toMatch(/; .* lost \d moves?, the last: this is not JSON/);
  });
});

it('a late answer is ignored, and a good one resets the failures', async () => {
  const { games } = await matchApart(`${bad('late')},swift`, '--pieces', '6', '--time', '500');
  expect(games[0]).toMatchObject({
    winner: null,
    reason: expect.stringMatching(/^nobody won in 6 pairs; .* lost 3 moves, the last: no answer in 500 ms$/),
  });
});

it('an answer to a stop is in time', async () => {
  const { games } = await matchApart(`swift,${bad('patient')}`, '--pieces', '3', '--time', '20');
  expect(games[0]).toMatchObject({ winner: null });
});

it('nothing is left running', async () => {
  const file = scratch('hang.pid', '');
  await matchApart(`${bad('hang')} ${file}; true,swift`, '--time', '20');
  expect(isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
});

it('a program and its children end with rensa, even if rensa is killed', async () => {
  const [own, started] = [scratch('killed.pid', ''), scratch('started.pid', '')];
  const bot = `cmd:sleep 1000 & echo $! > ${started}; exec ${bad('hang').slice('cmd:'.length)} ${own}`;
  const child = spawn(process.execPath, [BIN, 'match', 'puyo', '--bots', `swift,${bot}`, '--time', '600000']);
  const ended = once(child, 'exit');
  const pids = await vi.waitFor(() => [own, started].map((file) => pidIn(file)), WAIT);
  expect(pids.map(isRunning)).toEqual([true, true]);
  child.kill('SIGKILL');
  await ended;
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), WAIT);
});

const WAIT = { timeout: 30_000, interval: 50 };

function pidIn(file: string): number {
  const pid = Number(readFileSync(file, 'utf8'));
  if (pid === 0) throw new Error('not there yet');
  return pid;
}

/** Returns whether a process runs; one that has ended but is still listed does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

it.concurrent.each([
  [['match'], new RegExp(`match needs a game: ${ABLE}$`)],
  [['match', UNABLE, '--bots', 'strong,swift'], new RegExp(`match has no game "${UNABLE}": use ${ABLE}$`)],
  [['match', 'puyo'], /match needs two bots: add --bots A,B$/],
  [['match', 'puyo', '--bots', 'swift'], /--bots names two bots, not 1$/],
  [['match', 'puyo', '--bots', 'swift,swift,swift'], /--bots names two bots, not 3$/],
  [['match', 'puyo', '--bots', 'swift,'], /unknown bot "": choose .*cmd:PROGRAM$/],
  [['match', 'puyo', '--bots', 'swift,cmd:'], /unknown bot "cmd:"/],
  [['match', 'puyo', '--bots', 'swift,nobody'], /unknown bot "nobody"/],
  [['match', 'puyo', '--bots', 'swift,swift', '--seeds', '3-1'], /runs backward/],
  [['match', 'puyo', '--bots', 'swift,swift', '--time', '0'], /--time must be a whole number from 10 to/],
  [['match', 'puyo', '--bots', 'swift,swift', '--jobs', '0'], /--jobs must be a whole number from 1 to/],
  [['match', 'puyo', '--bots', 'swift,swift', '--swap=1'], /--swap takes no value$/],
  [['match', 'puyo', '--bots', 'swift,swift', '--rules', 'fever'], /--rules must be tsu or classic, not "fever"$/],
  [['match', 'puyo', '--bots', 'swift,swift', '--replay', '/dev/null/no'], /cannot write to "\/dev\/null\/no"/],
  [['match', 'puyo', '--bots', 'swift,swift', '--bot', 'x'], /unknown flag "--bot"/],
  [['match', 'puyo', 'file', '--bots', 'swift,swift'], /not "file"$/],
])('refuses %j', async (args, message) => {
  expect(await refused(args)).toMatch(message);
});
