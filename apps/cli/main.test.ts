import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/table.ts';
import { idsWith } from './catalog/games.ts';
import { listed } from './io/lists.ts';
import { buildProgram, program, shell } from './testing/program.testing.ts';
import { refusalOf } from './testing/ran.testing.ts';
import { refused, rensa, rensaJson } from './testing/rensa.testing.ts';

beforeAll(buildProgram);

const NAMES = COMMANDS.map(({ name }) => name);

describe.concurrent('usage', () => {
  it('takes flags before the command too', async () => {
    expect(await rensaJson(['--count=1', 'deal', 'puyo'])).toEqual(await rensaJson(['deal', '--count', '1', 'puyo']));
  });

  it('says its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await rensa(['--version'])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
    expect(await rensaJson(['--version'])).toBe(version);
    expect(await refused(['--version', 'puyo'])).toMatch(/--version takes nothing, not "puyo"/);
  });

  it('refuses in one line what it does not know', async () => {
    const lines = await Promise.all([
      refused(['dance']),
      refused(['da\nnce\u001b[2J']),
      refused(['--no-such-flag']),
      refused(['deal', 'puyo', '--colour', '4']),
      refused(['verify', '-v'], 'x'),
      refused(['deal', 'chess']),
      refused(['']),
    ]);
    [
      new RegExp(`^rensa: unknown command "dance": use ${listed(NAMES, 'or')}$`),
      /unknown command "da\\nnce\\u001b\[2J"/,
      /unknown flag "--no-such-flag"/,
      /unknown flag "--colour": known flags: .*--colors/,
      /unknown flag "-v"/,
      new RegExp(`deal has no game "chess": use ${listed(idsWith('deal'), 'or')}$`),
      /unknown command ""/,
    ].forEach((message, i) => expect(lines[i]).toMatch(message));
  });
});

describe.concurrent('a process', () => {
  const BROKEN = '{"format":"rensa-replay/1"}';

  it.each<[number, string[], string]>([
    [0, [], ''],
    [0, ['resolve', 'puyo'], '..GG\nRRRRGG\n'],
    [0, ['resolve', 'puyo', '--json'], 'RRRR\n---\nGGGG'],
    [0, ['deal', 'puyo', '--seeds', '1-300', '--count', '300', '--json'], ''],
    [0, ['verify', 'replays/puyo-tsu-timed2-4.json'], ''],
    [1, ['verify', '--json'], changed('replays/puyo-tsu-timed2-4.json')],
    [2, ['verify', 'replays/puyo-tsu-timed2-4.json', '-', '--json'], BROKEN],
    [2, ['verify'], BROKEN],
    [2, ['da\nnce'], ''],
  ])('ends with %i and says the same as a call within one: %j', async (code, args, input) => {
    const ran = await program(args, input);
    expect(ran.code).toBe(code);
    expect(ran).toEqual(await rensa(args, input));
  });

  it.each(NAMES)('refuses in one line what %s does not know', async (name) => {
    expect(refusalOf(await program([name, '--no-such-flag']))).toMatch(/unknown flag "--no-such-flag"/);
  });
});

/** Makes a replay invalid by another seed. */
function changed(file: string): string {
  return readFileSync(file, 'utf8').replace(/"seed": ?\d+/, (seed) => `${seed}1`);
}

describe.concurrent('pipes', () => {
  it('ends without an error when the reader closes the pipe', async () => {
    const { err, out } = await shell('npx rensa deal puyo --seeds 1-3000 | head -n 1');
    expect({ err, out }).toEqual({ err: '', out: 'seed 1\n' });
  });

  it('does not wait for input that a refused command would not read', async () => {
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('bin/rensa.js', import.meta.url)),
      'resolve',
      'chess',
    ]);
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(2);
  });
});
