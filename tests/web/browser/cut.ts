// A server of the built page that can be cut off, and can bring another version.

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { HEADERS } from '../../../apps/web/policy.ts';

const BUILT = fileURLToPath(new URL('../../../.cache/web', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** In the document of the next version. */
export const MARK = '<meta name="next">';

export class CutServer {
  #server: Server | undefined;
  #port = 0;
  isNext = false;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.address);
      void this.#read(pathname).then(
        (body) => response.writeHead(200, { ...HEADERS, 'Content-Type': typeOf(pathname) }).end(body),
        () => response.writeHead(404, HEADERS).end(),
      );
    });
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Nothing is answered any more. */
  async cut(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
  }

  async #read(pathname: string): Promise<string | Buffer> {
    const file = await readFile(join(BUILT, extname(pathname) === '' ? 'index.html' : pathname));
    if (!this.isNext) return file;
    if (pathname === '/sw.js') return file.toString().replace(/version:"[^"]+"/, 'version:"next"');
    return extname(pathname) === '' ? file.toString().replace('<head>', `<head>${MARK}`) : file;
  }
}

function typeOf(pathname: string): string {
  return TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream';
}
