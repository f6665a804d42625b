// The built page, in memory. A file is compressed when it is first asked for, and kept.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headersFor, type HostRules, insteadOf, parseHostRules } from './rules.ts';
import { isPacked, typeOf } from './types.ts';

type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

interface PageFile {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly accepts: string;
  /** The `If-None-Match` of the request. */
  readonly known: string;
}

export class PageFiles {
  readonly #files: ReadonlyMap<string, PageFile>;
  readonly #rules: HostRules;
  /** Headers of every file beyond those of the rules. */
  readonly #more: Readonly<Record<string, string>>;

  constructor(folder: string, more: Readonly<Record<string, string>> = {}) {
    this.#files = new Map(pathsIn(folder).map((path) => [urlOf(folder, path), fileOf(readFileSync(path))]));
    this.#rules = parseHostRules(this.#text('/_headers'), this.#text('/_redirects'));
    this.#more = more;
  }

  async answer({ method, path, accepts, known }: Asked): Promise<Response> {
    const asked = path.endsWith('/') ? `${path}index.html` : path;
    const found = this.#files.has(asked) && !asked.startsWith('/_') ? { to: asked, status: 200 } : undefined;
    const { to, status } = found ?? insteadOf(this.#rules, path) ?? { to: '', status: 404 };
    const file = this.#files.get(to);
    const headers = { ...this.#more, ...headersFor(this.#rules, asked) };
    if (file === undefined) return new Response('Not found', { status: 404, headers });
    return send({ file, path: to, status, accepts, known, headers, withBody: method !== 'HEAD' });
  }

  #text(path: string): string {
    return this.#files.get(path)?.bytes.toString() ?? '';
  }
}

interface Sent {
  readonly file: PageFile;
  readonly path: string;
  readonly status: number;
  readonly accepts: string;
  readonly known: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly withBody: boolean;
}

async function send({ file, path, status, accepts, known, headers, withBody }: Sent): Promise<Response> {
  const all = { 'cache-control': 'no-cache', ...headers, etag: file.etag, vary: 'accept-encoding' };
  if (status === 200 && known.split(/,\s*/).includes(file.etag))
    return new Response(null, { status: 304, headers: all });
  const encoding = isPacked(path) ? undefined : encodingFor(accepts);
  const body = encoding === undefined ? file.bytes : await compressedAs(file, encoding);
  return new Response(withBody ? Uint8Array.from(body) : null, {
    status,
    headers: {
      ...all,
      'content-type': typeOf(path),
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
}

function encodingFor(accepts: string): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => new RegExp(`(^|[\\s,])${name}([\\s,;]|$)`).test(accepts));
}

function compressedAs({ bytes, compressed }: PageFile, encoding: Encoding): Promise<Buffer> {
  const made = compressed.get(encoding) ?? compressors[encoding](bytes);
  compressed.set(encoding, made);
  return made;
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

function fileOf(bytes: Buffer): PageFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, compressed: new Map() };
}
