import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { BIN, buildProgram, program } from '../testing/program.testing.ts';
import { refused } from '../testing/rensa.testing.ts';
import { scratch } from '../testing/scratch.testing.ts';

beforeAll(buildProgram);

interface Checked {
  readonly ok: boolean;
  readonly cases: readonly { readonly name: string; readonly ok: boolean; readonly reason?: string }[];
}

async function check(command: string, ...flags: string[]): Promise<Checked & { readonly code: number }> {
  const { out, code } = await program(['check-bot', 'puyo', '--json', '--time', '20000', ...flags, '--', command], '');
  return { ...(JSON.parse(out) as Checked), code: code ?? -1 };
}

const bad = (name: string): string =>
  `'${process.execPath}' ${fileURLToPath(new URL(`../testing/bots/${name}.js`, import.meta.url))}`;
const failures = ({ cases }: Checked): string[] => cases.flatMap(({ ok, name }) => (ok ? [] : [name]));

describe.concurrent('check-bot', () => {
  it('finds nothing wrong with a bot of ours behind the protocol', async () => {
    const checked = await check(`'${process.execPath}' ${BIN} bot builder`);
    expect(failures(checked)).toEqual([]);
    expect(checked).toMatchObject({ ok: true, code: 0 });
    expect(checked.cases.length).toBeGreaterThan(10);
  });

  it('finds nothing wrong with the first example, as it is pasted from the docs', async ({ skip }) => {
    if (!hasPython()) skip('there is no python3 here');
    const docs = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
    const pasted = scratch('pasted.py', /```python\n([^]*?)```/.exec(docs)?.[1] ?? '');
    expect(failures(await check(`python3 ${pasted}`))).toEqual([]);
  });

  it.each([
    ['illegal', 'none of its placements can be reached'],
    ['junk', 'this is not JSON: "what a lovely board"'],
  ])('says what is wrong with a program: %s', async (name, reason) => {
    const checked = await check(bad(name));
    expect(checked).toMatchObject({ ok: false, code: 1 });
    expect(checked.cases.filter(({ name: each }) => each.startsWith('answers a position'))).toEqual(
      ['with placements that can be reached', 'with an opponent'].map((rest) => ({
        name: `answers a position ${rest}`,
        ok: false,
        reason,
      })),
    );
  });

  it('says so when a program loses moves only later', async () => {
    expect(failures(await check(bad('crash')))).toContain('plays 12 pieces without losing a move');
  });

  it('logs every message if that is wanted', async () => {
    const log = scratch('log.ndjson', '');
    await check(bad('illegal'), '--log', log);
    const lines = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ from: 'host', message: { type: 'rules', game: 'puyo' } });
    expect(lines.find(({ from }) => from === 'bot')).toMatchObject({ message: { type: 'info' } });
    expect(lines.map(({ command }) => command)).toEqual(lines.map(() => bad('illegal')));
  });

  it('refuses a game that no bot plays, and no command', async () => {
    expect(await refused(['check-bot', 'chess', 'x'])).toMatch(/check-bot needs a game: puyo/);
    expect(await refused(['check-bot', 'puyo'])).toMatch(/needs the command of a program/);
    expect(await refused(['check-bot', 'puyo', 'x', '--log', '/no/such/folder/log'])).toMatch(/cannot write to/);
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
