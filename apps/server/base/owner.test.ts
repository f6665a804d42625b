// One server per data folder, with real processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHolder, type Owned, takeFolder } from './owner.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rensa-owner-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const self = { pid: process.pid, url: 'http://localhost:1' };

/** A process that takes the folder, and its first word: `owned` or `held by …`. */
async function taker(): Promise<{ child: ChildProcess; word: string }> {
  const code = `
    import(${JSON.stringify(new URL('owner.ts', import.meta.url).href)}).then(async ({ takeFolder, isHolder }) => {
      const taken = await takeFolder(${JSON.stringify(folder)}, () => ({ pid: process.pid, url: 'http://localhost:2' }));
      console.log(isHolder(taken) ? 'held by ' + taken.pid : 'owned');
      setInterval(() => {}, 1000);
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [word] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, word: String(word).trim() };
}

it('is held until it is given free', async () => {
  const first = (await takeFolder(folder, () => self)) as Owned;
  expect(await takeFolder(folder, () => ({ pid: 1, url: '' }))).toEqual(self);
  await first.release();
  const second = await takeFolder(folder, () => self);
  expect(isHolder(second)).toBe(false);
  await (second as Owned).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is free after its process was killed', async () => {
  const { child, word } = await taker();
  expect(word).toBe('owned');
  expect(await takeFolder(folder, () => self)).toEqual({ pid: child.pid, url: 'http://localhost:2' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const taken = await takeFolder(folder, () => self);
  expect(isHolder(taken)).toBe(false);
  await (taken as Owned).release();
});

it('has one owner when several processes want it at once, also after a kill', async () => {
  const { child } = await taker();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const words = (await Promise.all([taker(), taker(), taker(), taker()])).map(({ word }) => word);
  expect(words.filter((word) => word === 'owned')).toHaveLength(1);
});

it('is taken once in each of many rounds of eight at the same moment', async () => {
  for (let round = 0; round < 10; round++) {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeFolder(folder, () => self)));
    const owned = taken.filter((each): each is Owned => !isHolder(each));
    expect(owned).toHaveLength(1);
    await owned[0]?.release();
  }
});
