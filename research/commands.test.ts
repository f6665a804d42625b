// Runs the brief commands of the README: each script still works.

import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const COMMANDS = README.match(/^npx .*tsx research\/.*$/gm) ?? [];

it.each(COMMANDS)('%s', async (command) => {
  const { stdout } = await promisify(exec)(command, { cwd: ROOT, shell: '/bin/bash' });
  expect(stdout).not.toBe('');
});
