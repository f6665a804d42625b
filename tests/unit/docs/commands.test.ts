// Runs every command of the documents on the real program. If a document shows an answer, the program must give it; …
// means any text. commands.md lists the commands that cannot run here, with the reason.

import { messageOf } from '@rensa/engine';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCommand } from '../../../apps/cli/commands/help.ts';
import { COMMANDS } from '../../../apps/cli/commands/table.ts';
import { parseArgs } from '../../../apps/cli/io/args.ts';
import { buildProgram, shell } from '../../../apps/cli/testing/program.testing.ts';
import { read, sourcesIn } from '../sources.ts';
import { NOT_AS_SHOWN, SHORTER } from './instead.ts';
import { blocksOf, DOCUMENTS, languagesOf, proseOf } from './pages.ts';

const STARTS = /^(?:\$ )?((?:[A-Z]+=\S+ )?(?:npx|npm|printf|echo|node|python3|git) .*)$/;
/** A command in a sentence: the program and the words after it. */
const IN_PROSE = /`(?:[^`\n]+ )?npx (rensa|tsx|vitest run --project unit) ([^`]+)`/g;
/** The languages of blocks. A block without a language shows a terminal or a drawing. */
const LANGUAGES: ReadonlySet<string> = new Set(['', 'python', 'ts', 'json']);
/** The start of a line that looks like a command. */
const TYPED = /^(?:\$ |(?:nice|time|env|sudo|cd|cp|cat|curl|docker|nginx|export|bash|sh|tsx|vitest|rensa|yarn|pnpm) )/;
/** Research is outside the tests: `research/commands.test.ts` runs its scripts. */
const RESEARCH = /\bresearch\b/;
/** A script of package.json: its name, and its package if that is not the root. */
const SCRIPT = /npm run (?:-s )?([\w:-]+)(?: -w ([\w/]+))?/g;

interface Shown {
  readonly line: string;
  /** The lines below the command; none if only the command is shown. */
  readonly answer: readonly string[];
}

function shownIn(block: string): readonly Shown[] {
  const shown: { line: string; answer: string[] }[] = [];
  let answers = false;
  for (const line of block.trimEnd().split('\n')) {
    const command = STARTS.exec(line)?.[1];
    if (command !== undefined) shown.push({ line: command, answer: [] });
    else if (answers) shown.at(-1)?.answer.push(line);
    answers = command === undefined ? answers : line.startsWith('$ ');
  }
  return shown;
}

const SHOWN = DOCUMENTS.flatMap((path) => blocksOf(path, '')).flatMap(shownIn);
/** The commands by line, because two documents may show the same one. */
const LINES = new Map(SHOWN.map((each) => [each.line, each]));

function pattern(answer: readonly string[]): RegExp {
  const text = answer.join('\n').trimEnd();
  const escaped = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join(String.raw`[\s\S]*`)}\\n$`);
}

function scriptsOf(folder: string): object {
  return (JSON.parse(read(`${folder}/package.json`)) as { readonly scripts: object }).scripts;
}

beforeAll(buildProgram);

/** The fault of a command in a sentence, found without running it. */
function faultOf(program: string, words: readonly string[]): string | undefined {
  if (program !== 'rensa') return words.every((word) => existsSync(word)) ? undefined : 'no such file';
  const [name = '', ...rest] = words;
  try {
    parseArgs(rest, { ...findCommand(COMMANDS, name).flags, json: 'switch', help: 'switch' });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

describe.concurrent('commands in the documents', () => {
  const asShown = [...LINES.values()].filter(({ line }) => !NOT_AS_SHOWN.has(line) && !RESEARCH.test(line));

  it.each(asShown)('$line', async ({ line, answer }) => {
    const { code, out, err } = await shell(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (answer.length > 0) expect(out).toMatch(pattern(answer));
  });

  it.each(SHORTER)('for a longer one: %s', async (line) => {
    expect(await shell(line.replaceAll('npx tsx', `'${process.execPath}' --import tsx`))).toMatchObject({ code: 0 });
  });

  it('those that do not run as shown are still there', () => {
    expect([...NOT_AS_SHOWN].filter((line) => !LINES.has(line))).toEqual([]);
  });

  it('of research name scripts that exist', () => {
    const scripts = [...LINES.keys()].flatMap((line) => line.match(/\bresearch\/\S+/g) ?? []);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('none is in a form that this test does not read', () => {
    const languages = DOCUMENTS.flatMap(languagesOf);
    expect(languages.filter((language) => !LANGUAGES.has(language))).toEqual([]);
    const lines = DOCUMENTS.flatMap((path) => blocksOf(path, '')).flatMap((block) => block.split('\n'));
    expect(lines.filter((line) => TYPED.test(line) && !STARTS.test(line))).toEqual([]);
  });

  it('every script that is named exists', () => {
    const named = DOCUMENTS.flatMap((path) => [...read(path).matchAll(SCRIPT)]);
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(([, name = '', folder = '.']) => !Object.hasOwn(scriptsOf(folder), name));
    expect(missing.map(([line]) => line)).toEqual([]);
  });

  it('every command in a sentence is known, with its flags', () => {
    const named = DOCUMENTS.flatMap((path) => [...proseOf(path).matchAll(IN_PROSE)]);
    expect(named.length).toBeGreaterThan(10);
    const faults = named.map(([line, program = '', words = '']) => [line, faultOf(program, words.split(' '))]);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
    expect([faultOf('rensa', ['dance']), faultOf('rensa', ['play', '--no'])]).not.toContain(undefined);
  });

  it('a program that is shown is one of the examples', () => {
    const examples = sourcesIn(['.py'], 'examples/').map((path) => read(path));
    const shown = DOCUMENTS.flatMap((path) => blocksOf(path, 'python'));
    expect(shown.filter((program) => !examples.some((example) => example.includes(program)))).toEqual([]);
  });
});

describe('the reader of blocks', () => {
  it('finds commands and their answers', () => {
    const block = '$ echo 1\n1\n\n2\nnpx rensa help\nnot an answer\n';
    expect(shownIn(block)).toEqual([
      { line: 'echo 1', answer: ['1', '', '2'] },
      { line: 'npx rensa help', answer: [] },
    ]);
  });

  it('takes … for anything, and nothing else', () => {
    expect(pattern(['{"a":…}']).test('{"a":[1, 2]}\n')).toBe(true);
    expect(pattern(['{"a":…}']).test('{"b":[1, 2]}\n')).toBe(false);
  });
});
