import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../../apps/web', import.meta.url));

export interface Served {
  /** The folder of the files. */
  readonly folder: string;
  /** Without a slash at the end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the page as it is shipped, or in another mode, into a folder of this name, and serves it. */
export async function serveBuilt(name: string, mode = 'production'): Promise<Served> {
  const folder = fileURLToPath(new URL(`../../../.cache/${name}`, import.meta.url));
  const options = { root: ROOT, mode, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } } as const;
  await build(options);
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { folder, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
