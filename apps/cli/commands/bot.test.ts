import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../testing/program.testing.ts';
import { refused, rensa, rensaJson } from '../testing/rensa.testing.ts';

beforeAll(buildProgram);

const BOARD = { board: 'R.....\nGR....\nGBR...\nGBBR..', pairs: ['RB', 'YG', 'YB'] };
const POSITION = { type: 'position', id: 7, ...BOARD, nodes: 1500 };

async function told(messages: readonly unknown[], ...words: string[]): Promise<unknown[]> {
  const lines = messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
  const { code, out, err } = await rensa(['bot', ...words], lines.join('\n'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

describe.concurrent('a bot behind the protocol', () => {
  it('says who it is', async () => {
    const rules = { type: 'rules', protocol: 1, game: 'puyo', rules: 'tsu', unknown: true };
    expect(await told([rules])).toEqual([{ type: 'info', protocol: 1, name: 'strong', author: 'Rensa', version: '7' }]);
    expect(await told([rules], 'swift')).toMatchObject([{ name: 'swift' }]);
  });

  it('answers a position as `think` does, and all that it was sent before the input ended', async () => {
    const { moves } = (await rensaJson(['think', 'puyo', '--budget', '1500'], JSON.stringify(BOARD))) as {
      moves: unknown[];
    };
    expect(await told([POSITION, { ...POSITION, id: 8 }])).toEqual(
      [7, 8].map((id) => ({ type: 'suggestion', id, placements: moves })),
    );
  });

  it('answers unreadable input with an error, and continues', async () => {
    const replies = await told(['hello', '[]', '{"type": "dance"}', { ...POSITION, board: 'Q' }, POSITION]);
    expect(replies).toMatchObject([
      { type: 'error', reason: 'this is not JSON: "hello"' },
      { type: 'error', reason: 'the message must be an object, not []' },
      { type: 'error', reason: expect.stringMatching(/^type must be rules, .* not "dance"$/) },
      { type: 'error', reason: expect.stringMatching(/unknown cell "Q"/) },
      { type: 'suggestion', id: 7 },
    ]);
  });

  it('refuses a line without end, and reads the next', async () => {
    expect(await told(['x'.repeat(1_000_000), POSITION])).toMatchObject([
      { type: 'error', reason: 'the line is too long: more than 65536 characters' },
      { type: 'suggestion' },
    ]);
  });

  it('quits when it is asked to, though the input stays open', async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../bin/rensa.js', import.meta.url)), 'bot']);
    child.stdin.write('{"type": "quit"}\n');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });

  it('stops between two rounds', async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../bin/rensa.js', import.meta.url)), 'bot']);
    // This search takes hours.
    child.stdin.write(`${JSON.stringify({ ...POSITION, nodes: 100_000_000 })}\n{"type": "stop"}\n{"type": "quit"}\n`);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ type: 'suggestion', id: 7, placements: expect.any(Array) });
  });
});

it.concurrent.each([
  [['bot', 'nobody'], /unknown bot "nobody": choose .*strong/],
  [['bot', 'strong', 'swift'], /bot takes one name/],
  [['bot', '--seed', '1'], /unknown flag "--seed"/],
  [['bot', '--game', 'chess'], /--game must be .*, not "chess"$/],
])('refuses %j', async (args, message) => {
  expect(await refused(args)).toMatch(message);
});
