import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf } from './key.ts';

it('changes with every source, and not with what a build has made', () => {
  const root = mkdtempSync(join(tmpdir(), 'rensa-key-'));
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  for (const folder of ['app/deep', 'app/dist']) mkdirSync(join(root, folder), { recursive: true });
  write('app/deep/a.ts', '1');
  write('lock.json', '{}');
  const key = (): string => keyOf(root, ['app', 'lock.json']);
  const first = key();
  write('app/dist/made.js', 'x');
  expect(key()).toBe(first);
  write('lock.json', '{ }');
  const second = key();
  write('app/deep/a.ts', '2');
  const third = key();
  write('app/deep/b.ts', '');
  expect(new Set([first, second, third, key()]).size).toBe(4);
  rmSync(root, { recursive: true });
});
