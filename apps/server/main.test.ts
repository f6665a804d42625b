// The server as a process: its start, its signals, and a second one on the same folder.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prepare } from './database/pglite/prepared.ts';
import { PREPARED } from './testing/database.testing.ts';
import { makePage } from './testing/server.testing.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const children: ChildProcess[] = [];
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rensa-main-'));
  makePage(folder);
  await Promise.all([promisify(execFile)('npm', ['run', '-s', 'build'], { cwd: HERE }), prepare(PREPARED)]);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything that it has said on standard error. */
  readonly said: () => string;
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: HERE,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), RENSA_PAGE: join(folder, 'page'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (part) => {
    said += String(part);
  });
  const url = await vi.waitFor(
    () => {
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found === undefined) throw new Error(`no address yet: ${said}`);
      return found;
    },
    { timeout: 30_000 },
  );
  return { child, url, said: () => said };
}

async function isReady(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/ready`)).status).toBe(200), { timeout: 30_000 });
}

it('answers with the page first, is ready when the database is open, and ends on SIGTERM', async () => {
  const { child, url } = await start();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<title>Rensa');
  await isReady(url);
  expect(await (await fetch(`${url}/server.json`)).json()).toMatchObject({ server: true, online: true });
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});

it('serves the page without online play beside a server that holds the folder, also after a kill', async () => {
  const first = await start();
  await isReady(first.url);
  const second = await start();
  await vi.waitFor(() => expect(second.said()).toContain(`process ${first.child.pid} at ${first.url}`), {
    timeout: 30_000,
  });
  expect(await (await fetch(`${second.url}/server.json`)).json()).toEqual({ server: false });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = await start();
  await isReady(third.url);
});

it('works as a page where the data folder cannot be used', async () => {
  const { url, child } = await start({ DATA_DIR: '/dev/null/data' });
  let logged = '';
  child.stdout?.on('data', (part) => {
    logged += String(part);
  });
  await vi.waitFor(() => expect(logged).toContain('DATA_DIR cannot be used'), { timeout: 30_000 });
  expect((await fetch(url)).status).toBe(200);
  expect(await (await fetch(`${url}/server.json`)).json()).toMatchObject({ server: true, online: false });
});

it('names every wrong setting and ends with 2', async () => {
  const child = spawn(process.execPath, ['dist/main.js'], { cwd: HERE, env: { ...process.env, PORT: 'x', HOST: 'y' } });
  children.push(child);
  let said = '';
  child.stderr.on('data', (part) => {
    said += String(part);
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(2);
  expect(said).toMatch(/PORT must be .*\nHOST must be /);
});

it('does not lose a second Ctrl-C that npm passes on at once', async () => {
  const { child, url } = await start();
  await isReady(url);
  child.kill('SIGINT');
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});
