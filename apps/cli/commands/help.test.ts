import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_COMMANDS } from '../catalog/games.ts';
import { listed } from '../io/lists.ts';
import { buildProgram, shell } from '../testing/program.testing.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';
import { COMMANDS } from './table.ts';

beforeAll(buildProgram);

const OF_GAMES = GAME_COMMANDS.map(({ name }) => name);
const BEFORE = ['help', 'resolve', 'deal', 'drop', 'play', 'match', 'league', 'netplay', 'think', 'env'];
const NAMES = [...BEFORE, ...OF_GAMES, 'replay', 'verify', 'bot', 'check-bot', 'bench'];

describe.concurrent('help', () => {
  it('lists what there is, with or without being asked', async () => {
    const [asked, bare, flag, short] = await Promise.all([
      rensa(['help']),
      rensa([]),
      rensa(['--help']),
      rensa(['-h']),
    ]);
    for (const name of NAMES) expect(asked.out).toMatch(new RegExp(`^  ${name} +[a-z]`, 'm'));
    expect([bare, flag, short]).toEqual([asked, asked, asked]);
    expect(asked).toMatchObject({ code: 0, err: '' });
  });

  it('has a page for each command, by two ways', async () => {
    const pages = await Promise.all(NAMES.map((name) => Promise.all([rensa(['help', name]), rensa([name, '--help'])])));
    pages.forEach(([page, same], i) => {
      expect(page.out).toMatch(new RegExp(`^rensa ${NAMES[i]}`));
      expect(page.out).toContain('For example:\n  ');
      expect(same).toEqual(page);
    });
  });

  it('has a JSON form', async () => {
    const [all, one] = await Promise.all([rensaJson(['help']), rensaJson(['help', 'deal'])]);
    expect((all as { commands: { name: string }[] }).commands.map(({ name }) => name)).toEqual(NAMES);
    const text = expect.any(String);
    expect(one).toMatchObject({ name: 'deal', examples: [text, text, text, text] });
  });

  it('refuses what it does not know', async () => {
    const lines = await Promise.all([refused(['help', 'dance']), refused(['help', 'deal', 'puyo'])]);
    expect(lines[0]).toBe(`rensa: unknown command "dance": use ${listed(NAMES, 'or')}`);
    expect(lines[1]).toMatch(/one command/);
  });
});

describe.concurrent('every example', () => {
  const examples = COMMANDS.flatMap(({ examples }) => examples());

  it.each(examples)('%s', async (line) => {
    const { code, out, err } = await shell(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/--json| \| npx rensa bot/.test(line) ? /^[{[].*[}\]]\n$/ : /^[^{[]{3}/);
  });

  it('names the command that it explains', () => {
    for (const { name, examples } of COMMANDS) {
      for (const line of examples()) expect(line).toContain(`npx rensa ${name}`);
    }
  });
});
