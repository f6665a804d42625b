import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage } from '../testing/server.testing.ts';
import { PageFiles } from './files.ts';

let folder = '';
let files: PageFiles;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rensa-page-'));
  files = new PageFiles(makePage(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

function ask(path: string, more: { accepts?: string; known?: string; method?: string } = {}): Promise<Response> {
  return files.answer({ path, method: 'GET', accepts: '', known: '', ...more });
}

it('answers with a file, its type and the headers of its rules', async () => {
  const response = await ask('/assets/app-1234.js');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe('export {};\n'.repeat(100));
});

it('answers any other address with the page, and a missing asset with 404', async () => {
  const page = await ask('/play/puyo');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await page.text()).toContain('<title>Rensa');
  expect((await ask('/assets/gone.js')).status).toBe(404);
  expect(await (await ask('/_headers')).text()).toContain('<title>Rensa');
  expect(await (await ask('/../package.json')).text()).toContain('<title>Rensa');
});

it('compresses where the browser can read it', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const response = await ask('/assets/app-1234.js', { accepts: `deflate, ${encoding};q=1.0` });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(unpack[encoding](bytes).toString()).toBe('export {};\n'.repeat(100));
  }
});

it('says 304 to a browser that has the file, and sends no body to HEAD', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? '';
  expect((await ask('/', { known: `"other", ${etag}` })).status).toBe(304);
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
