// Once for all browser tests: the page as it is shipped, a server for it, and where the browser is.

import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, preview, type PreviewServer } from 'vite';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

import { findHeadless } from './browser.ts';
import { EMPTY } from './empty.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the page, without a slash at the end. */
    readonly address: string;
    /** Its place, and the environment that it needs. */
    readonly browser: { readonly path: string; readonly env: NodeJS.ProcessEnv };
  }
}

const ROOT = fileURLToPath(new URL('../../../apps/web', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../.cache/web', import.meta.url));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([serve(), find()]);
  const { port } = server.httpServer.address() as AddressInfo;
  project.provide('address', `http://127.0.0.1:${port}`);
  project.provide('browser', browser);
  return () => server.close();
}

async function serve(): Promise<PreviewServer> {
  const options = { root: ROOT, mode: 'production', logLevel: 'warn' } as const;
  await build({ ...options, build: { outDir: BUILT, emptyOutDir: true } });
  await writeFile(join(BUILT, EMPTY), '<!doctype html><title>Empty</title><link rel="icon" href="data:,">');
  return preview({ ...options, build: { outDir: BUILT }, preview: { host: '127.0.0.1', port: 0 } });
}

/** The libraries of the browser from npm are for that one alone: the tests may start another. */
async function find(): Promise<ProvidedContext['browser']> {
  const before = { ...process.env };
  const path = await findHeadless();
  const env = { ...process.env };
  process.env = before;
  return { path, env };
}
